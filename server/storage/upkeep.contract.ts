import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import type { PurchaseStore } from "./purchase-store.ts";

/** What every store must do for its owner. `open` opens an empty database. */
export function testUpkeep(name: string, open: () => Promise<PurchaseStore>): void {
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
}

const someEvent = (at: Date) => ({ id: `evt_${randomUUID()}`, type: "paid", at });
