import type { Stripe } from "stripe";
import type { EventLog } from "./events.ts";

/** What the sandbox sells; money in minor units (cents). */
export type PriceSettings = {
  readonly id: string;
  readonly unitAmount: number;
  readonly currency: string;
  readonly productName: string;
  readonly productDescription: string;
};

/** An object of the API as it is kept: what Stripe may expand is held as an id. */
type Kept<Resource, References extends keyof Resource> = Omit<Resource, References> & {
  [Reference in References]: string | null;
};

export type Session = Kept<Stripe.Checkout.Session, "payment_intent">;
export type PaymentIntent = Kept<Stripe.PaymentIntent, "latest_charge">;
export type Charge = Kept<Stripe.Charge, "payment_intent">;
export type Refund = Kept<Stripe.Refund, "charge" | "payment_intent">;
export type Dispute = Kept<Stripe.Dispute, "charge" | "payment_intent">;
export type EarlyFraudWarning = Kept<Stripe.Radar.EarlyFraudWarning, "charge" | "payment_intent">;
export type Product = Stripe.Product;
export type Coupon = Stripe.Coupon;
/** The SDK turns the decimal text on the wire into an object of its own. */
export type Price = Omit<Stripe.Price, "product" | "unit_amount_decimal"> & {
  product: string;
  unit_amount_decimal: string;
};
export type LineItem = Omit<Stripe.LineItem, "price"> & { price: Price };
export type PromotionCode = Omit<Stripe.PromotionCode, "promotion" | "active"> & {
  promotion: { type: "coupon"; coupon: string };
  /** Whether the owner switched it on; whether it can be redeemed also depends on time and use. */
  switchedOn: boolean;
};

/** What a session keeps beside the fields that Stripe shows. */
export type SessionEntry = {
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
  readonly price: Price;
  readonly product: Product;
  readonly coupons: Map<string, Coupon>;
  readonly promotionCodes: Map<string, PromotionCode>;
  readonly sessions: Map<string, SessionEntry>;
  readonly paymentIntents: Map<string, PaymentIntent>;
  readonly charges: Map<string, Charge>;
  readonly refunds: Map<string, Refund>;
  readonly disputes: Map<string, Dispute>;
  readonly events: EventLog;
};
