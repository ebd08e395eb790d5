import { fieldsOf } from "#domain/purchase/contract.ts";
import type { PurchaseReference } from "#web/features/checkout/purchase-reference.ts";
import { keepText, readJson, thisBrowser, type Store } from "#web/ui/storage.ts";

/** In localStorage: each as session id and e-mail. The answers are kept by scan-storage.ts. */
const storageKey = "seven-petals.purchases";

export type Purchases = ReturnType<typeof createPurchases>;

/** The purchases whose reports have not opened in this browser yet, so that they open later without paying again. */
export function createPurchases(store: Store = thisBrowser) {
  /** Those that can be read, the newest last. */
  const all = (): readonly PurchaseReference[] => {
    const value = readJson(store, storageKey);
    return Array.isArray(value) ? value.filter(isPurchase) : [];
  };
  const others = (sessionId: string) => all().filter((one) => one.sessionId !== sessionId);
  /** Where the browser refuses storage nothing is kept; Back still leads to /success, whose address names the purchase. */
  const write = (purchases: readonly PurchaseReference[]) =>
    void keepText(store, storageKey, purchases.length > 0 ? JSON.stringify(purchases) : undefined);

  return {
    all,
    add: ({ sessionId, email }: PurchaseReference) =>
      write([...others(sessionId), { sessionId, email }]),
    /** Removes this purchase, and no other. */
    remove: ({ sessionId }: PurchaseReference) => write(others(sessionId)),
  };
}

function isPurchase(value: unknown): value is PurchaseReference {
  const { sessionId, email } = fieldsOf(value);
  return [sessionId, email].every((text) => typeof text === "string" && text !== "");
}
