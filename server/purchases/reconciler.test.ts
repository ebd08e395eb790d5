import { expect, test } from "vitest";
import { somePurchase } from "#server/storage/purchase.fixture.ts";
import type { Wait } from "#server/limits/pace.ts";
import { openShop, outage } from "#tests/support/payments.ts";
import { startReconciler } from "./reconciler.ts";
import { reconcile } from "./reconcile.ts";

/** A shop with a reconciler whose pauses end when the test says so. */
async function openSweptShop() {
  const shop = await openShop();
  const pauses: { readonly ms: number; readonly end: () => void }[] = [];
  const wait: Wait = (ms, signal) =>
    new Promise((end) => {
      signal.addEventListener("abort", () => end());
      pauses.push({ ms, end });
    });
  const errors: string[] = [];
  const error = (_facts: object, message: string) => void errors.push(message);
  const log = { ...shop.deps.log, error };
  const start = (changes: object = {}) =>
    startReconciler({ ...shop.deps, log, retentionDays: 90, ...changes }, wait);
  return { ...shop, pauses, errors, start };
}

test("the reconciler catches up at the start, and reconciles again every minute", async () => {
  const shop = await openSweptShop();
  const before = await shop.checkout();
  shop.provider.pay(before);
  shop.pass(120_000);
  const reconciler = shop.start();
  await expect.poll(() => shop.stateOf(before)).toBe("paid");
  const later = await shop.checkout({ email: "bo@example.com" });
  shop.provider.pay(later);
  await expect.poll(() => shop.pauses.length).toBe(1);
  expect(shop.pauses[0]?.ms).toBe(60_000);
  shop.pass(61_000);
  shop.pauses[0]?.end();
  await expect.poll(() => shop.stateOf(later)).toBe("paid");
  await reconciler.stop();
});

test("the reconciler pauses only when nothing is due any more", async () => {
  const shop = await openSweptShop();
  const createdAt = new Date("2026-11-20T11:50:00Z");
  for (let i = 0; i < 501; i += 1) {
    await shop.store.add(somePurchase({ state: "created", sessionId: null, createdAt }));
  }
  const reconciler = shop.start();
  await expect.poll(() => shop.pauses.length).toBe(1);
  const at = new Date("2026-11-20T12:00:00Z");
  expect(await shop.store.claimUnconfirmed({ at, limit: 501 })).toEqual([]);
  await reconciler.stop();
});

test("a storage that fails is noted, and the next run is tried all the same", async () => {
  const shop = await openSweptShop();
  let calls = 0;
  const store = {
    ...shop.store,
    claimUnconfirmed: async () => {
      calls += 1;
      throw new Error("test");
    },
  };
  const reconciler = shop.start({ store });
  await expect.poll(() => shop.pauses.length).toBe(1);
  shop.pauses[0]?.end();
  await expect.poll(() => shop.pauses.length).toBe(2);
  expect(calls).toBe(2);
  expect(shop.errors).toEqual(["reconciling failed", "reconciling failed"]);
  await reconciler.stop();
});

test("with each run, orders that nobody paid lose their e-mail after the days of the settings, and events go after 60", async () => {
  const shop = await openSweptShop();
  const day = 24 * 60 * 60_000;
  const sold = await shop.checkout({ email: "ada@example.com" });
  const left = await shop.checkout({ email: "bo@example.com" });
  shop.provider.pay(sold);
  shop.provider.setFacts(left, { session: "expired" });
  await shop.deliver({
    id: "evt_1",
    type: "completed",
    about: { kind: "session", sessionId: sold },
  });
  shop.pass(120_000);
  const reconciler = shop.start();
  const runAgain = async () => {
    const runs = shop.pauses.length;
    shop.pauses.at(-1)?.end();
    await expect.poll(() => shop.pauses.length).toBe(runs + 1);
  };
  await expect.poll(() => shop.pauses.length).toBe(1);
  shop.pass(59 * day);
  await runAgain();
  expect(await shop.store.isHandled("evt_1")).toBe(true);
  shop.pass(31 * day - 120_000);
  await runAgain();
  expect(await shop.store.isHandled("evt_1")).toBe(false);
  expect(await shop.store.findBySession(left)).toMatchObject({
    state: "expired",
    email: "bo@example.com",
  });
  shop.pass(1);
  await runAgain();
  expect(await shop.store.findBySession(left)).toMatchObject({ state: "expired", email: "" });
  expect(await shop.store.findBySession(sold)).toMatchObject({
    state: "paid",
    email: "ada@example.com",
  });
  await reconciler.stop();
  expect(shop.errors).toEqual([]);
});

