import { readKept } from "./away-storage.ts";
import { loadCheckPurchase } from "./chunks.ts";
import type { WaitingPurchase } from "./use-opening.ts";

/**
 * The order that is kept in this browser, if it is paid: who pays and never comes back is not asked to pay again. One
 * purchase check, and none where no order is kept; undefined also where it cannot be told.
 */
export async function findPaidOrder(): Promise<WaitingPurchase | undefined> {
  const { sessionId, email } = readKept() ?? {};
  if (!sessionId || !email) return undefined;
  const visit = { sessionId, email };
  try {
    const { checkPurchase } = await loadCheckPurchase();
    const purchase = await checkPurchase(visit);
    return purchase?.report_access_granted ? { visit, isRefused: false } : undefined;
  } catch {
    return undefined;
  }
}
