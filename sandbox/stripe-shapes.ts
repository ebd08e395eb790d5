import type { Stripe } from "stripe";

/**
 * The shapes of which `sandbox/make-schema.ts` makes a schema: the parameters of each request under its route, and
 * each object under its name.
 */
export type Requests = {
  "POST /v1/checkout/sessions": Stripe.Checkout.SessionCreateParams;
  "GET /v1/checkout/sessions": Stripe.Checkout.SessionListParams;
  "GET /v1/checkout/sessions/:id": Stripe.Checkout.SessionRetrieveParams;
  "POST /v1/checkout/sessions/:id/expire": Stripe.Checkout.SessionExpireParams;
  "GET /v1/promotion_codes": Stripe.PromotionCodeListParams;
  "GET /v1/promotion_codes/:id": Stripe.PromotionCodeRetrieveParams;
  "GET /v1/prices/:id": Stripe.PriceRetrieveParams;
  "GET /v1/payment_intents/:id": Stripe.PaymentIntentRetrieveParams;
  "GET /v1/charges/:id": Stripe.ChargeRetrieveParams;
  "POST /v1/refunds": Stripe.RefundCreateParams;
  "GET /v1/refunds": Stripe.RefundListParams;
  "GET /v1/refunds/:id": Stripe.RefundRetrieveParams;
  "GET /v1/disputes": Stripe.DisputeListParams;
  "GET /v1/disputes/:id": Stripe.DisputeRetrieveParams;
  "GET /v1/radar/early_fraud_warnings": Stripe.Radar.EarlyFraudWarningListParams;
  "GET /v1/radar/early_fraud_warnings/:id": Stripe.Radar.EarlyFraudWarningRetrieveParams;
  "GET /v1/events": Stripe.EventListParams;
  "GET /v1/events/:id": Stripe.EventRetrieveParams;
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
  product: Stripe.Product;
  promotion_code: Stripe.PromotionCode;
  coupon: Stripe.Coupon;
  event: Stripe.EventBase;
};