test("stopping ends the pause, and a provider that is silent", async () => {
  const shop = await openSweptShop();
  await shop.checkout();
  shop.pass(120_000);
  let isAsked = false;
  const provider = {
    ...shop.provider,
    readSession: (_id: string, signal: AbortSignal) =>
      new Promise((resolve) => {
        isAsked = true;
        signal.addEventListener("abort", () => resolve({ kind: "unreachable", reason: "test" }));
      }),
  };
  const reconciler = shop.start({ provider });
  await expect.poll(() => isAsked).toBe(true);
  await reconciler.stop();
  expect(shop.pauses.length).toBeLessThanOrEqual(1);
});

const minute = 60_000;

/** A shop which hears nothing from the provider by itself. */
async function openSilentShop() {
  const shop = await openShop();
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
  const shop = await openSilentShop();
  const [sessionId = ""] = await shop.checkouts(1);
  shop.provider.setFacts(sessionId, { session: "expired" });
  shop.pass(61 * minute);
  expect(await shop.reconcile()).toMatchObject({ settled: 1 });
  expect(await shop.stateOf(sessionId)).toBe("expired");
  expect(await shop.reconcile()).toMatchObject({ looked: 0 });
});

test("a payment at a page of which we never heard, because the answer was lost, is found by its event", async () => {
  const shop = await openSilentShop();
  const { createPage } = shop.provider;
  shop.provider.createPage = async (checkout, signal) => {
    await createPage(checkout, signal);
    return outage;
  };
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
  const shop = await openSilentShop();
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
  const shop = await openSilentShop();
  const [sessionId = ""] = await shop.checkouts(1);
  const session = shop.provider.sessions.get(sessionId);
  shop.provider.sessions.delete(sessionId);
  shop.pass(17 * 60 * minute);
  await shop.reconcile();
  expect(await shop.stateOf(sessionId)).toBe("open");
  shop.pass(17 * 60 * minute);
  await shop.reconcile();
  expect(await shop.stateOf(sessionId)).toBe("failed");
  if (session) shop.provider.sessions.set(sessionId, session);
  shop.provider.pay(sessionId);
  expect(await shop.opensReport(sessionId, "buyer0@example.com")).toBe(true);
});

test("while the provider is away a run asks a handful of times and ends", async () => {
  const shop = await openSilentShop();
  await shop.checkouts(30);
  shop.provider.isDown = true;
  shop.provider.reads.length = 0;
  shop.pass(2 * minute);
  expect(await shop.reconcile()).toMatchObject({ end: "unreachable", settled: 0 });
  expect(shop.provider.reads.length).toBeLessThanOrEqual(5);
});

test("a run that is told to stop asks no further", async () => {
  const shop = await openSilentShop();
  await shop.checkouts(30);
  shop.provider.reads.length = 0;
  shop.pass(2 * minute);
  const stopping = new AbortController();
  shop.provider.afterNextRead = async () => stopping.abort();
  await shop.reconcile(stopping.signal);
  expect(shop.provider.reads.length).toBeLessThanOrEqual(5);
});

test("the pace is kept before each handful, and a run ends that is stopped while it waits", async () => {
  const shop = await openSilentShop();
  await shop.checkouts(30);
  shop.pass(2 * minute);
  let turns = 3;
  const pace = async () => turns-- > 0;
  expect(await shop.reconcile(undefined, pace)).toMatchObject({ looked: 15, end: "cutShort" });
});
