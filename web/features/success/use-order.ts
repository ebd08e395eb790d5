import { useEffect, useState } from "react";
import { addresses } from "#content/site-map.ts";
import {
  readReference,
  type PurchaseReference,
} from "#web/features/checkout/purchase-reference.ts";
import { keepCode, keepPurchase } from "#web/features/scan/session/purchases.ts";
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
