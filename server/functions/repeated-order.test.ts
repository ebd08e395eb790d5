import { expect, test } from "vitest";
import type { Checkout } from "#server/payments/payment-provider.ts";
import { outage, openShop } from "#tests/support/payments.ts";

/** As a browser writes it: one for each scan. */
const ofThisBrowser = { "idempotency-key": "8e03978e-40d5-43dd-bc93-6894a57f9324" };

// T11 orders from other browsers, and without a key.
test.each([
  ["another e-mail", { email: "bo@example.com" }],
  ["a coupon", { coupon_code: "GIFT" }],
])("with %s this browser never gets the page of its other order", async (_name, fields) => {
  const shop = await openShop();
  const urlOf = async (...order: Parameters<typeof shop.createCheckout>) =>
    (await (await shop.createCheckout(...order)).json()).url;
  const first = await urlOf({}, ofThisBrowser);
  expect(await urlOf(fields, ofThisBrowser)).not.toBe(first);
  expect(await urlOf({}, ofThisBrowser)).toBe(first);
  expect(shop.provider.checkouts).toHaveLength(2);
});

test("a key in quotes, as the header's standard has it, is the same key", async () => {
  const shop = await openShop();
  const quoted = { "idempotency-key": `"${ofThisBrowser["idempotency-key"]}"` };
  const first = await (await shop.createCheckout({}, ofThisBrowser)).json();
  expect(await (await shop.createCheckout({}, quoted)).json()).toEqual(first);
});

test.each([
  "",
  "short",
  "x".repeat(65),
  "8e03978e-40d5-43dd-bc93-6894a57f9324, 8e03978e-40d5-43dd-bc93-6894a57f9324",
  '"8e03978e-40d5-43dd-bc93-6894a57f9324',
  "8e03978e 40d5 43dd bc93 6894a57f9324",
  "8e03978e-40d5-43dd-bc93-6894a57f932\u00e4",
])("the key %j is refused in words, and not repeated", async (key) => {
  const shop = await openShop();
  const answer = await shop.createCheckout({}, { "idempotency-key": key });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error:
      "The Idempotency-Key header must be 16 to 64 letters, digits, hyphens or underscores, such as a random UUID.",
  });
  expect(shop.provider.checkouts).toEqual([]);
});

test("the key is neither kept nor logged nor sent to the provider as it is", async () => {
  const shop = await openShop();
  await shop.createCheckout({}, ofThisBrowser);
  await shop.createCheckout({ coupon_code: "EXPIRED" }, ofThisBrowser);
  const kept = await shop.store.list({}, { limit: 5 });
  expect(kept).toMatchObject([{ checkoutKey: expect.stringMatching(/^[\da-f]{64}$/u) }]);
  expect(JSON.stringify([kept, shop.lines, shop.provider.checkouts])).not.toContain("40d5-43dd");
});

test("an order sent again gets the same page while it can be paid", async () => {
  const shop = await openShop();
  const urlOf = async () => (await (await shop.createCheckout({}, ofThisBrowser)).json()).url;
  const first = await urlOf();
  expect(await urlOf()).toBe(first);
  expect(shop.provider.checkouts).toHaveLength(1);
  const sessionId = `session_${shop.provider.checkouts[0]?.purchaseId}`;
  shop.provider.pay(sessionId);
  expect(await urlOf()).not.toBe(first);
  const paid = await shop.store.findBySession(sessionId);
  expect(paid).toMatchObject({ state: "paid", checkoutKey: null, pageUrl: null });
});

test("an order whose page the provider has forgotten gets a new one", async () => {
  const shop = await openShop();
  await shop.createCheckout({}, ofThisBrowser);
  const sessionId = `session_${shop.provider.checkouts[0]?.purchaseId}`;
  shop.provider.sessions.delete(sessionId);
  expect((await shop.createCheckout({}, ofThisBrowser)).status).toBe(200);
  expect(shop.provider.checkouts).toHaveLength(2);
  expect(await shop.store.findBySession(sessionId)).toMatchObject({ state: "failed" });
});

test("an order that got no answer is asked for again as the same purchase, from the same details", async () => {
  const shop = await openShop();
  const made: Checkout[] = [];
  const createPage = shop.provider.createPage;
  shop.provider.createPage = async (checkout, signal) => {
    made.push(checkout);
    const page = await createPage(checkout, signal);
    return made.length === 1 ? outage : page;
  };
  expect((await shop.createCheckout({}, ofThisBrowser)).status).toBe(503);
  const again = await shop.createCheckout({ email: "ADA@example.com" }, ofThisBrowser);
  expect(again.status).toBe(200);
  expect(made).toHaveLength(2);
  expect(made[1]).toEqual(made[0]);
});

test.each([
  ["just under 20 minutes later is asked for again as the same purchase", -1, 1],
  ["20 minutes later is a new purchase, whose page is open for an hour", 0, 2],
])("an order that got no answer and comes %s", async (_when, ms, purchases) => {
  const shop = await openShop();
  shop.provider.isDown = true;
  expect((await shop.createCheckout({}, ofThisBrowser)).status).toBe(503);
  shop.provider.isDown = false;
  shop.pass(20 * 60_000 + ms);
  expect((await shop.createCheckout({}, ofThisBrowser)).status).toBe(200);
  expect(await shop.store.list({}, { limit: 5 })).toHaveLength(purchases);
});

test("an order over which the provider broke down is made anew the next time", async () => {
  const shop = await openShop();
  const createPage = shop.provider.createPage;
  let made = 0;
  shop.provider.createPage = async (checkout, signal) =>
    made++ === 0 ? { kind: "pageFailed", reason: "test" } : createPage(checkout, signal);
  expect((await shop.createCheckout({}, ofThisBrowser)).status).toBe(503);
  expect((await shop.createCheckout({}, ofThisBrowser)).status).toBe(200);
  const kept = await shop.store.list({}, { limit: 5 });
  expect(kept.map(({ state }) => state).toSorted()).toEqual(["failed", "open"]);
});
