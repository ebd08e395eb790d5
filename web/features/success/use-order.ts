import { useEffect, useState } from "react";
import { addresses } from "#content/site-map.ts";
import { rememberPurchase } from "#web/features/checkout/remembered-purchase.ts";
import type { ReturnVisit } from "#web/features/checkout/return-visit.ts";
import { lookUpOrder, type Lookup } from "./order.ts";

/** What is known of the order; `isLooking` while it is still being asked for. */
export type OrderSearch = {
  readonly visit: ReturnVisit;
  readonly lookup: Lookup;
  readonly isLooking: boolean;
};

/** An order that is not confirmed yet is asked for again for a minute. */
const patienceMilliseconds = 60_000;
const pauseMilliseconds = 3_000;

/** Looks for the order that the address names; undefined until the first answer. Without session or e-mail it leads home. */
export function useOrder(): OrderSearch | undefined {
  const [search, setSearch] = useState<OrderSearch>();
  useEffect(() => {
    const visit = readVisit(location.search);
    if (!visit) return location.replace(addresses.home);
    const leaving = new AbortController();
    void (async () => {
      const end = performance.now() + patienceMilliseconds;
      for (let isLooking = true; isLooking && !leaving.signal.aborted;) {
        const lookup = await lookUpOrder(visit);
        isLooking = lookup.kind !== "found" && performance.now() + pauseMilliseconds < end;
        setSearch({ visit, lookup, isLooking });
        // Whoever closes this page and comes back another way is not asked to pay again.
        if (lookup.kind === "found") return rememberPurchase(visit);
        await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
      }
    })();
    return () => leaving.abort();
  }, []);
  return search;
}

function readVisit(search: string): ReturnVisit | undefined {
  const parameters = new URLSearchParams(search);
  const sessionId = parameters.get("session_id");
  const email = parameters.get("email");
  return sessionId && email ? { sessionId, email } : undefined;
}
