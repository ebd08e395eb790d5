import { expect, test } from "vitest";
import { confirmPurchase } from "#server/purchases/confirm-purchase.ts";
import { browserOf } from "./calls.ts";
import { eachAtOnce, seeded, shuffled, many, people } from "./crowd.ts";
import { engines } from "./fresh-database.ts";
import { isGranted, openShop, type Shop } from "./shop.ts";

test.each(engines)("T3: on %s, webhooks and returns make one purchase", async (engine) => {
  await using shop = await openShop({ engine });
  const { testHelpers } = shop;
  testHelpers.pauseWebhooks();
  await shop.watchFulfilments();
  const random = seeded(3);
  const results = await eachAtOnce(5, people(many(5, 1000)), async (email) => {
    const sessionId = await shop.openSession(email);
    testHelpers.pay(sessionId);
    const event = testHelpers.completed().at(-1);
    if (!event) throw new Error("no event");
    const returns: boolean[] = [];
    const land = async () => {
      returns.push(isGranted(await shop.askForReport(sessionId, email)));
    };
    const tell = async () => expect(await testHelpers.deliver(event)).toBe(200);
    await Promise.all(shuffled([tell, tell, land, land, land], random).map((act) => act()));
    return { granted: returns.every(Boolean), sessionId };
  });

  const rows = await shop.count("select count(*) from purchases");
  const fulfilments = await shop.fulfilments();
  const mostReads = Math.max(...shop.readsOf(results.map(({ sessionId }) => sessionId)));
  expect(results.filter(({ granted }) => !granted)).toEqual([]);
  expect({ rows, fulfilments }).toEqual({ rows: results.length, fulfilments: results.length });
  // Each of the two events asks for itself, since it may be younger than any answer; all who return ask together.
  expect(mostReads).toBeLessThanOrEqual(3);
});

test("T3: a second confirmation that runs before or after any step of the first makes no second purchase", async () => {
  await using shop = await openShop();
  shop.testHelpers.pauseWebhooks();
  await shop.watchFulfilments();
  const tried: string[] = [];
  for (const when of ["before", "after"] as const) {
    for (let step = 0; ; step += 1) {
      const interrupted = await interruptAt(shop, step, when);
      if (interrupted === undefined) break;
      tried.push(`${when} ${interrupted}`);
    }
  }
  const rows = await shop.count("select count(*) from purchases");
  const paid = await shop.count("select count(*) from purchases where state = 'paid'");
  const fulfilments = await shop.fulfilments();
  expect(tried.length).toBeGreaterThanOrEqual(6);
  expect({ paid, fulfilments }).toEqual({ paid: rows, fulfilments: rows });
});

/** Confirms a new payment and lets another confirmation run around one step; the step's name, or undefined without one. */
async function interruptAt(
  shop: Shop,
  wanted: number,
  when: "before" | "after",
): Promise<string | undefined> {
  const { deps } = shop;
  const { sessionId } = await shop.buy(`eve-${when}-${wanted}@example.com`);
  const signal = AbortSignal.timeout(60_000);
  let step = 0;
  let interrupted: string | undefined;

  const stepping = <Room extends object>(room: Room): Room =>
    new Proxy(room, {
      get(target, name, receiver) {
        const act: unknown = Reflect.get(target, name, receiver);
        if (typeof act !== "function") return act;
        return async (...args: unknown[]) => {
          const isThisOne = step === wanted;
          step += 1;
          if (isThisOne) interrupted = String(name);
          if (isThisOne && when === "before") await confirmPurchase(deps, sessionId, signal);
          const result: unknown = await Reflect.apply(act, target, args);
          if (isThisOne && when === "after") await confirmPurchase(deps, sessionId, signal);
          return result;
        };
      },
    });
  await confirmPurchase(
    { ...deps, store: stepping(deps.store), provider: stepping(deps.provider) },
    sessionId,
    signal,
  );
  // Paid without an interruption, too.
  return interrupted;
}

test.each(engines)("T11: on %s, five presses lead to one payment page", async (engine) => {
  await using shop = await openShop({ engine });
  const buyers = people(many(3, 500));
  const presses = await eachAtOnce(10, buyers, (email) =>
    Promise.all(Array.from({ length: 5 }, () => shop.order(email))),
  );
  const refused = presses.flat().filter(({ status }) => status !== 200).length;
  const pages = presses.map((answers) => new Set(answers.map(({ body }) => body["url"])).size);
  const sessions = shop.testHelpers.sessions().length;
  const rows = await shop.count("select count(*) from purchases");
  expect({ refused, sessions, rows }).toEqual({
    refused: 0,
    sessions: buyers.length,
    rows: buyers.length,
  });
  expect(new Set(pages)).toEqual(new Set([1]));
});

test.each(engines)("T11: on %s, whoever knows the e-mail gets nothing", async (engine) => {
  await using shop = await openShop({ engine });
  const buyers = people(many(3, 500));
  const counts = { shared: 0, split: 0, opened: 0 };
  await eachAtOnce(10, buyers, async (email) => {
    const strangers = [{}, browserOf(`eve of ${email}`), browserOf(`eve 2 of ${email}`)];
    // The buyer presses twice; the strangers are there before, between and after.
    const from = [strangers[0], browserOf(email), strangers[1], browserOf(email), strangers[2]];
    const answers = await Promise.all(from.map((headers) => shop.order(email, undefined, headers)));
    const [first, page, second, again, third] = answers.map(({ body }) => String(body["url"]));
    if (again !== page) counts.split += 1;
    const session = (url = "") => new URL(url).pathname.split("/").at(-1) ?? "";
    await shop.testHelpers.pay(session(page));
    for (const stranger of [first, second, third]) {
      if (stranger === page) counts.shared += 1;
      // One after the other, as one person does.
      const answer = await shop.askForReport(session(stranger), email);
      counts.opened += Number(isGranted(answer));
    }
  });
  const sessions = shop.testHelpers.sessions().length;
  const paid = await shop.count("select count(*) from purchases where state = 'paid'");
  expect({ ...counts, sessions, paid }).toEqual({
    shared: 0,
    split: 0,
    opened: 0,
    sessions: 4 * buyers.length,
    paid: buyers.length,
  });
});
