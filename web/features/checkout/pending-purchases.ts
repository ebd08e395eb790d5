import { keepText, readJson, thisBrowser, type Store } from "#web/ui/storage.ts";
import type { PurchaseReference } from "./purchase-reference.ts";

/**
 * In localStorage: purchases whose reports have not opened in this browser yet, each as session id and e-mail. The answers are
 * kept elsewhere, by scan-storage.ts.
 */
const key = "seven-petals.purchases";

/** Adds a purchase to those that are pending, so that its report opens later without paying again. */
export function addPendingPurchase(
  { sessionId, email }: PurchaseReference,
  store: Store = thisBrowser,
): void {
  write(store, [...others(sessionId, store), { sessionId, email }]);
}

/** The pending purchases that can be read, the newest last. */
export function pendingPurchases(store: Store = thisBrowser): readonly PurchaseReference[] {
  const value = readJson(store, key);
  return Array.isArray(value) ? value.filter(isPurchase) : [];
}

/** Removes this purchase, and no other. */
export function removePendingPurchase(
  { sessionId }: PurchaseReference,
  store: Store = thisBrowser,
): void {
  write(store, others(sessionId, store));
}

function others(sessionId: string, store: Store): readonly PurchaseReference[] {
  return pendingPurchases(store).filter((purchase) => purchase.sessionId !== sessionId);
}

/** Where the browser refuses storage nothing is kept; Back still leads to /success, whose address names the purchase. */
function write(store: Store, purchases: readonly PurchaseReference[]): void {
  keepText(store, key, purchases.length > 0 ? JSON.stringify(purchases) : undefined);
}

function isPurchase(value: unknown): value is PurchaseReference {
  if (typeof value !== "object" || value === null) return false;
  const { sessionId, email }: Partial<Record<keyof PurchaseReference, unknown>> = value;
  return (
    typeof sessionId === "string" && typeof email === "string" && sessionId !== "" && email !== ""
  );
}
