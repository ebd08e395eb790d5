import { expect, test } from "vitest";
import { isGranted, openShop, type Shop } from "#tests/reliability/shop.ts";
import { reconcile } from "./purchases/reconcile.ts";

const buyer = "ada@example.com";
const day = 24 * 60 * 60 * 1000;

const stateOf = async (shop: Shop, sessionId: string) =>
  (await shop.store.findBySession(sessionId))?.state;

/** The state in which a session is recorded once its events have been answered. */
const recorded = (shop: Shop, sessionId: string) => expect.poll(() => stateOf(shop, sessionId));

const endings = [
  { outcome: "succeeded", state: "paid", opens: true },
  { outcome: "failed", state: "failed", opens: false },
] as const;

test("a payment page leaves the ways to pay to Stripe", async () => {
  await using shop = await openShop();
  await shop.openSession(buyer);
  const [session] = shop.testHelpers.sessions();
  expect(session).toMatchObject({ allowed_payment_method_types: null });
  expect(session).not.toHaveProperty("excluded_payment_method_types");
});

test.each(endings)(
  "a bank debit that $outcome days later ends as $state by its webhook",
  async ({ outcome, state, opens }) => {
    await using shop = await openShop();
    const sessionId = await shop.openSession(buyer);
    shop.testHelpers.startDelayedPayment(sessionId);
    const completed = shop.testHelpers.events().at(-1);
    if (completed) await shop.testHelpers.deliver(completed);
    expect(await stateOf(shop, sessionId)).toBe("open");
    expect(isGranted(await shop.askForReport(sessionId, buyer))).toBe(false);

    shop.testHelpers.advance(3 * day);
    shop.testHelpers.endDelayedPayment(sessionId, outcome);
    await recorded(shop, sessionId).toBe(state);
    expect(isGranted(await shop.askForReport(sessionId, buyer))).toBe(opens);
  },
);

test.each(endings)(
  "a bank debit that $outcome while no webhook arrives ends as $state by the reconciler",
  async ({ outcome, state, opens }) => {
    await using shop = await openShop();
    const settled = async () => (await reconcile(shop.deps, AbortSignal.timeout(60_000))).settled;
    shop.testHelpers.pauseWebhooks();
    const sessionId = await shop.openSession(buyer);
    shop.testHelpers.startDelayedPayment(sessionId);
    shop.testHelpers.advance(3 * day);
    expect(await settled()).toBe(0);

    shop.testHelpers.endDelayedPayment(sessionId, outcome);
    // It is asked about once a day, in days 3 to 14.
    shop.testHelpers.advance(day);
    expect(await settled()).toBe(1);
    expect(await stateOf(shop, sessionId)).toBe(state);
    expect(isGranted(await shop.askForReport(sessionId, buyer))).toBe(opens);
  },
);

test("who has paid by bank debit is not sold the report again, until the debit fails", async () => {
  await using shop = await openShop();
  const sessionId = await shop.openSession(buyer);
  shop.testHelpers.startDelayedPayment(sessionId);
  expect(await shop.openSession(buyer)).toBe(sessionId);
  shop.testHelpers.endDelayedPayment(sessionId, "failed");
  await recorded(shop, sessionId).toBe("failed");
  expect(await shop.openSession(buyer)).not.toBe(sessionId);
});
