import type { Stripe } from "stripe";
import type { CheckoutSettings } from "#server/settings/config.ts";
import type { Checkout, PaymentSession } from "./payment-provider.ts";

/** In the metadata of what this shop makes, since an account at Stripe may serve several shops. */
const ourProduct = "energy-report";

/** What a session is created with: one report, paid once, in any way that the owner has turned on at Stripe. */
export function sessionParams(
  checkout: Checkout,
  settings: CheckoutSettings,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { product: ourProduct, purchase_id: checkout.purchaseId };
  const { termsOfServiceAcceptance: message, statementDescriptorSuffix: suffix } = settings;
  return {
    mode: "payment",
    line_items: [{ price: checkout.priceId, quantity: 1 }],
    customer_email: checkout.email,
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
    // Keeps the amount in the currency of the price, as we recorded it.
    adaptive_pricing: { enabled: false },
    client_reference_id: checkout.purchaseId,
    metadata,
    payment_intent_data: {
      // Puts the purchase on charges, refunds and disputes, too.
      metadata,
      ...(settings.receiptEmail && { receipt_email: checkout.email }),
      ...(suffix !== undefined && { statement_descriptor_suffix: suffix }),
    },
    // The line items are for `includesTax`.
    ...(settings.automaticTax && { automatic_tax: { enabled: true }, expand: ["line_items"] }),
    ...(settings.billingAddressCollection && { billing_address_collection: "required" }),
    ...(settings.termsOfService && { consent_collection: { terms_of_service: "required" } }),
    ...(message !== undefined && { custom_text: { terms_of_service_acceptance: { message } } }),
    ...(checkout.discountId !== null && { discounts: [{ promotion_code: checkout.discountId }] }),
  };
}

/** Whether the price contains its tax, so that nobody pays more than the site says. Needs the line items of the session. */
export function includesTax(session: Stripe.Checkout.Session): boolean {
  const items = session.line_items?.data ?? [];
  return items.every(({ price }) => price?.tax_behavior === "inclusive");
}

/** What must be read together with a session for `sessionOf`. */
export const sessionExpansions = ["line_items", "payment_intent.latest_charge"];

/** Stripe's session in our words. `disputed` is read apart, because a charge stays marked after a dispute is won. */
export function sessionOf(session: Stripe.Checkout.Session, disputed: boolean): PaymentSession {
  return {
    id: session.id,
    isOurs: session.metadata?.["product"] === ourProduct,
    siteUrl: URL.parse(session.success_url ?? "")?.origin ?? null,
    purchaseId: session.metadata?.["purchase_id"] ?? null,
    priceId: onlyPriceOf(session.line_items?.data ?? []),
    facts: {
      session: stageOf(session.status),
      payment: paymentOf(session),
      refundedInFull: chargeOf(session)?.refunded ?? false,
      disputed,
      subtotal: session.amount_subtotal ?? 0,
      discount: session.total_details?.amount_discount ?? 0,
    },
    total: session.amount_total ?? 0,
    ...taxOf(session),
    currency: session.currency ?? "",
    email: session.customer_email,
    payerEmail: session.customer_details?.email ?? null,
    createdAt: new Date(session.created * 1000),
  };
}

/** Only of a session that asked for it: without tax to pay for it, nobody needs to know where a buyer lives. */
function taxOf(session: Stripe.Checkout.Session) {
  const { automatic_tax: tax, billing_address_collection: collection } = session;
  return {
    tax: tax.enabled ? (session.total_details?.amount_tax ?? null) : null,
    country:
      tax.enabled || collection === "required"
        ? (session.customer_details?.address?.country ?? null)
        : null,
  };
}

/** What was expanded; undefined where there is nothing. */
function expanded<Thing extends object>(field: string | Thing | null | undefined) {
  return typeof field === "object" ? (field ?? undefined) : undefined;
}

/** The charge that paid a session; none before payment and for a purchase that cost nothing. */
export function chargeOf(session: Stripe.Checkout.Session): Stripe.Charge | undefined {
  return expanded(expanded(session.payment_intent)?.latest_charge);
}

function onlyPriceOf(items: readonly Stripe.LineItem[]): string | null {
  const [item, ...others] = items;
  if (!item || others.length > 0 || item.quantity !== 1) return null;
  return item.price?.id ?? null;
}

function stageOf(status: Stripe.Checkout.Session.Status | null) {
  if (status === "complete") return "complete";
  return status === "expired" ? "expired" : "open";
}

function paymentOf({
  status,
  payment_status: paid,
  payment_intent: intent,
}: Stripe.Checkout.Session) {
  if (paid === "paid") return "paid";
  if (paid === "no_payment_required") return "not_required";
  // A delayed payment that failed leaves its session complete and unpaid. While the page is open the payer may try again.
  const attempt = expanded(intent)?.status;
  const hasFailed = attempt === "requires_payment_method" || attempt === "canceled";
  return status === "complete" && hasFailed ? "failed" : "unpaid";
}

/** Whether a dispute withholds the money now: not while it is an inquiry only, and not after it ended in our favor. */
export function withholdsMoney(status: Stripe.Dispute.Status): boolean {
  return status !== "won" && status !== "prevented" && !status.startsWith("warning_");
}
