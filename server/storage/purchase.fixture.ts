import { randomUUID } from "node:crypto";
import { unpaid, untouched, type Purchase } from "./purchase-store.ts";

/** A purchase whose payment page is open. */
export function somePurchase(fields: Partial<Purchase>): Purchase {
  return {
    id: randomUUID(),
    sessionId: `cs_test_${randomUUID()}`,
    state: "open",
    priceId: "price_1",
    amountExpected: 999,
    currency: "usd",
    email: "Ada@Example.com",
    emailNormalized: "ada@example.com",
    couponCode: "CALM20",
    checkoutKey: null,
    pageUrl: "https://pay.example/page",
    createdAt: new Date(1_795_000_000_000),
    updatedAt: new Date(1_795_000_000_001),
    version: 1,
    ...unpaid,
    ...untouched,
    ...fields,
  };
}
