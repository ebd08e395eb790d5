import type { Account, Coupon, LineItem, PromotionCode, Session } from "./account.ts";
import { newId } from "./ids.ts";
import type { Supported } from "./stripe-shapes.ts";

/** One line of a session: so many of the one price, less a coupon's percentage, rounded to whole cents, or its amount. */
export function newLineItem(account: Account, quantity: number, coupon?: Coupon): LineItem {
  const { price, product } = account;
  const subtotal = (price.unit_amount ?? 0) * quantity;
  const percentage = Math.round((subtotal * (coupon?.percent_off ?? 0)) / 100);
  const discount = Math.min(subtotal, coupon?.amount_off ?? percentage);
  return {
    id: newId("li_1"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: discount,
    amount_subtotal: subtotal,
    amount_tax: 0,
    amount_total: subtotal - discount,
    currency: price.currency,
    description: product.name,
    metadata: {},
    price,
    quantity,
  };
}

type NewSession = {
  readonly id: string;
  readonly params: Supported["POST /v1/checkout/sessions"];
  /** Seconds since 1970, as is `expiresAt`. */
  readonly created: number;
  readonly expiresAt: number;
  readonly lineItems: readonly LineItem[];
  readonly promotionCode: PromotionCode | null;
  readonly url: string;
};

/** An open session with every field that Stripe shows. */
export function newSession(details: NewSession): Session {
  const { id, params, created, expiresAt, lineItems, promotionCode, url } = details;
  const sum = (of: (item: LineItem) => number) =>
    lineItems.reduce((total, item) => total + of(item), 0);
  const total = sum((item) => item.amount_total);
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? true },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: params.allowed_payment_method_types
      ? [...params.allowed_payment_method_types]
      : null,
    amount_subtotal: sum((item) => item.amount_subtotal),
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: lineItems[0]?.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: "if_required",
    customer_details: params.customer_email ? customerDetails(params.customer_email, null) : null,
    customer_email: params.customer_email ?? null,
    discounts: promotionCode ? [{ coupon: null, promotion_code: promotionCode.id }] : [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: { enabled: false },
    metadata: { ...params.metadata },
    mode: params.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: total === 0 ? "no_payment_required" : "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: params.success_url,
    total_details: {
      amount_discount: sum((item) => item.amount_discount),
      amount_shipping: 0,
      amount_tax: 0,
    },
    ui_mode: "hosted_page",
    url,
    wallet_options: null,
  };
}

/** What is known of the person who pays. */
export function customerDetails(
  email: string,
  name: string | null,
): NonNullable<Session["customer_details"]> {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  };
}
