import type { Charge, PaymentIntent, Session, SessionEntry } from "./account.ts";
import { brandOf, type Card, type Decline } from "./cards.ts";
import { newId } from "./ids.ts";

/** The intent to pay a session's total; made with the first attempt, kept for the next ones. */
export function newPaymentIntent(
  session: Session,
  metadata: SessionEntry["paymentMetadata"],
  created: number,
): PaymentIntent {
  const id = newId("pi_3");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: newId(`${id}_secret_`, 25),
    confirmation_method: "automatic",
    created,
    currency: session.currency ?? "usd",
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: { ...metadata },
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_group: null,
  };
}

type NewCharge = {
  readonly intent: PaymentIntent;
  readonly payer: { readonly email: string; readonly name: string | null };
  readonly card: Card;
  readonly decline: Decline | undefined;
  readonly created: number;
};

/** One attempt to charge a card, successful or declined. Of the number only the last four digits are kept. */
export function newCharge({ intent, payer, card, decline, created }: NewCharge): Charge {
  const captured = decline ? 0 : intent.amount;
  return {
    id: newId("ch_3"),
    object: "charge",
    amount: intent.amount,
    amount_captured: captured,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : newId("txn_3"),
    billing_details: {
      address: null,
      email: payer.email,
      name: payer.name,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: "SANDBOX",
    captured: !decline,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline ? "card_declined" : null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: newId("pm_1"),
    payment_method_details: { type: "card", card: cardDetails(intent, card) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? "failed" : "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
}

function outcomeOf(decline: Decline | undefined): NonNullable<Charge["outcome"]> {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? "declined_by_network" : "approved_by_network",
    reason: decline?.code ?? null,
    risk_level: "normal",
    seller_message: decline ? "The bank did not approve the charge." : "Payment complete.",
    type: decline ? "issuer_declined" : "authorized",
  };
}

function cardDetails(intent: PaymentIntent, card: Card) {
  const brand = brandOf(card.number);
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: "pass" as const,
    },
    country: "US",
    electronic_commerce_indicator: null,
    exp_month: card.month,
    exp_year: card.year,
    funding: "credit",
    installments: null,
    last4: card.number.slice(-4),
    mandate: null,
    network: brand,
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
