import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { openShop } from "#tests/support/payments.ts";

const about = (sessionId: string) => ({ kind: "session", sessionId });
const aboutPayment = (sessionId: string) => ({
  kind: "payment",
  paymentId: `payment_of_${sessionId}`,
});

test("what the event says is not believed: only what the provider says when it is asked", async () => {
  const shop = await openShop();
  const sessionId = await shop.checkout();
  await shop.deliver({ id: "1", type: "checkout.session.completed", about: about(sessionId) });
  expect(await shop.store.findBySession(sessionId)).toMatchObject({ state: "open" });
});

test("an event of a payment marks the purchase as paid; delivered again, it is answered and does nothing", async () => {
  const shop = await openShop();
  const sessionId = await shop.buy({}, "payer@example.com");
  const event = { id: "1", type: "paid", about: about(sessionId) };
  await shop.deliver(event);
  const before = await shop.store.findBySession(sessionId);
  expect(before).toMatchObject({
    state: "paid",
    amountTotal: site.offer.priceInCents,
    payerEmailNormalized: "payer@example.com",
    paidAt: new Date("2026-11-20T12:00:00Z"),
  });
  expect((await shop.deliver(event)).status).toBe(200);
  expect(await shop.store.findBySession(sessionId)).toEqual(before);
  expect(shop.provider.reads).toHaveLength(1);
});

// T5 sends those that are about nothing of ours.
test.each([
  ["about an unknown session", about("session_unknown")],
  ["about an unknown payment", aboutPayment("session_unknown")],
])("a genuine event %s is answered with 200", async (_name, subject) => {
  const shop = await openShop();
  expect((await shop.deliver({ id: "1", type: "any", about: subject })).status).toBe(200);
});

test("a paid report is not taken back by anything but a refund or a dispute", async () => {
  const shop = await openShop();
  const sessionId = await shop.buy();
  await shop.deliver({ id: "1", type: "paid", about: about(sessionId) });
  shop.provider.setFacts(sessionId, { session: "expired", payment: "unpaid" });
  await shop.deliver({ id: "2", type: "expired", about: about(sessionId) });
  expect(await shop.store.findBySession(sessionId)).toMatchObject({ state: "paid", version: 3 });
});

test("an older answer of the provider never overwrites a newer one, and a sale keeps its day", async () => {
  const shop = await openShop();
  const sessionId = await shop.buy();
  await shop.deliver({ id: "1", type: "paid", about: about(sessionId) });
  const { paidAt } = (await shop.store.findBySession(sessionId)) ?? {};
  shop.pass(86_400_000);
  // While a refund is being read, the refund fails and the event of that overtakes it.
  shop.provider.setFacts(sessionId, { refundedInFull: true });
  shop.provider.afterNextRead = async () => {
    await shop.deliver({ id: "2", type: "refund", about: about(sessionId) });
    shop.provider.setFacts(sessionId, { refundedInFull: false });
    await shop.deliver({ id: "3", type: "refund.failed", about: about(sessionId) });
  };
  await shop.deliver({ id: "4", type: "refund", about: about(sessionId) });
  expect(await shop.store.findBySession(sessionId)).toMatchObject({ state: "paid", paidAt });
});

test("an event never takes the answer to a question that was asked before it", async () => {
  const shop = await openShop();
  const sessionId = await shop.checkout();
  // The payment happens while the provider's answer to the return is on its way.
  shop.provider.afterNextRead = async () => {
    shop.provider.pay(sessionId);
    await shop.deliver({ id: "1", type: "paid", about: about(sessionId) });
  };
  await shop.askForReport(sessionId, "ada@example.com");
  expect(await shop.store.findBySession(sessionId)).toMatchObject({ state: "paid" });
});

test("an event that overtakes the answer to the checkout still finds its purchase", async () => {
  const shop = await openShop();
  const { createPage } = shop.provider;
  shop.provider.createPage = async (checkout, signal) => {
    const page = await createPage(checkout, signal);
    const sessionId = `session_${checkout.purchaseId}`;
    shop.provider.pay(sessionId);
    await shop.deliver({ id: "1", type: "paid", about: about(sessionId) });
    return page;
  };
  expect((await shop.createCheckout()).status).toBe(200);
  const id = shop.provider.checkouts[0]?.purchaseId ?? "";
  expect(await shop.store.find(id)).toMatchObject({ state: "paid", sessionId: `session_${id}` });
});

test("when the provider cannot be asked, the event is to be delivered again, and works then", async () => {
  const shop = await openShop();
  const sessionId = await shop.buy();
  const event = { id: "1", type: "paid", about: about(sessionId) };
  shop.provider.isDown = true;
  expect((await shop.deliver(event)).status).toBe(503);
  shop.provider.isDown = false;
  expect((await shop.deliver(event)).status).toBe(200);
  expect(await shop.store.findBySession(sessionId)).toMatchObject({ state: "paid" });
});
