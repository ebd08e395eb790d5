import type { LineItem, StoredObjects } from "./objects.ts";
import type { Supported } from "./stripe-shapes.ts";
import type { EventLog } from "./webhooks.ts";

type Store<Name extends keyof StoredObjects> = Map<string, StoredObjects[Name]>;

/** The state of one merchant's account, in memory; gone when the sandbox stops. */
export type Account = {
  /** The origin of the payment page for browsers. */
  readonly origin: string;
  readonly now: () => Date;
  readonly product: { readonly name: string; readonly description: string };
  readonly price: StoredObjects["price"];
  readonly coupons: Store<"coupon">;
  readonly promotionCodes: Store<"promotion_code">;
  readonly sessions: Store<"checkout.session">;
  /** Of each session, a list that it shows only when asked. */
  readonly lineItems: Map<string, readonly LineItem[]>;
  /** Of each session, for the payment intent, which is made with the first attempt to pay. */
  readonly paymentData: Map<string, Supported["POST /v1/checkout/sessions"]["payment_intent_data"]>;
  readonly paymentIntents: Store<"payment_intent">;
  readonly charges: Store<"charge">;
  readonly refunds: Store<"refund">;
  readonly disputes: Store<"dispute">;
  readonly events: EventLog;
};
