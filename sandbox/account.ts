import type { Stripe } from "stripe";
import type { EventLog } from "./webhooks.ts";

/** What the sandbox sells; money in minor units (cents). */
export type PriceSettings = {
  readonly id: string;
  readonly unitAmount: number;
  readonly currency: string;
  readonly productName: string;
  readonly productDescription: string;
};

/** An object of the API as it is stored: expandable fields hold ids. */
type Stored<Resource, References extends keyof Resource> = Omit<Resource, References> & {
  [Reference in References]: string | null;
};

export type Session = Stored<Stripe.Checkout.Session, "payment_intent">;
export type PaymentIntent = Stored<Stripe.PaymentIntent, "latest_charge">;
export type Charge = Stored<Stripe.Charge, "balance_transaction"> & { payment_intent: string };
export type Refund = Stored<Stripe.Refund, "balance_transaction"> & { charge: string };
export type Dispute = Stripe.Dispute & { charge: string };
export type EarlyFraudWarning = Stripe.Radar.EarlyFraudWarning & { charge: string };
export type Coupon = Stripe.Coupon;
/** The SDK turns `unit_amount_decimal`, a text on the wire, into an object of its own. */
export type Price = Omit<Stripe.Price, "product" | "unit_amount_decimal"> & {
  product: string;
  unit_amount_decimal: string;
};
export type LineItem = Omit<Stripe.LineItem, "price"> & { price: Price };
/** `active` depends on time and use, so it is computed when it is read. */
export type PromotionCode = Omit<Stripe.PromotionCode, "promotion" | "active"> & {
  promotion: { type: "coupon"; coupon: string };
};

export type StoredObjects = {
  "checkout.session": Session;
  item: LineItem;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  "radar.early_fraud_warning": EarlyFraudWarning;
  price: Price;
  promotion_code: PromotionCode;
  coupon: Coupon;
};

/** What a session keeps beside the fields that Stripe shows. */
export type SessionRecord = {
  readonly session: Session;
  readonly lineItems: readonly LineItem[];
  /** The metadata of the payment intent, which is made at the first attempt to pay. */
  readonly paymentMetadata: Readonly<Record<string, string>>;
};

/** The state of one merchant's account, in memory; gone when the sandbox stops. */
export type Account = {
  /** The origin of the payment page for browsers. */
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
