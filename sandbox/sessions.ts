import type { Stripe } from "stripe";
import { formatMoney, leastAmount, percentOf } from "#domain/purchase/money.ts";
import type { Account } from "./account.ts";
import { noSuch, ok, refuse, type Outcome, type Refusal } from "./answers.ts";
import { findRedeemable } from "./catalog.ts";
import type { Payer } from "./charges.ts";
import { addressIn, newId, nulls, seconds, type Session } from "./objects.ts";
import type { Parameters } from "./parameters.ts";

/**
 * Checkout Sessions: one-time payments of the one price, on the hosted page, with one discount, and with the tax in a price
 * that includes it. No customers, shipping or subscriptions.
 */

type CreateSession = Parameters["POST /v1/checkout/sessions"];

const minute = 60;
const day = 24 * 60 * minute;

/** The path of a session's payment page, below the sandbox's origin. */
export function payPath(sessionId: string): string {
  return `/sandbox/pay/${sessionId}`;
}

export function createSession(account: Account, params: CreateSession): Outcome<Session> {
  const refusal = refusalOf(params, seconds(account.now()));
  if (refusal) return refusal;

  const [discount, ...others] = params.discounts ?? [];
  if (others.length > 0) return refuse("You can pass one discount.", { param: "discounts" });
  const redeemed = discount && findRedeemable(account, discount.promotion_code);
  if (redeemed?.kind === "refused") return redeemed;
  const lineItems: Stripe.LineItem[] = [];
  for (const [index, { price, quantity }] of params.line_items.entries()) {
    if (price !== account.price.id) return noSuch("price", price, `line_items[${index}][price]`);
    lineItems.push(newLineItem(account, quantity, redeemed?.value));
  }

  const session = newSession(account, params, lineItems);
  const total = session.amount_total ?? 0;
  const { currency } = account.price;
  // The real limits differ by currency and account (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
  const least = leastAmount(currency);
  if (total > 0 && total < least) {
    return refuse(
      `The Checkout Session's total amount due must add up to at least ${formatMoney(least, currency)} ${currency}`,
      { code: "amount_too_small" },
    );
  }
  account.sessions.set(session.id, session);
  account.lineItems.set(session.id, lineItems);
  account.paymentData.set(session.id, params.payment_intent_data);
  return ok(session);
}

/** Expires every open session that is over its time. */
export function expireOverdueSessions(account: Account): void {
  const now = seconds(account.now());
  for (const session of account.sessions.values()) {
    if (session.status === "open" && session.expires_at <= now) expire(account, session);
  }
}

/** Closes an open session before its time, as POST /v1/checkout/sessions/:id/expire does. */
export function expireSession(account: Account, id: string): Outcome<Session> {
  const session = account.sessions.get(id);
  if (!session) return noSuch("checkout.session", id);
  if (session.status !== "open") {
    return refuse('Only Checkout Sessions with a status in ["open"] can be expired.');
  }
  expire(account, session);
  return ok(session);
}

function expire(account: Account, session: Session): void {
  session.status = "expired";
  session.url = null;
  void account.events.emit("checkout.session.expired", session);
}

/** What the shape of a request does not tell: whether texts are addresses, and how long the session may live. */
function refusalOf(params: CreateSession, created: number): Refusal | undefined {
  const { customer_email: email, expires_at: expiresAt = created + day } = params;
  for (const param of ["success_url", "cancel_url"] as const) {
    const url = params[param];
    if (url !== undefined && !/^https?:$/u.test(URL.parse(url)?.protocol ?? "")) {
      return refuse("Not a valid URL", { code: "url_invalid", param });
    }
  }
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email)) {
    return refuse("Invalid email address", { code: "email_invalid", param: "customer_email" });
  }
  if (expiresAt >= created + 30 * minute && expiresAt <= created + day) return undefined;
  const limit = expiresAt > created + day ? "less than 24 hours" : "at least 30 minutes";
  return refuse(`The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`, {
    param: "expires_at",
  });
}

