import { expect, test } from "vitest";
import { openShop as openFakeShop } from "#tests/support/payments.ts";

/** A shop whose clock stands until the test moves it. */
async function openShop() {
  let clock = new Date("2026-11-20T12:00:00Z").getTime();
  const shop = await openFakeShop({ now: () => new Date(clock) });
  return {
    ...shop,
    pass: (ms: number) => void (clock += ms),
    newsOf: (sessionId: string, id: string) =>
      shop.deliver({ id, type: "completed", about: { kind: "session", sessionId } }),
    isGranted: async (sessionId: string): Promise<boolean> => {
      const answer = await shop.askForReport(sessionId, "ada@example.com");
      return (await answer.json()).data.report_access_granted;
    },
  };
}

test("100 sessions, each with one event twice and three returns at once: one order, granted, at most two reads", async () => {
  const shop = await openShop();
  for (let i = 0; i < 100; i++) {
    const sessionId = await shop.checkout({ coupon_code: "GIFT" });
    shop.provider.pay(sessionId);
    shop.provider.reads.length = 0;
    const order = [
      () => shop.newsOf(sessionId, `evt_${i}`),
      () => shop.isGranted(sessionId),
      () => shop.newsOf(sessionId, `evt_${i}`),
      () => shop.isGranted(sessionId),
      () => shop.isGranted(sessionId),
    ];
    // Each of the five is first once.
    const turned = [...order.slice(i % 5), ...order.slice(0, i % 5)];
    const answers = await Promise.all(turned.map((ask) => ask()));
    expect(answers.filter((answer) => answer === true)).toHaveLength(3);
    expect(shop.provider.reads.length).toBeLessThanOrEqual(2);
    expect(await shop.store.findBySession(sessionId)).toMatchObject({ state: "paid" });
  }
  expect(await shop.store.list({ state: "paid" }, { limit: 200 })).toHaveLength(100);
});

test("a page that asks again and again costs one read in two seconds", async () => {
  const shop = await openShop();
  const sessionId = await shop.checkout();
  const readsOf = async (times: number) => {
    shop.provider.reads.length = 0;
    for (let i = 0; i < times; i++) expect(await shop.isGranted(sessionId)).toBe(false);
    return shop.provider.reads.length;
  };
  expect(await readsOf(20)).toBe(1);
  shop.pass(1999);
  expect(await readsOf(20)).toBe(0);
  shop.pass(1);
  expect(await readsOf(20)).toBe(1);
});

test("a session that nobody knows costs one read in two seconds, too", async () => {
  const shop = await openShop();
  for (let i = 0; i < 20; i++) expect(await shop.isGranted("session_none")).toBe(false);
  expect(shop.provider.reads).toHaveLength(1);
});

test("who asks with another e-mail joins no question of the buyer or of an event, and the buyer none of theirs", async () => {
  const shop = await openShop();
  const sessionId = await shop.checkout();
  const readsOf = async (ask: () => unknown) => {
    shop.provider.reads.length = 0;
    await ask();
    return shop.provider.reads.length;
  };
  const land = (name: string) => readsOf(() => shop.askForReport(sessionId, `${name}@example.com`));
  expect(await land("eve")).toBe(1);
  expect(await land("ada")).toBe(1);
  expect(await land("mallory")).toBe(1);
  shop.pass(2000);
  expect(await readsOf(() => shop.newsOf(sessionId, "evt_1"))).toBe(1);
  expect(await land("eve")).toBe(1);
  expect(await land("ada")).toBe(0);
  // With an invented session it would be the same.
  expect(await land("eve")).toBe(0);
});

test("a payment is seen two seconds after a return that came too early, and at once when an event of it comes", async () => {
  const shop = await openShop();
  const [patient, told] = [await shop.checkout(), await shop.checkout({ coupon_code: "GIFT" })];
  for (const sessionId of [patient, told]) {
    expect(await shop.isGranted(sessionId)).toBe(false);
    shop.provider.pay(sessionId);
    expect(await shop.isGranted(sessionId)).toBe(false);
  }
  await shop.newsOf(told, "evt_told");
  expect(await shop.isGranted(told)).toBe(true);
  shop.pass(2000);
  expect(await shop.isGranted(patient)).toBe(true);
});

test("an event never takes the answer to a question that was asked before it", async () => {
  const shop = await openShop();
  const sessionId = await shop.checkout();
  // The payment happens while the provider's answer to the return is on its way.
  shop.provider.afterNextRead = async () => {
    shop.provider.pay(sessionId);
    expect((await shop.newsOf(sessionId, "evt_paid")).status).toBe(200);
  };
  await shop.isGranted(sessionId);
  expect(await shop.store.findBySession(sessionId)).toMatchObject({ state: "paid" });
});

test("a failure of the storage is not remembered", async () => {
  const shop = await openShop();
  const sessionId = await shop.checkout();
  shop.provider.pay(sessionId);
  let isBroken = true;
  const { change } = shop.store;
  const brittle: typeof change = (...args) =>
    isBroken ? Promise.reject(new Error("test")) : change(...args);
  const other = await openFakeShop({
    provider: shop.provider,
    store: { ...shop.store, change: brittle },
  });
  expect((await other.askForReport(sessionId, "ada@example.com")).status).toBeGreaterThanOrEqual(
    500,
  );
  isBroken = false;
  const answer = await other.askForReport(sessionId, "ada@example.com");
  expect((await answer.json()).data.report_access_granted).toBe(true);
});
