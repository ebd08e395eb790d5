import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { somePurchase } from "./purchase.fixture.ts";
import type { Purchase, PurchaseStore } from "./purchase-store.ts";

/**
 * What every store of purchases must do. `open` opens one database again and again, as two servers would;
 * each test uses ids of its own.
 */
export function testPurchaseStore(name: string, open: () => Promise<PurchaseStore>): void {
  const openForTest = async () => {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  };

  test(`${name}: a purchase comes back exactly as it was added, by id and by session`, async () => {
    const store = await openForTest();
    const paidAt = new Date(1_795_000_000_123);
    const email = `'; drop table purchases; -- ☯ 😀 \\ " %`;
    const money = { amountTotal: 0, amountTax: 0, country: "DE", paidAt };
    const purchase = somePurchase({ ...money, email });
    expect(await store.add(purchase)).toBe(true);
    expect(await store.find(purchase.id)).toEqual(purchase);
    expect(await store.findBySession(String(purchase.sessionId))).toEqual(purchase);
  });

  test(`${name}: a probe leaves nothing behind`, async () => {
    const store = await openForTest();
    const all = await store.list({}, { limit: 1000 });
    await Promise.all([store.probe(), store.probe()]);
    expect(await store.list({}, { limit: 1000 })).toEqual(all);
  });

  test(`${name}: the same id or the same session is added once`, async () => {
    const store = await openForTest();
    const first = somePurchase({});
    await store.add(first);
    expect(await store.add(somePurchase({ id: first.id }))).toBe(false);
    expect(await store.add(somePurchase({ sessionId: first.sessionId }))).toBe(false);
    expect(await store.find(first.id)).toEqual(first);
  });

  test(`${name}: a checkout key belongs to one purchase until it is given up`, async () => {
    const store = await openForTest();
    const checkoutKey = randomUUID();
    const first = somePurchase({ checkoutKey });
    await store.add(first);
    expect(await store.add(somePurchase({ checkoutKey }))).toBe(false);
    expect(await store.findByCheckoutKey(checkoutKey)).toEqual(first);
    await store.change(first.id, 1, { checkoutKey: null, updatedAt: new Date(5) });
    expect(await store.findByCheckoutKey(checkoutKey)).toBeUndefined();
    expect(await store.add(somePurchase({ checkoutKey }))).toBe(true);
  });

  test(`${name}: a change touches what it names and raises the version`, async () => {
    const store = await openForTest();
    const purchase = somePurchase({ sessionId: null, state: "created" });
    await store.add(purchase);
    const change = {
      sessionId: `cs_test_${randomUUID()}`,
      state: "paid",
      amountTotal: 799,
      payerEmailNormalized: "payer@example.com",
      paidAt: new Date(1_795_000_009_999),
      updatedAt: new Date(1_795_000_009_999),
    } as const;
    expect(await store.change(purchase.id, purchase.version, change)).toBe(true);
    expect(await store.find(purchase.id)).toEqual({ ...purchase, ...change, version: 2 });
  });

  test(`${name}: of many changes at the same moment, from two servers, one wins`, async () => {
    const [one, other] = [await openForTest(), await openForTest()];
    const purchase = somePurchase({});
    await one.add(purchase);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? one : other).change(purchase.id, 1, { state: "paid", updatedAt: new Date(i) }),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await other.find(purchase.id)).toMatchObject({ version: 2 });
  });

  test(`${name}: purchases are listed newest first, page by page, each once`, async () => {
    const store = await openForTest();
    const payerEmailNormalized = `${randomUUID()}@example.com`;
    // Two of them were recorded in the same millisecond.
    for (const at of [1000, 3000, 2000, 2000]) {
      await store.add(somePurchase({ payerEmailNormalized, createdAt: new Date(at) }));
    }
    const query = { emailNormalized: payerEmailNormalized };
    const all = await store.list(query, { limit: 10 });
    expect(all.map(({ createdAt }) => createdAt.getTime())).toEqual([3000, 2000, 2000, 1000]);
    const paged: Purchase[] = [];
    for (let page = all.slice(0, 0); paged.length < 4; paged.push(...page)) {
      const last = paged.at(-1);
      page = [...(await store.list(query, { limit: 1, ...(last ? { last } : {}) }))];
      expect(page).toHaveLength(1);
    }
    expect(paged).toEqual(all);
  });

  test(`${name}: a list can be narrowed by state, either e-mail, and when it was recorded or paid`, async () => {
    const store = await openForTest();
    const mine = `${randomUUID()}@example.com`;
    const typed = somePurchase({
      emailNormalized: mine,
      state: "paid",
      createdAt: new Date(100),
      paidAt: new Date(300),
    });
    const payer = somePurchase({ payerEmailNormalized: mine, createdAt: new Date(200) });
    await store.add(typed);
    await store.add(payer);
    const ids = async (query: Parameters<PurchaseStore["list"]>[0]) =>
      (await store.list({ emailNormalized: mine, ...query }, { limit: 10 })).map(({ id }) => id);
    expect(await ids({})).toEqual([payer.id, typed.id]);
    expect(await ids({ state: "paid" })).toEqual([typed.id]);
    expect(await ids({ from: new Date(101) })).toEqual([payer.id]);
    expect(await ids({ from: new Date(100), before: new Date(200) })).toEqual([typed.id]);
    expect(await ids({ paidFrom: new Date(300), paidBefore: new Date(301) })).toEqual([typed.id]);
    expect(await ids({ paidFrom: new Date(301) })).toEqual([]);
    expect(await ids({ paidBefore: new Date(300) })).toEqual([]);
    expect(await ids({ emailNormalized: `${randomUUID()}@example.com` })).toEqual([]);
  });

  test(`${name}: a purchase is found by the beginning of its id`, async () => {
    const store = await openForTest();
    const purchase = somePurchase({});
    await store.add(purchase);
    await store.add(somePurchase({}));
    const begins = purchase.id.slice(0, 18);
    for (const idBegins of [begins, begins.toUpperCase()])
      expect(await store.list({ idBegins }, { limit: 2 })).toEqual([purchase]);
  });

  test(`${name}: erasing removes both e-mails, keeps the accounting line, and happens once`, async () => {
    const store = await openForTest();
    const purchase = somePurchase({
      state: "paid",
      payerEmailNormalized: "payer@example.com",
      amountTotal: 799,
      checkoutKey: randomUUID(),
    });
    await store.add(purchase);
    const erasedAt = new Date(1_795_000_007_000);
    expect(await store.erase(purchase.id, erasedAt)).toBe(true);
    expect(await store.find(purchase.id)).toEqual({
      ...purchase,
      email: "",
      emailNormalized: "",
      payerEmailNormalized: null,
      checkoutKey: null,
      pageUrl: null,
      erasedAt,
      updatedAt: erasedAt,
      version: 2,
    });
    expect(await store.erase(purchase.id, erasedAt)).toBe(false);
    expect(await store.erase(randomUUID(), erasedAt)).toBe(false);
  });

  test(`${name}: an event is handled together with what it changes, and with nothing else`, async () => {
    const store = await openForTest();
    const [added, changed, late] = [someEvent(), someEvent(), someEvent()];
    const purchase = somePurchase({});
    const change = { state: "paid", updatedAt: new Date(1_795_000_000_000) } as const;
    expect(await store.add(purchase, added)).toBe(true);
    expect(await store.change(purchase.id, 1, change, changed)).toBe(true);
    // Somebody was faster.
    expect(await store.add(purchase, late)).toBe(false);
    expect(await store.change(purchase.id, 1, change, late)).toBe(false);
    const handled = [added, changed, late].map(({ id }) => store.isHandled(id));
    expect(await Promise.all(handled)).toEqual([true, true, false]);
    expect(await store.find(purchase.id)).toMatchObject({ state: "paid", version: 2 });
    // An event that cannot be kept takes the change back as well; this moment is none.
    const broken = { ...late, at: new Date(Number.NaN) };
    const again = { ...change, state: "refunded" } as const;
    await expect(store.change(purchase.id, 2, again, broken)).rejects.toBeInstanceOf(Error);
    expect(await store.find(purchase.id)).toMatchObject({ state: "paid", version: 2 });
  });
}

const someEvent = () => ({
  id: `evt_${randomUUID()}`,
  type: "paid",
  at: new Date(1_795_000_000_000),
});
