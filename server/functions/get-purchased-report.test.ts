import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import type { PaymentSession } from "#server/payments/payment-provider.ts";
import { openShop, someSession } from "#tests/support/payments.ts";

const whenPaid = { session: "complete", payment: "paid" } as const;
const notGranted = {
  data: {
    report_access_granted: false,
    id: null,
    amount_total: null,
    currency: null,
    created_at: null,
  },
};

test("a paid purchase opens the report, with our id, the amount and the date (spec 7), without a key (spec 6)", async () => {
  const shop = await openShop();
  const sessionId = await shop.buy();
  const asked = { sessionId, email: "ada@example.com" };
  const noKey = { authorization: "" };
  const answer = await shop.post("/functions/v1/get-purchased-report", asked, noKey);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    data: {
      report_access_granted: true,
      id: shop.provider.checkouts[0]?.purchaseId,
      amount_total: site.offer.priceInCents,
      currency: site.offer.currency,
      created_at: "2026-11-20T12:00:00.000Z",
    },
  });
});

test("unknown session, wrong e-mail, another shop's session and an unpaid one get the very same answer", async () => {
  const shop = await openShop();
  // The same order twice would be the same session.
  const unpaid = await shop.checkout({ coupon_code: "GIFT" });
  const paid = await shop.buy();
  const foreign = await shop.buy();
  shop.provider.set(foreign, { isOurs: false });
  const strange = ["cs", "../v1/events", "not a session at all \u0000"];
  const asked: [string, string][] = [
    ["session_unknown", "ada@example.com"],
    ...strange.map((id) => [id, "ada@example.com"] as [string, string]),
    [paid, "eve@example.com"],
    [foreign, "ada@example.com"],
    [unpaid, "ada@example.com"],
    [paid, " \u200b "],
    // By now a purchase of this buyer is recorded as paid.
    ["session_unknown", "ada@example.com"],
  ];
  for (const [sessionId, email] of asked) {
    // One after the other, so that each meets the record the one before has left.
    const answer = await shop.askForReport(sessionId, email);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(JSON.stringify(notGranted));
  }
  // What cannot be the id of a session costs the provider nothing.
  for (const id of strange) expect(shop.provider.reads).not.toContain(id);
});

test("who is not the buyer makes the provider be asked as for an unknown session, whatever we know of it", async () => {
  const shop = await openShop();
  const waiting = await shop.checkout({ coupon_code: "GIFT" });
  const paid = await shop.buy();
  await shop.askForReport(paid, "ada@example.com");
  for (const isDown of [false, true]) {
    shop.provider.isDown = isDown;
    const told = new Set<string>();
    for (const sessionId of [paid, waiting, "session_unknown"]) {
      shop.provider.reads.length = 0;
      const answer = await shop.askForReport(sessionId, `eve${isDown}@example.com`);
      told.add(`${answer.status} ${await answer.text()}`);
      expect(shop.provider.reads).toEqual([sessionId]);
    }
    expect([...told]).toEqual([
      isDown ? expect.stringMatching(/^503 /u) : `200 ${JSON.stringify(notGranted)}`,
    ]);
  }
});

test("returns at the same moment ask the provider once, but never together with another e-mail", async () => {
  const shop = await openShop();
  const sessionId = await shop.checkout();
  const { findBySession: find } = shop.store;
  let looks = 0;
  let firstAnswer: Promise<unknown>;
  // The third look at our record begins with the first, and ends when somebody has been answered.
  const findBySession: typeof find = async (id) => {
    looks += 1;
    return (await Promise.all([find(id), looks === 3 && firstAnswer]))[0];
  };
  Object.assign(shop.store, { findBySession });
  const askers = ["ada", "eve", "ada", "mallory", "eve", "ada"];
  const askAll = async () => {
    looks = shop.provider.reads.length = 0;
    const asked = askers.map((name) => shop.askForReport(sessionId, `${name}@example.com`));
    firstAnswer = Promise.race(asked);
    const answers = await Promise.all(asked);
    expect(shop.provider.reads).toHaveLength(3);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    return askers.filter((_, i) => bodies[i]?.data.report_access_granted);
  };
  expect(await askAll()).toEqual([]);
  shop.provider.pay(sessionId);
  expect(await askAll()).toEqual(["ada", "ada", "ada"]);
});

