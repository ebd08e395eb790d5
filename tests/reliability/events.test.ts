import { expect, test } from "vitest";
import type { Event } from "#sandbox/objects.ts";
import { eachAtOnce, seeded, shuffled, many, people } from "./crowd.ts";
import { engines } from "./fresh-database.ts";
import { isGranted, openShop, type Shop } from "./shop.ts";

const sessions = many(8, 2000);
const atOnce = 50;

test.each(engines)("T1: on %s, told in any way, a payment is one purchase", async (engine) => {
  await using shop = await openShop({ engine });
  const { testHelpers } = shop;
  testHelpers.pauseWebhooks();
  await shop.watchFulfilments();
  await eachAtOnce(10, people(sessions), shop.buy);

  const deliveries = testHelpers.completed().flatMap((event): Event[] => {
    // The one event three times, another event about the same, and another kind of event about the same.
    const settled = {
      ...testHelpers.duplicate(event),
      type: "checkout.session.async_payment_succeeded",
    };
    return [event, event, event, testHelpers.duplicate(event), settled as Event];
  });
  expect(deliveries).toHaveLength(sessions * 5);
  const statuses = await eachAtOnce(atOnce, shuffled(deliveries, seeded(1)), async (event) => {
    let status = await testHelpers.deliver(event);
    // On a machine that is busy with other things an answer may come too late; Stripe delivers again, too.
    for (let tries = 1; status !== 200 && tries < 5; tries += 1) {
      status = await testHelpers.deliver(event);
    }
    return status;
  });
  const refused = statuses.filter((status) => status !== 200).length;

  const rows = await shop.count("select count(*) from purchases");
  const paid = await shop.count("select count(*) from purchases where state = 'paid'");
  const fulfilments = await shop.fulfilments();
  const sold = await shop.count("select count(distinct session_id) from purchases");
  expect({ refused, rows, paid, fulfilments, sold }).toEqual({
    refused: 0,
    rows: sessions,
    paid: sessions,
    fulfilments: sessions,
    sold: sessions,
  });
});

const told = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
];

/** How the story of a payment ends, and what the shop must make of it. */
const endings = [
  { refund: "full", decided: "won", state: "refunded" },
  { refund: "failed", decided: "won", state: "paid" },
  { refund: "part", decided: "won", state: "paid" },
  { refund: "part", decided: "lost", state: "disputed" },
] as const;
type Ending = (typeof endings)[number];

const orders = (() => {
  const all = permutationsOf(told);
  return shuffled(all, seeded(2)).slice(0, many(3, all.length));
})();

test("T2: in whatever order the events about a payment come, each twice, its purchase ends as the provider has it", async () => {
  await using shop = await openShop();
  shop.testHelpers.pauseWebhooks();
  const stories = endings.flatMap((ending) => orders.map((order) => ({ ending, order })));
  const ends = await eachAtOnce(10, stories, (story, i) =>
    tell(shop, story.ending, story.order, `ada${i}@example.com`),
  );
  const wrong = ends.filter(
    ({ ending, state, opens }) => state !== ending.state || opens !== (ending.state === "paid"),
  );
  expect(wrong).toEqual([]);
  expect(await shop.count("select count(*) from purchases")).toBe(stories.length);
});

test("T2: events that arrive while the truth moves on never leave a purchase behind it", async () => {
  await using shop = await openShop();
  const { testHelpers } = shop;
  testHelpers.pauseWebhooks();
  const random = seeded(22);
  const buyers = people(many(6, 300), "bob");
  const states = await eachAtOnce(10, buyers, async (email) => {
    const sessionId = await shop.openSession(email);
    const underWay: Promise<number>[] = [];
    const deliverSome = () => {
      const events = shuffled(eventsAbout(shop, sessionId), random).slice(0, 3);
      underWay.push(...events.map((event) => testHelpers.deliver(event)));
    };
    for (const step of stepsOf(shop, sessionId)) {
      // Each step is a fact that begins to be told while others are still on their way.
      await step();
      deliverSome();
    }
    await Promise.all(underWay);
    // What Stripe repeats until it is answered: the newest event comes at last.
    const last = eventsAbout(shop, sessionId).at(-1);
    if (last) await testHelpers.deliver(last);
    return (await shop.store.findBySession(sessionId))?.state;
  });
  const right = states.filter((state) => state === "paid").length;
  expect(right).toBe(buyers.length);
});

function* stepsOf({ testHelpers }: Shop, sessionId: string) {
  yield async () => testHelpers.startDelayedPayment(sessionId);
  yield async () => testHelpers.endDelayedPayment(sessionId, "succeeded");
  yield async () => testHelpers.openDispute(sessionId);
  yield async () => testHelpers.closeDispute(sessionId, "won");
  yield async () => testHelpers.refund(sessionId);
  yield async () => testHelpers.failRefund(sessionId);
}

/** Lets everything happen, then tells it in the given order, every event twice. */
async function tell(shop: Shop, ending: Ending, order: readonly string[], email: string) {
  const { testHelpers } = shop;
  const sessionId = await shop.openSession(email);
  testHelpers.startDelayedPayment(sessionId);
  testHelpers.endDelayedPayment(sessionId, "succeeded");
  testHelpers.refund(sessionId, ending.refund === "part" ? 100 : undefined);
  if (ending.refund === "failed") testHelpers.failRefund(sessionId);
  testHelpers.openDispute(sessionId);
  testHelpers.closeDispute(sessionId, ending.decided);

  const events = eventsAbout(shop, sessionId);
  for (const type of order) {
    const event = events.find((candidate) => candidate.type === type);
    if (!event) throw new Error(`There was no ${type}.`);
    expect([await testHelpers.deliver(event), await testHelpers.deliver(event)]).toEqual([
      200, 200,
    ]);
  }
  const purchase = await shop.store.findBySession(sessionId);
  const opens = isGranted(await shop.askForReport(sessionId, email));
  return { ending, order, state: purchase?.state, opens };
}

/** The events about a session or its payment, oldest first. */
function eventsAbout({ testHelpers }: Shop, sessionId: string) {
  const session = testHelpers.sessions().find(({ id }) => id === sessionId);
  return testHelpers.events().filter(({ data: { object } }) => {
    const about: Readonly<Record<string, unknown>> = { ...object };
    return about["id"] === sessionId || about["payment_intent"] === session?.payment_intent;
  });
}

function permutationsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) =>
    permutationsOf(items.toSpliced(i, 1)).map((rest) => [item, ...rest]),
  );
}
