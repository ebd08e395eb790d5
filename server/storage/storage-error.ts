import type { PurchaseStore } from "./purchase-store.ts";

/** The storage could not do what was asked, for now: it is away, full, locked or restarting. `cause` says more. */
export class StorageError extends Error {
  override readonly name = "StorageError";
}

/** The same store, whose every failure is a `StorageError`. Ours are TypeErrors and stay what they are. */
export function tellStorageErrors(store: PurchaseStore): PurchaseStore {
  const told =
    <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        return await work(...args);
      } catch (cause) {
        if (cause instanceof TypeError) throw cause;
        throw new StorageError("The storage did not do what was asked.", { cause });
      }
    };
  return {
    add: told(store.add),
    find: told(store.find),
    findBySession: told(store.findBySession),
    findByCheckoutKey: told(store.findByCheckoutKey),
    list: told(store.list),
    erase: told(store.erase),
    change: told(store.change),
    claimUnconfirmed: told(store.claimUnconfirmed),
    noteNews: told(store.noteNews),
    finishNews: told(store.finishNews),
    close: told(store.close),
  };
}
