import type { PurchaseStore } from "./purchase-store.ts";

/** The storage failed for now: it is away, full, locked or restarting. `cause` says more. */
export class StorageError extends Error {
  override readonly name = "StorageError";
}

/** Wraps a store so that every failure is a `StorageError`, except TypeErrors, which are our own mistakes. */
export function tellStorageErrors(store: PurchaseStore): PurchaseStore {
  return aroundEach(store, async (work) => {
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof TypeError) throw cause;
      throw new StorageError("The storage did not do what was asked.", { cause });
    }
  });
}

/** Wraps a store so that `around` carries out each of its calls. */
export function aroundEach(
  store: PurchaseStore,
  around: <Result>(work: () => Promise<Result>) => Promise<Result>,
): PurchaseStore {
  const within =
    <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      around(() => work(...args));
  return {
    add: within(store.add),
    probe: within(store.probe),
    find: within(store.find),
    findBySession: within(store.findBySession),
    findByCheckoutKey: within(store.findByCheckoutKey),
    list: within(store.list),
    erase: within(store.erase),
    change: within(store.change),
    claimUnconfirmed: within(store.claimUnconfirmed),
    isHandled: within(store.isHandled),
    finishEvent: within(store.finishEvent),
    close: within(store.close),
  };
}
