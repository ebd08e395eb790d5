import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { purchaseStates } from "#domain/purchase/purchase.ts";
import { somePurchase } from "./purchase-store.contract.ts";
import type { PurchaseStore } from "./purchase-store.ts";

/** What every store must do for its owner. `open` opens an empty database. */
export function testMaintenance(name: string, open: () => Promise<PurchaseStore>): void {
  const openForTest = async () => {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  };

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
}

const someEvent = (at: Date) => ({ id: `evt_${randomUUID()}`, type: "paid", at });
