import { readReportCode, writeReportCode } from "#domain/report/report-code.ts";
import type { PurchaseReference } from "#web/features/checkout/purchase-reference.ts";
import { keepText, readJson, thisBrowser, type Store } from "#web/ui/storage.ts";
import { createScanStorage, sourceFor } from "./scan-storage.ts";

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

/** The state of the history entry of /success. */
type Entry = { readonly code?: string; readonly isKept?: boolean };

/**
 * Keeps what the report is made from in the history entry of /success: the stored answers are removed once the report has opened (spec
 * 4), and after Back the button must open the same report again.
 */
export function keepCode(purchase: PurchaseReference): string | undefined {
  const { code: kept } = presentEntry();
  if (kept !== undefined && readReportCode(kept)) return kept;
  const source = sourceFor(purchase, createScanStorage().load());
  if (!source) return undefined;
  const code = writeReportCode({ ...source, openedAt: Math.floor(Date.now() / 1000) });
  history.replaceState({ ...presentEntry(), code }, "");
  return code;
}

/**
 * Keeps the purchase, so that a visitor who closes /success and comes back another way is not asked to pay again. Only
 * once, since the report may open next.
 */
export function keepPurchase(purchase: PurchaseReference): void {
  if (presentEntry().isKept) return;
  createPurchases().add(purchase);
  history.replaceState({ ...presentEntry(), isKept: true }, "");
}

function presentEntry(): Entry {
  const entry: Partial<Record<keyof Entry, unknown>> | null = history.state;
  return {
    ...(typeof entry?.code === "string" && { code: entry.code }),
    isKept: entry?.isKept === true,
  };
}

function isPurchase(value: unknown): value is PurchaseReference {
  if (typeof value !== "object" || value === null) return false;
  const { sessionId, email }: Partial<Record<keyof PurchaseReference, unknown>> = value;
  return [sessionId, email].every((text) => typeof text === "string" && text !== "");
}
