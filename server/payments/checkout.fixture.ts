import { randomUUID } from "node:crypto";
import type { Checkout } from "./payment-provider.ts";

/** An order of one report whose page is open for an hour. */
export function someCheckout(changes: Partial<Checkout> = {}): Checkout {
  return {
    purchaseId: randomUUID(),
    priceId: "price_1",
    email: "ada+books@example.com",
    discountId: null,
    successUrl:
      "https://petals.example/success?session_id={CHECKOUT_SESSION_ID}&email=ada%2Bbooks%40example.com",
    cancelUrl: "https://petals.example/energy-scan",
    expiresAt: new Date(Date.now() + 60 * 60 * 1000),
    ...changes,
  };
}
