import type { Account } from "./account.ts";
import { newId, newObject, type Charge, type PaymentIntent, type Session } from "./objects.ts";
import { behaviorOf, declines, type Card } from "./test-cards.ts";

/** Payment intents and their charges. There is no later or partial capture. */

export type Payer = {
  readonly email: string;
  readonly name: string | null;
  /** Two letters; left out where the page does not ask. */
  readonly country?: string | undefined;
};

/** What comes before a suffix on card statements. */
const statementPrefix = "SANDBOX";

/** What the card statement says. */
export function statementOf(suffix: string | null | undefined): string {
  return suffix ? `${statementPrefix}* ${suffix}` : statementPrefix;
}

/** The intent to pay a session's total, from the first attempt on. */
export function intentOf(account: Account, session: Session): PaymentIntent {
  const known = account.paymentIntents.get(session.payment_intent ?? "");
  if (known) return known;
  const id = newId("pi_3");
  const data = account.paymentData.get(session.id);
  const intent = newObject("payment_intent", account.now(), {
    id,
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
  });
  account.paymentIntents.set(id, intent);
  session.payment_intent = id;
  return intent;
}

/** Charges a card for all of an intent, or declines it. Of the card's number only the last four digits are kept. */
export function chargeCard(
  account: Account,
  intent: PaymentIntent,
  payer: Payer,
  card: Card,
): Charge {
  const { brand = "visa", decline = null } = behaviorOf(card.number);
  const charge = newObject("charge", account.now(), {
    id: newId("ch_3"),
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: decline ? null : newId("txn_3"),
    billing_details: {
      email: payer.email,
      name: payer.name,
      address: payer.country === undefined ? null : { country: payer.country },
    },
    calculated_statement_descriptor: statementOf(intent.statement_descriptor_suffix),
    captured: !decline,
    currency: intent.currency,
    disputed: false,
    failure_code: decline ? "card_declined" : null,
    failure_message: decline && declines[decline],
    metadata: { ...intent.metadata },
    outcome: {
      network_status: decline ? "declined_by_network" : "approved_by_network",
      reason: decline,
      risk_level: "normal",
      seller_message: decline ? "The bank did not approve the charge." : "Payment complete.",
      type: decline ? "issuer_declined" : "authorized",
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: newId("pm_1"),
    payment_method_details: {
      type: "card",
      card: {
        amount_authorized: intent.amount,
        brand,
        checks: { cvc_check: "pass" },
        country: "US",
        exp_month: card.month,
        exp_year: card.year,
        funding: "credit",
        last4: card.number.slice(-4),
        network: brand,
      },
    },
    receipt_email: intent.receipt_email,
    refunded: false,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? "failed" : "succeeded",
  });
  account.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  intent.next_action = null;
  if (decline) {
    intent.status = "requires_payment_method";
    intent.last_payment_error = {
      type: "card_error",
      charge: charge.id,
      code: "card_declined",
      decline_code: decline,
      message: declines[decline],
    };
    void account.events.emit("charge.failed", charge);
    void account.events.emit("payment_intent.payment_failed", intent);
    return charge;
  }
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.payment_method = charge.payment_method;
  void account.events.emit("charge.succeeded", charge);
  void account.events.emit("payment_intent.succeeded", intent);
  return charge;
}
