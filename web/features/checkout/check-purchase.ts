import { paths, readPurchaseAnswer, type PurchaseAnswer } from "#domain/purchase/contract.ts";
import { post } from "./backend.ts";
import type { PurchaseReference } from "./purchase-reference.ts";

/**
 * Call 2 (spec 7): asks the server about a purchase. Null for a status that is not OK, which is logged; an answer without
 * data is a refusal. Throws when the server cannot be reached or answers anything else.
 */
export async function checkPurchase(purchase: PurchaseReference): Promise<PurchaseAnswer | null> {
  const response = await post(paths.getPurchasedReport, purchase);
  if (!response.ok) {
    console.error(`The purchase check answered with status ${response.status}.`);
    return null;
  }
  return readPurchaseAnswer(await response.json()) ?? { report_access_granted: false };
}