/** So many of the one price, less a coupon's percentage, rounded to what the currency can charge, or its amount. */
function newLineItem(account: Account, quantity: number, coupon?: Stripe.Coupon): Stripe.LineItem {
  const { price, product } = account;
  const subtotal = (price.unit_amount ?? 0) * quantity;
  const percentage = percentOf(coupon?.percent_off ?? 0, subtotal, price.currency);
  const discount = Math.min(subtotal, coupon?.amount_off ?? percentage);
  return {
    id: newId("li_1"),
    object: "item",
    amount_discount: discount,
    amount_subtotal: subtotal,
    amount_tax: 0,
    amount_total: subtotal - discount,
    currency: price.currency,
    description: product.name,
    metadata: {},
    price,
    quantity,
    adjustable_quantity: null,
  };
}

/** What is known of a payer. */
export function customerDetails({ email, country }: Payer): Session["customer_details"] {
  return {
    email,
    address: addressIn(country),
    tax_exempt: "none",
    tax_ids: [],
    ...nulls("business_name", "individual_name", "name", "phone"),
  };
}

function newSession(account: Account, params: CreateSession, items: Stripe.LineItem[]): Session {
  // As long as the ids of test sessions at Stripe.
  const id = newId("cs_test_", 58);
  const sum = (of: (item: Stripe.LineItem) => number) =>
    items.reduce((all, item) => all + of(item), 0);
  const total = sum((item) => item.amount_total);
  const email = params.customer_email ?? null;
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? true },
    amount_subtotal: sum((item) => item.amount_subtotal),
    amount_total: total,
    automatic_tax: params.automatic_tax?.enabled
      ? {
          enabled: true,
          liability: { type: "self" },
          provider: "stripe",
          status: "requires_location_inputs",
        }
      : { enabled: false, ...nulls("liability", "provider", "status") },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    consent_collection: params.consent_collection
      ? {
          terms_of_service: null,
          ...params.consent_collection,
          ...nulls("payment_method_reuse_agreement", "promotions"),
        }
      : null,
    currency: account.price.currency,
    custom_fields: [],
    custom_text: {
      ...nulls("after_submit", "shipping_address", "submit"),
      terms_of_service_acceptance: params.custom_text?.terms_of_service_acceptance ?? null,
    },
    customer_creation: "if_required",
    customer_details: email === null ? null : customerDetails({ email }),
    customer_email: email,
    discounts: (params.discounts ?? []).map((one) => ({ coupon: null, ...one })),
    expires_at: params.expires_at ?? seconds(account.now()) + day,
    metadata: { ...params.metadata },
    mode: params.mode,
    payment_method_types: ["card"],
    payment_status: total === 0 ? "no_payment_required" : "unpaid",
    shipping_options: [],
    status: "open",
    success_url: params.success_url,
    total_details: {
      amount_discount: sum((item) => item.amount_discount),
      amount_shipping: 0,
      amount_tax: 0,
    },
    ui_mode: "hosted_page",
    url: new URL(payPath(id), account.origin).href,
    created: seconds(account.now()),
    livemode: false,
    ...nulls("after_expiration", "allow_promotion_codes", "allowed_payment_method_types"),
    ...nulls("client_secret", "collected_information", "consent", "currency_conversion"),
    ...nulls("customer", "customer_account", "integration_identifier", "invoice"),
    ...nulls("invoice_creation", "locale", "managed_payments", "origin_context"),
    ...nulls("payment_intent", "payment_link", "payment_method_collection"),
    ...nulls("payment_method_configuration_details", "payment_method_options", "permissions"),
    ...nulls("recovered_from", "saved_payment_method_options", "setup_intent"),
    ...nulls("shipping_address_collection", "shipping_cost", "submit_type", "subscription"),
    wallet_options: null,
  };
}
