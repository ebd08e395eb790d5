import type { Stripe } from "stripe";

/**
 * The shapes of which `sandbox/make-schema.ts` makes a schema: the parameters of each request under its route, and
 * each object under its name.
 */
export type Requests = {
  "POST /v1/checkout/sessions": Stripe.Checkout.SessionCreateParams;
  "GET /v1/checkout/sessions": Stripe.Checkout.SessionListParams;
  "GET /v1/checkout/sessions/:id": Stripe.Checkout.SessionRetrieveParams;
  "GET /v1/promotion_codes": Stripe.PromotionCodeListParams;
  "POST /v1/refunds": Stripe.RefundCreateParams;
  "GET /v1/disputes": Stripe.DisputeListParams;
};

export type Objects = {
  "checkout.session": Stripe.Checkout.Session;
  item: Stripe.LineItem;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  "radar.early_fraud_warning": Stripe.Radar.EarlyFraudWarning;
  price: Stripe.Price;
  promotion_code: Stripe.PromotionCode;
  coupon: Stripe.Coupon;
  event: Stripe.EventBase;
};
