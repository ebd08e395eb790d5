import { useEffect, useState } from "react";
import { addresses } from "#content/site-map.ts";
import { readReportCode, writeReportCode } from "#domain/report/report-code.ts";
import {
  readReference,
  type PurchaseReference,
} from "#web/features/checkout/purchase-reference.ts";
import { createPurchases } from "#web/features/scan/session/purchases.ts";
import { createScanStorage, sourceFor } from "#web/features/scan/session/scan-storage.ts";
import { firstLookUp, lookUpOrder, type Lookup } from "./look-up.ts";

/** What is known of the order; `isLooking` while it is still being asked for. */
export type OrderSearch = {
  readonly purchase: PurchaseReference;
  /** What its report is made from, if this browser has the answers. */
  readonly code: string | undefined;
  readonly lookup: Lookup;
  readonly isLooking: boolean;
  /** It came while screen readers read the new page aloud, and need not be said as well. */
  readonly isRead: boolean;
};

/** How long an order that is not confirmed yet is asked for again, in milliseconds. */
const searchTimeout = 60_000;
const pauseMilliseconds = 3_000;
/** How long reading a new page aloud may take to get to its order, from its beginning. */
const readingTime = 5_000;

/** Looks up the order in the address; undefined until the first answer. Leads home without session or e-mail. */
export function useOrder(): OrderSearch | undefined {
  const [search, setSearch] = useState<OrderSearch>();
  useEffect(() => {
    const purchase = readReference(location.search);
    if (!purchase) return location.replace(addresses.home);
    const code = keepCode(purchase);
    const leaving = new AbortController();
    void (async () => {
      const end = performance.now() + searchTimeout;
      let asked = firstLookUp(purchase);
      for (let isLooking = true; isLooking && !leaving.signal.aborted;) {
        const lookup = await asked;
        isLooking = lookup.kind !== "found" && performance.now() + pauseMilliseconds < end;
        const isRead = performance.now() < readingTime;
        setSearch({ purchase, code, lookup, isLooking, isRead });
        if (lookup.kind === "found") return keepPurchase(purchase);
        await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
        asked = lookUpOrder(purchase);
      }
    })();
    return () => leaving.abort();
  }, []);
  return search;
}

/** The state of the history entry of /success. */
type Entry = { readonly code?: string; readonly isKept?: boolean };

/**
 * Keeps what the report is made from in the history entry of /success: the stored answers are removed once the report has opened (spec
 * 4), and after Back the button must open the same report again.
 */
function keepCode(purchase: PurchaseReference): string | undefined {
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
function keepPurchase(purchase: PurchaseReference): void {
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
