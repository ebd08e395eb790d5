import {
  readReference,
  type PurchaseReference,
} from "#web/features/checkout/purchase-reference.ts";
import { lookUpOrder, type Lookup } from "./order.ts";

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
