import { useState } from "react";
import { useShownAgain } from "#web/ui/use-shown-again.ts";
import { newestWaiting, type WaitingPurchase } from "./use-opening.ts";

/**
 * The purchase that waits for its report, and what sets it. The browser may show this page again as it was left; what was
 * paid meanwhile is then asked for.
 */
export function useWaiting() {
  const [waiting, setWaiting] = useState<WaitingPurchase>();
  useShownAgain(() => setWaiting((known) => known ?? newestWaiting()));
  return [waiting, setWaiting] as const;
}
