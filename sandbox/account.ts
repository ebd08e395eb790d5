import type { Stripe } from "stripe";
import type {
  Charge,
  Coupon,
  Dispute,
  LineItem,
  PaymentIntent,
  PromotionCode,
  Session,
} from "./objects.ts";
import type { Parameters } from "./parameters.ts";
import type { EventLog } from "./webhooks.ts";

/** The state of one merchant's account, in memory; gone when the sandbox stops. */
export type Account = {
  /** The origin of the payment page for browsers. */
  readonly origin: string;
  readonly now: () => Date;
  readonly product: { readonly name: string; readonly description: string };
  readonly price: Stripe.Price;
  /** The one that is told of everything. */
  readonly webhookEndpoint: Stripe.WebhookEndpoint;
  readonly coupons: Map<string, Coupon>;
  readonly promotionCodes: Map<string, PromotionCode>;
  readonly sessions: Map<string, Session>;
  /** Of each session, a list that it shows only when asked. */
  readonly lineItems: Map<string, readonly LineItem[]>;
  /** Of each session, for the payment intent, which is made with the first attempt to pay. */
  readonly paymentData: Map<
    string,
    Parameters["POST /v1/checkout/sessions"]["payment_intent_data"]
  >;
  readonly paymentIntents: Map<string, PaymentIntent>;
  readonly charges: Map<string, Charge>;
  readonly disputes: Map<string, Dispute>;
  readonly events: EventLog;
};
