import { expect, test } from "vitest";
import { isGranted, openShop, type Shop } from "#tests/reliability/shop.ts";
import { reconcile } from "./purchases/reconcile.ts";

const buyer = "ada@example.com";

const day = 24 * 60 * 60 * 1000;

const stateOf = async (shop: Shop, sessionId: string) =>
  (await shop.store.findBySession(sessionId))?.state;

/** The state in which a session is recorded once its events have been answered. */
const recorded = (shop: Shop, sessionId: string) => expect.poll(() => stateOf(shop, sessionId));

test.each([
  { outcome: "succeeded", state: "paid", opens: true },
  { outcome: "failed", state: "failed", opens: false },
] as const)(
  "a bank debit that $outcome days later ends as $state, by its webhook or without any by the reconciler",
  async ({ outcome, state, opens }) => {
    await using shop = await openShop();
    const { testHelpers: bank } = shop;
    const settled = async () => (await reconcile(shop.deps, AbortSignal.timeout(60_000))).settled;
    const sessionId = await shop.openSession(buyer);
    bank.startDelayedPayment(sessionId);
    const completed = bank.events().at(-1);
    if (completed) await bank.deliver(completed);
    expect(await stateOf(shop, sessionId)).toBe("open");
    expect(isGranted(await shop.askForReport(sessionId, buyer))).toBe(false);
    bank.advance(3 * day);
    bank.endDelayedPayment(sessionId, outcome);
    await recorded(shop, sessionId).toBe(state);
    expect(isGranted(await shop.askForReport(sessionId, buyer))).toBe(opens);

    bank.pauseWebhooks();
    const other = "bo@example.com";
    const unheard = await shop.openSession(other);
    bank.startDelayedPayment(unheard);
    bank.advance(3 * day);
    expect(await settled()).toBe(0);
    bank.endDelayedPayment(unheard, outcome);
    // It is asked about once a day, in days 3 to 14.
    bank.advance(day);
    expect(await settled()).toBe(1);
    expect(await stateOf(shop, unheard)).toBe(state);
    expect(isGranted(await shop.askForReport(unheard, other))).toBe(opens);
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
