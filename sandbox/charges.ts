import type { Stripe } from "stripe";
import type { Account } from "./account.ts";
import { addressIn, idIn, newId, nulls, seconds, type Session } from "./objects.ts";

/** Payment intents and their charges. There is no later or partial capture. */

export type Payer = {
  readonly email: string;
  /** Two letters; left out where the page does not ask. */
  readonly country?: string | undefined;
};

/** What happens to a card when it is charged. */
type Behavior = {
  readonly decline?: keyof typeof declines;
  /** The bank asks the payer to authenticate first, by 3-D Secure. */
  readonly authenticates?: boolean;
};

/** Why a bank declines, by Stripe's decline codes, and what the payer reads. */
const declines = {
  generic_decline: "Your card was declined. Try another card.",
  insufficient_funds: "Your card has insufficient funds. Try another card.",
  test_mode_live_card:
    "Your card was declined. Only test cards work here: use 4242 4242 4242 4242.",
};

/** Stripe's test cards (docs.stripe.com/testing), those that a shop must know the ways of. */
const testCards = new Map<string, Behavior>([
  ["4242424242424242", {}],
  ["4000002760003184", { authenticates: true }],
  ["4000008260003178", { authenticates: true, decline: "insufficient_funds" }],
  ["4000000000000002", { decline: "generic_decline" }],
  ["4000000000009995", { decline: "insufficient_funds" }],
]);

/** What is not the number of a test card is always declined. */
export function behaviorOf(card: string): Behavior {
  return testCards.get(card) ?? { decline: "test_mode_live_card" };
}

/** The intent to pay a session's total, from the first attempt on. */
export function intentOf(account: Account, session: Session): Stripe.PaymentIntent {
  const known = account.paymentIntents.get(idIn(session.payment_intent));
  if (known) return known;
  const id = newId("pi_3");
  const data = account.paymentData.get(session.id);
  const intent: Stripe.PaymentIntent = {
    id,
    object: "payment_intent",
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    capture_method: "automatic_async",
    client_secret: newId(`${id}_secret_`, 25),
    confirmation_method: "automatic",
    currency: session.currency ?? "usd",
    metadata: { ...data?.metadata },
    payment_method_types: ["card"],
    receipt_email: data?.receipt_email ?? null,
    statement_descriptor_suffix: data?.statement_descriptor_suffix ?? null,
    status: "requires_payment_method",
    created: seconds(account.now()),
    livemode: false,
    ...nulls("allowed_payment_method_types", "application", "application_fee_amount"),
    ...nulls("automatic_payment_methods", "canceled_at", "cancellation_reason", "customer"),
    ...nulls("customer_account", "description", "excluded_payment_method_types"),
    ...nulls("last_payment_error", "latest_charge", "managed_payments", "next_action"),
    ...nulls("on_behalf_of", "payment_method", "payment_method_configuration_details"),
    ...nulls("payment_method_options", "payment_record", "processing", "review"),
    ...nulls("setup_future_usage", "shipping", "source", "statement_descriptor"),
    transfer_group: null,
  };
  account.paymentIntents.set(id, intent);
  session.payment_intent = id;
  return intent;
}

/** Charges a card for all of an intent, or declines it. Nothing of the card is kept. */
export function chargeCard(
  account: Account,
  intent: Stripe.PaymentIntent,
  payer: Payer,
  card: string,
): Stripe.Charge {
  const { decline = null } = behaviorOf(card);
  const { statement_descriptor_suffix: suffix } = intent;
  const charge: Stripe.Charge = {
    id: newId("ch_3"),
    object: "charge",
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: decline ? null : newId("txn_3"),
    billing_details: {
      email: payer.email,
      address: addressIn(payer.country),
      ...nulls("name", "phone", "tax_id"),
    },
    calculated_statement_descriptor: suffix ? `SANDBOX* ${suffix}` : "SANDBOX",
    captured: !decline,
    currency: intent.currency,
    disputed: false,
    failure_code: decline ? "card_declined" : null,
    failure_message: decline && declines[decline],
    metadata: { ...intent.metadata },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: newId("pm_1"),
    receipt_email: intent.receipt_email,
    refunded: false,
    statement_descriptor_suffix: suffix,
    status: decline ? "failed" : "succeeded",
    created: seconds(account.now()),
    livemode: false,
    ...nulls("application", "application_fee", "application_fee_amount", "customer", "description"),
    ...nulls("failure_balance_transaction", "fraud_details", "on_behalf_of", "outcome"),
    ...nulls("payment_method_details", "receipt_number", "receipt_url", "review", "shipping"),
    ...nulls("source", "source_transfer"),
    ...nulls("statement_descriptor", "transfer_data", "transfer_group"),
  };
  account.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  if (decline) {
    intent.status = "requires_payment_method";
    return charge;
  }
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  intent.payment_method = charge.payment_method;
  void account.events.emit("charge.succeeded", charge);
  void account.events.emit("payment_intent.succeeded", intent);
  return charge;
}
