import type {
  Charge,
  Coupon,
  Dispute,
  LineItem,
  PaymentIntent,
  Price,
  PromotionCode,
  Refund,
  Session,
} from "./objects.ts";
import type { EventLog } from "./webhooks.ts";

/** What a session keeps beside the fields that Stripe shows. */
export type SessionRecord = {
  readonly session: Session;
  readonly lineItems: readonly LineItem[];
  /** For the payment intent, which is made with the first attempt to pay. */
  readonly paymentMetadata: Readonly<Record<string, string>>;
};

/** Everything that belongs to one merchant's account, in memory; gone when the sandbox stops. */
export type Account = {
  /** Where a visitor's browser reaches the payment page. */
  readonly origin: string;
  readonly now: () => Date;
  readonly product: { readonly name: string; readonly description: string };
  readonly price: Price;
  readonly coupons: Map<string, Coupon>;
  readonly promotionCodes: Map<string, PromotionCode>;
  readonly sessions: Map<string, SessionRecord>;
  readonly paymentIntents: Map<string, PaymentIntent>;
  readonly charges: Map<string, Charge>;
  readonly refunds: Map<string, Refund>;
  readonly disputes: Map<string, Dispute>;
  readonly events: EventLog;
};
