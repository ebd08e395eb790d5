import type { Stripe } from "stripe";

/**
 * The types from which `make-schema.ts` makes `stripe.schema.json`. The compiler checks that all three lists are complete:
 * supported parameters must fit what Stripe's SDK declares, and `api.ts` must answer each route.
 */

/** The parameters of each route, as the pinned SDK declares them. */
export type Requests = {
  "POST /v1/checkout/sessions": Stripe.Checkout.SessionCreateParams;
  "GET /v1/checkout/sessions": Stripe.Checkout.SessionListParams;
  "GET /v1/checkout/sessions/:id": Stripe.Checkout.SessionRetrieveParams;
  "POST /v1/coupons": Stripe.CouponCreateParams;
  "POST /v1/promotion_codes": Stripe.PromotionCodeCreateParams;
  "GET /v1/promotion_codes": Stripe.PromotionCodeListParams;
  "POST /v1/refunds": Stripe.RefundCreateParams;
  "GET /v1/disputes": Stripe.DisputeListParams;
};
export type Route = keyof Requests;

type Metadata = { [key: string]: string };
type Page = { limit?: number; starting_after?: string; expand?: string[] };
type Within<Declared, Part extends Declared> = Part;

/** Of these, what the sandbox supports: the parameters that the shop uses. Texts are not empty, numbers whole and positive. */
export type Supported = Within<
  Requests,
  {
    "POST /v1/checkout/sessions": {
      mode: "payment";
      line_items: { price: string; quantity: number }[];
      success_url: string;
      cancel_url?: string;
      customer_email?: string;
      discounts?: { promotion_code: string }[];
      expires_at?: number;
      adaptive_pricing?: { enabled?: boolean };
      client_reference_id?: string;
      metadata?: Metadata;
      payment_intent_data?: {
        metadata?: Metadata;
        receipt_email?: string;
        statement_descriptor_suffix?: string;
      };
      automatic_tax?: { enabled: boolean };
      billing_address_collection?: "auto" | "required";
      consent_collection?: { terms_of_service?: "none" | "required" };
      custom_text?: { terms_of_service_acceptance?: { message: string } };
      expand?: string[];
    };
    "GET /v1/checkout/sessions": Page & { payment_intent?: string };
    "GET /v1/checkout/sessions/:id": { expand?: string[] };
    "POST /v1/coupons": {
      duration?: "once";
      percent_off?: number;
      amount_off?: number;
      currency?: string;
      expand?: string[];
    };
    "POST /v1/promotion_codes": {
      promotion: { type: "coupon"; coupon?: string };
      code?: string;
      max_redemptions?: number;
      expires_at?: number;
      expand?: string[];
    };
    "GET /v1/promotion_codes": Page & { code?: string; active?: boolean };
    "POST /v1/refunds": {
      payment_intent: string;
      amount?: number;
      reason?: Stripe.RefundCreateParams.Reason;
      expand?: string[];
    };
    "GET /v1/disputes": Page & { charge?: string };
  }
>;

/** The objects in answers and events, by their `object` field. */
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
