import { checkPurchase } from "#web/features/checkout/check-purchase.ts";
import {
  readReference,
  type PurchaseReference,
} from "#web/features/checkout/purchase-reference.ts";
import type { Order } from "./order.ts";

/** The result of a look-up. "refused": the server knows no such payment. "silent": it cannot be asked now. */
export type Lookup =
  { readonly kind: "found"; readonly order: Order } | { readonly kind: "refused" | "silent" };

/** Looks the order up (call 2). */
export async function lookUpOrder(purchase: PurchaseReference): Promise<Lookup> {
  const data = await checkPurchase(purchase).catch(() => null);
  if (!data) return { kind: "silent" };
  const { report_access_granted: isGranted, id, amount_total, currency, created_at } = data;
  if (!isGranted) return { kind: "refused" };
  if (
    typeof id !== "string" ||
    typeof amount_total !== "number" ||
    typeof currency !== "string" ||
    typeof created_at !== "string"
  ) {
    return { kind: "silent" };
  }
  return {
    kind: "found",
    order: { orderId: id, amountTotal: amount_total, currency, orderDate: new Date(created_at) },
  };
}

let begun: Promise<Lookup> | undefined;

/** Begins to look up the order in the address, while React is still on its way (web/pages/success.astro). */
export function beginLookUp(): void {
  const purchase = readReference(location.search);
  begun = purchase && lookUpOrder(purchase);
}

/** The look-up that has begun, or a new one. */
export function firstLookUp(purchase: PurchaseReference): Promise<Lookup> {
  return begun ?? lookUpOrder(purchase);
}