test.each([
  ["another price", { priceId: "price_other" }],
  ["several items", { priceId: null }],
  ["another currency", { currency: site.offer.currency === "usd" ? "eur" : "usd" }],
  ["a smaller price", { facts: { ...someSession({ subtotal: 50 }).facts, ...whenPaid } }],
])("a paid session with %s does not open the report", async (_name, change) => {
  const shop = await openShop();
  const sessionId = await shop.buy();
  shop.provider.set(sessionId, change);
  expect(await (await shop.askForReport(sessionId, "ada@example.com")).json()).toEqual(notGranted);
});

test.each<[string, Partial<PaymentSession>]>([
  // T12 asks the same of those without our mark, and of another site.
  ["that leads back to no site", { siteUrl: null }],
  ["that costs nothing", { facts: { ...someSession({}).facts, subtotal: 0 } }],
])("a paid session %s opens no report and is not recorded", async (_name, fields) => {
  const shop = await openShop();
  const session = someSession(fields);
  shop.provider.sessions.set(session.id, session);
  shop.provider.pay(session.id);
  expect(await (await shop.askForReport(session.id, "ada@example.com")).json()).toEqual(notGranted);
  expect(await shop.store.list({}, { limit: 1 })).toEqual([]);
});

test("after a move to another address what was recorded before opens all the same (decision 025)", async () => {
  const shop = await openShop();
  const sessionId = await shop.buy();
  shop.provider.set(sessionId, { siteUrl: "https://before.example" });
  expect(await shop.opensReport(sessionId, "ada@example.com")).toBe(true);
});

test("a mark opens one report only: a second session that carries it is none of ours", async () => {
  const shop = await openShop();
  const purchaseId = crypto.randomUUID();
  const [first, second] = [someSession({ purchaseId }), someSession({ purchaseId })];
  for (const session of [first, second]) {
    shop.provider.sessions.set(session.id, session);
    shop.provider.pay(session.id);
  }
  expect(await shop.opensReport(first.id, "ada@example.com")).toBe(true);
  expect(await (await shop.askForReport(second.id, "ada@example.com")).json()).toEqual(notGranted);
});

test("once it is paid by our own record, the provider is not asked again", async () => {
  const shop = await openShop();
  const sessionId = await shop.buy();
  await shop.askForReport(sessionId, "ada@example.com");
  shop.provider.isDown = true;
  expect(await shop.opensReport(sessionId, "ada@example.com")).toBe(true);
  expect(shop.provider.reads).toHaveLength(1);
});

test("a paid session of ours without a record is adopted under the id it carries, also when the price has changed since", async () => {
  const shop = await openShop();
  const session = someSession({
    priceId: "price_before",
    subtotal: 799,
    currency: "eur",
    payerEmail: "payer@example.com",
  });
  shop.provider.sessions.set(session.id, session);
  shop.provider.pay(session.id);
  expect(await (await shop.askForReport(session.id, "payer@example.com")).json()).toEqual({
    data: {
      report_access_granted: true,
      id: session.purchaseId,
      amount_total: 799,
      currency: "eur",
      created_at: "2026-11-20T10:00:00.000Z",
    },
  });
  expect(await shop.store.findBySession(session.id)).toMatchObject({
    id: session.purchaseId,
    state: "paid",
    priceId: "price_before",
    amountExpected: 799,
    currency: "eur",
    // In the books it stays where it was, and does not move to the day on which it was found.
    paidAt: session.createdAt,
  });
});

test.each<[unknown, unknown, RegExp]>([
  [undefined, "ada@example.com", /^sessionId is required/u],
  [7, "ada@example.com", /^sessionId must be text\.$/u],
  ["session_1", undefined, /^Email is required$/u],
  ["session_1", ["ada@example.com"], /^email must be text\.$/u],
])("session %j with e-mail %j is refused with 400", async (sessionId, email, sentence) => {
  const shop = await openShop();
  const answer = await shop.askForReport(sessionId, email);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(sentence) });
});
