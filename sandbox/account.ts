import type { LineItem, Session, StoredObjects } from "./objects.ts";
import type { EventLog } from "./webhooks.ts";

/** What a session keeps beside the fields that Stripe shows. */
export type SessionRecord = {
  readonly session: Session;
  readonly lineItems: readonly LineItem[];
  /** For the payment intent, which is made with the first attempt to pay. */
  readonly paymentMetadata: Readonly<Record<string, string>>;
};

type Store<Name extends keyof StoredObjects> = Map<string, StoredObjects[Name]>;

/** Everything that belongs to one merchant's account, in memory; gone when the sandbox stops. */
export type Account = {
  /** Where a visitor's browser reaches the payment page. */
  readonly origin: string;
  readonly now: () => Date;
  readonly product: { readonly name: string; readonly description: string };
  readonly price: StoredObjects["price"];
  readonly coupons: Store<"coupon">;
  readonly promotionCodes: Store<"promotion_code">;
  readonly sessions: Map<string, SessionRecord>;
  readonly paymentIntents: Store<"payment_intent">;
  readonly charges: Store<"charge">;
  readonly refunds: Store<"refund">;
  readonly disputes: Store<"dispute">;
  readonly events: EventLog;
};
