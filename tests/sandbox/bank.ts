import type { Stripe } from "stripe";
import type { Account } from "#sandbox/account.ts";
import { chargeCard, intentOf, type Payer } from "#sandbox/charges.ts";
import {
  idIn,
  newId,
  nulls,
  seconds,
  type Charge,
  type Dispute,
  type Session,
} from "#sandbox/objects.ts";
import { complete } from "#sandbox/payments.ts";

/** What banks do in tests, hours or days after a payment. The shop cannot answer a dispute here. */

/** Cards for payments that nobody types in. */
export const approvedCard = "4242424242424242";
const declinedCard = "4000000000009995";

/**
 * Completes a session by a delayed payment method, such as a bank debit. The payment page offers cards only; a shop must
 * still handle the case (docs.stripe.com/checkout/fulfillment).
 */
export function startDelayedPayment(account: Account, session: Session, payer: Payer): void {
  intentOf(account, session).status = "processing";
  void complete(account, session, payer);
}

/** Lets a delayed payment succeed or fail. */
export function endDelayedPayment(
  account: Account,
  session: Session,
  outcome: "succeeded" | "failed",
): void {
  const intent = intentOf(account, session);
  if (intent.status !== "processing") throw new Error("No payment of this session is under way.");
  const payer = { email: session.customer_details?.email ?? "" };
  chargeCard(account, intent, payer, outcome === "failed" ? declinedCard : approvedCard);
  if (outcome === "succeeded") session.payment_status = "paid";
  void account.events.emit(`checkout.session.async_payment_${outcome}`, session);
}

/** Refunds an amount in minor units, as pressed in the Dashboard; it succeeds at once. */
export function makeRefund(account: Account, charge: Charge, amount: number): Stripe.Refund {
  const made: Stripe.Refund = {
    id: newId("re_3"),
    object: "refund",
    amount,
    balance_transaction: newId("txn_3"),
    charge: charge.id,
    created: seconds(account.now()),
    currency: charge.currency,
    destination_details: { type: "card", card: { type: "refund" } },
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    status: "succeeded",
    metadata: {},
    ...nulls("customer", "customer_account", "receipt_number"),
    ...nulls("source_transfer_reversal", "transfer_reversal"),
  };
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  void account.events.emit("refund.created", made);
  void account.events.emit("charge.refunded", charge, previous);
  return made;
}

/** Fails a refund days later: the bank sends the money back to the shop. */
export function failRefund(account: Account, refund: Stripe.Refund): void {
  if (refund.status !== "succeeded") throw new Error("This refund has failed already.");
  refund.status = "failed";
  refund.failure_reason = "expired_or_canceled_card";
  refund.failure_balance_transaction = newId("txn_3");
  const charge = account.charges.get(idIn(refund.charge));
  if (charge) {
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
  }
  void account.events.emit("refund.failed", refund);
}

/** A bank asks before it takes the money away. */
const isInquiry = (status: Dispute["status"]) => status.startsWith("warning_");

/** Opens a dispute about all of a charge, which stays marked as disputed for good. An inquiry takes no money away. */
export function openDispute(
  account: Account,
  charge: Charge,
  status: Dispute["status"] = "needs_response",
): void {
  const now = account.now();
  const dispute: Dispute = {
    id: newId("dp_1"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: seconds(now),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      enhanced_evidence: {},
      ...nulls("access_activity_log", "billing_address", "cancellation_policy", "receipt"),
      ...nulls("cancellation_policy_disclosure", "cancellation_rebuttal", "customer_name"),
      ...nulls("customer_communication", "customer_email_address", "customer_purchase_ip"),
      ...nulls("customer_signature", "duplicate_charge_documentation", "duplicate_charge_id"),
      ...nulls("duplicate_charge_explanation", "product_description", "refund_policy"),
      ...nulls("refund_policy_disclosure", "refund_refusal_explanation", "service_date"),
      ...nulls("service_documentation", "shipping_address", "shipping_carrier", "shipping_date"),
      ...nulls("shipping_documentation", "shipping_tracking_number", "uncategorized_file"),
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: seconds(now) + 7 * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    is_charge_refundable: isInquiry(status),
    network_reason_code: "10.4",
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: "card",
      card: {
        brand: "visa",
        case_type: isInquiry(status) ? "inquiry" : "chargeback",
        network: "visa",
        network_reason_code: "10.4",
      },
    },
    reason: "fraudulent",
    status,
    livemode: false,
    metadata: {},
    intended_submission_method: null,
  };
  account.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  void account.events.emit("charge.dispute.created", dispute);
}

/** An inquiry becomes a chargeback: the bank takes the money. */
export function escalateDispute(account: Account, dispute: Dispute): void {
  const previous = { status: dispute.status, is_charge_refundable: dispute.is_charge_refundable };
  Object.assign(dispute, { status: "needs_response", is_charge_refundable: false });
  void account.events.emit("charge.dispute.updated", dispute, previous);
  void account.events.emit("charge.dispute.funds_withdrawn", dispute);
}

/** The bank has decided. */
export function closeDispute(account: Account, dispute: Dispute, status: Dispute["status"]): void {
  dispute.status = status;
  void account.events.emit("charge.dispute.closed", dispute);
}

/** Warns that a charge will probably be disputed. */
export function createEarlyFraudWarning(account: Account, charge: Charge): void {
  const warning: Stripe.Radar.EarlyFraudWarning = {
    id: newId("issfr_1"),
    object: "radar.early_fraud_warning",
    actionable: true,
    charge: charge.id,
    created: seconds(account.now()),
    fraud_type: "misc",
    livemode: false,
    payment_intent: idIn(charge.payment_intent),
  };
  void account.events.emit("radar.early_fraud_warning.created", warning);
}
