import { expect, test } from "vitest";
import { openShop as openFakeShop, outage } from "#tests/support/payments.ts";
import { reconcile } from "./reconcile.ts";

const minute = 60_000;

/** A shop which hears nothing from the provider by itself. */
async function openShop() {
  const shop = await openFakeShop();
  return {
    ...shop,
    reconcile: (signal = new AbortController().signal, pace?: () => Promise<boolean>) =>
      reconcile({ ...shop.deps, ...(pace ? { pace } : {}) }, signal),
    checkouts: async (count: number) => {
      const sessions: string[] = [];
      for (let i = 0; i < count; i++) {
        sessions.push(await shop.checkout({ email: `buyer${i}@example.com` }));
      }
      return sessions;
    },
  };
}

test("a page that has run out is recorded as expired, and its buyer can order anew", async () => {
  const shop = await openShop();
  const [sessionId = ""] = await shop.checkouts(1);
  shop.provider.setFacts(sessionId, { session: "expired" });
  shop.pass(61 * minute);
  expect(await shop.reconcile()).toMatchObject({ settled: 1 });
  expect(await shop.stateOf(sessionId)).toBe("expired");
  expect(await shop.reconcile()).toMatchObject({ looked: 0 });
});

test("a payment at a page of which we never heard, because the answer was lost, is found by its event", async () => {
  const shop = await openShop();
  const { createPage } = shop.provider;
  const createPageButLoseTheAnswer: typeof createPage = async (checkout, signal) => {
    await createPage(checkout, signal);
    return outage;
  };
  Object.assign(shop.provider, { createPage: createPageButLoseTheAnswer });
  expect((await shop.createCheckout({ email: "ada@example.com" })).status).toBe(503);
  const sessionId = `session_${shop.provider.checkouts[0]?.purchaseId}`;
  shop.pass(36 * minute);
  expect(await shop.reconcile()).toMatchObject({ settled: 1 });
  expect(await shop.stateOf(sessionId)).toBeUndefined();
  // Nobody was given its address; should it be paid all the same, the session names its purchase.
  shop.provider.pay(sessionId);
  const about = { kind: "session", sessionId };
  await shop.deliver({ id: "evt_1", type: "checkout.session.completed", about });
  expect(await shop.stateOf(sessionId)).toBe("paid");
});

test("a purchase that never got a page is given up after half an hour", async () => {
  const shop = await openShop();
  shop.provider.isDown = true;
  await shop.createCheckout();
  shop.provider.isDown = false;
  shop.pass(16 * minute);
  expect(await shop.reconcile()).toEqual({ looked: 1, settled: 0, end: "nothingDue" });
  shop.pass(16 * minute);
  expect(await shop.reconcile()).toEqual({ looked: 1, settled: 1, end: "nothingDue" });
  expect(await shop.store.list({}, { limit: 2 })).toMatchObject([
    { state: "failed", checkoutKey: null },
  ]);
});

test("a session that the provider denies is given up only after a day: the key may be wrong", async () => {
  const shop = await openShop();
  const [sessionId = ""] = await shop.checkouts(1);
  const session = shop.provider.sessions.get(sessionId);
  shop.provider.sessions.delete(sessionId);
  shop.pass(17 * 60 * minute);
  await shop.reconcile();
  expect(await shop.stateOf(sessionId)).toBe("open");
  shop.pass(17 * 60 * minute);
  await shop.reconcile();
  expect(await shop.stateOf(sessionId)).toBe("failed");
  // It was paid after all.
  if (session) shop.provider.sessions.set(sessionId, session);
  shop.provider.pay(sessionId);
  expect(await shop.opensReport(sessionId, "buyer0@example.com")).toBe(true);
});

test("while the provider is away a run asks a handful of times and ends", async () => {
  const shop = await openShop();
  await shop.checkouts(30);
  shop.provider.isDown = true;
  shop.provider.reads.length = 0;
  shop.pass(2 * minute);
  expect(await shop.reconcile()).toMatchObject({ end: "unreachable", settled: 0 });
  expect(shop.provider.reads.length).toBeLessThanOrEqual(5);
});

test("a run that is told to stop asks no further", async () => {
  const shop = await openShop();
  await shop.checkouts(30);
  shop.provider.reads.length = 0;
  shop.pass(2 * minute);
  const stopping = new AbortController();
  shop.provider.afterNextRead = async () => stopping.abort();
  await shop.reconcile(stopping.signal);
  expect(shop.provider.reads.length).toBeLessThanOrEqual(5);
});

test("the pace is kept before each handful, and a run ends that is stopped while it waits", async () => {
  const shop = await openShop();
  await shop.checkouts(30);
  shop.pass(2 * minute);
  let turns = 3;
  const pace = async () => turns-- > 0;
  expect(await shop.reconcile(undefined, pace)).toMatchObject({ looked: 15, end: "cutShort" });
});
