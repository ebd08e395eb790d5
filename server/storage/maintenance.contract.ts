import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { purchaseStates } from "#domain/purchase/purchase.ts";
import { somePurchase } from "./purchase.fixture.ts";
import type { PurchaseStore } from "./purchase-store.ts";

/**
 * What every store must do for its owner and the reconciler. `create` makes an empty database; each call of what it gives
 * opens that database once more, as another server would.
 */
export function testMaintenance(
  name: string,
  create: () => Promise<() => Promise<PurchaseStore>>,
): void {
  const openServers = async () => {
    const open = await create();
    const servers = [await open(), await open()] as const;
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))));
    return servers;
  };
  const openForTest = async () => (await openServers())[0];

  test(`${name}: it is known when the newest event arrived`, async () => {
    const store = await openForTest();
    expect(await store.lastMoments()).toEqual({ event: null, backup: null });
    for (const at of [1000, 3000, 2000]) await store.finishEvent(someEvent(new Date(at)));
    expect(await store.lastMoments()).toEqual({ event: new Date(3000), backup: null });
  });

  const list = async (store: PurchaseStore) =>
    Object.fromEntries((await store.list({}, { limit: 100 })).map((one) => [one.id, one]));

  test(`${name}: of old orders that were not paid the e-mails are erased, and nothing else is touched`, async () => {
    const store = await openForTest();
    const createdAt = new Date(1000);
    const payerEmailNormalized = "payer@example.com";
    const due = [
      somePurchase({ state: "expired", createdAt, payerEmailNormalized }),
      somePurchase({ state: "failed", createdAt, decision: "revoked", decidedAt: createdAt }),
    ];
    const kept = [
      ...purchaseStates
        .filter((state) => state !== "expired" && state !== "failed")
        .map((state) => somePurchase({ state, createdAt })),
      somePurchase({ state: "expired", createdAt: new Date(2000) }),
      somePurchase({ state: "expired", createdAt, decision: "granted", decidedAt: createdAt }),
    ];
    for (const purchase of [...due, ...kept]) await store.add(purchase);
    const erase = (at: number) =>
      store.eraseUnsold({ recordedBefore: new Date(2000), at: new Date(at), limit: 100 });
    expect(await erase(9000)).toBe(2);
    expect(await erase(9001)).toBe(0);
    const found = await list(store);
    for (const purchase of kept) expect(found[purchase.id]).toEqual(purchase);
    for (const purchase of due) {
      expect(found[purchase.id]).toEqual({
        ...purchase,
        email: "",
        emailNormalized: "",
        payerEmailNormalized: null,
        pageUrl: null,
        erasedAt: new Date(9000),
        updatedAt: new Date(9000),
        version: 2,
      });
    }
  });

  test(`${name}: no more is erased or deleted at once than was asked for`, async () => {
    const store = await openForTest();
    for (let i = 0; i < 5; i++) {
      await store.add(somePurchase({ state: "expired", createdAt: new Date(i) }));
      await store.finishEvent(someEvent(new Date(i)));
    }
    const erase = () =>
      store.eraseUnsold({ recordedBefore: new Date(9), at: new Date(99), limit: 3 });
    expect([await erase(), await erase(), await erase()]).toEqual([3, 2, 0]);
    const remove = () => store.deleteEvents({ arrivedBefore: new Date(9), limit: 3 });
    expect([await remove(), await remove(), await remove()]).toEqual([3, 2, 0]);
  });

  test(`${name}: events that arrived long ago are deleted, and later ones stay handled`, async () => {
    const store = await openForTest();
    const [old, fresh] = [someEvent(new Date(1000)), someEvent(new Date(2000))];
    await store.finishEvent(old);
    await store.finishEvent(fresh);
    expect(await store.deleteEvents({ arrivedBefore: new Date(2000), limit: 9 })).toBe(1);
    expect([await store.isHandled(old.id), await store.isHandled(fresh.id)]).toEqual([false, true]);
  });

  test(`${name}: what awaits payment is taken a minute after the order, then each time it is twice as old, the longest due first`, async () => {
    const store = await openForTest();
    const ordered = (state: "created" | "open" | "paid", at: number) =>
      somePurchase({ state, createdAt: new Date(at) });
    const [first, second, paid] = [
      ordered("created", 0),
      ordered("open", 30_000),
      ordered("paid", 0),
    ];
    for (const purchase of [paid, second, first]) await store.add(purchase);
    const claim = async (at: number, limit = 9) => {
      const claimed = await store.claimUnconfirmed({ at: new Date(at), limit });
      return claimed.map(({ id }) => (id === first.id ? "first" : "second")).toSorted();
    };
    expect(await claim(59_999)).toEqual([]);
    expect(await claim(90_000, 1)).toEqual(["first"]);
    expect(await claim(90_000)).toEqual(["second"]);
    // The second is twice as old at 150 s, the first at 180 s.
    expect(await claim(149_999)).toEqual([]);
    expect(await claim(200_000, 1)).toEqual(["second"]);
    expect(await claim(200_000)).toEqual(["first"]);
    expect(await claim(369_999)).toEqual([]);
    expect(await claim(400_000)).toEqual(["first", "second"]);
  });

  test(`${name}: in days 3 to 14, in which bank debits arrive, a purchase is taken once a day`, async () => {
    const store = await openForTest();
    await store.add(somePurchase({ state: "open", createdAt: new Date(0) }));
    const hour = 3_600_000;
    const days: number[] = [];
    for (let age = hour; age <= 30 * 24 * hour; age += hour) {
      const claimed = await store.claimUnconfirmed({ at: new Date(age), limit: 1 });
      if (claimed.length > 0 && age >= 48 * hour) days.push(Math.ceil(age / 24 / hour));
    }
    expect(days).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 28]);
  });

  test(`${name}: servers that take at the same moment each get their fill, and no purchase twice`, async () => {
    const [one, other] = await openServers();
    const purchases = Array.from({ length: 40 }, (_, i) =>
      somePurchase({ createdAt: new Date(i) }),
    );
    for (const purchase of purchases) await one.add(purchase);
    const claim = { at: new Date(100_000), limit: 5 };
    const batches = await Promise.all(
      Array.from({ length: 8 }, (_, i) => (i % 2 ? one : other).claimUnconfirmed(claim)),
    );
    const ids = batches.flat().map(({ id }) => id);
    expect(ids.toSorted()).toEqual(purchases.map(({ id }) => id).toSorted());
    expect(batches.map(({ length }) => length)).toEqual(Array.from({ length: 8 }, () => 5));
  });
}

const someEvent = (at: Date) => ({ id: `evt_${randomUUID()}`, type: "paid", at });
