import { useEffect, useState } from "react";
import { newestWaiting, type WaitingPurchase } from "./use-opening.ts";

/**
 * The purchase that waits for its report, and what sets it. The browser may show this page again as it was left; what was
 * paid meanwhile is then asked for.
 */
export function useWaiting() {
  const [waiting, setWaiting] = useState<WaitingPurchase>();
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setWaiting((known) => known ?? newestWaiting());
    };
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);
  return [waiting, setWaiting] as const;
}
