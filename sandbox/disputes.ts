import type { Account } from "./account.ts";
import { seconds } from "./clock.ts";
import { newId, newObject, type Charge, type Dispute } from "./objects.ts";

/** Disputes, opened and closed by buyers' banks, and early fraud warnings. The shop cannot answer a dispute here. */

const isInquiry = (status: Dispute["status"]) => status.startsWith("warning_");

/** Opens a dispute about all of a charge, which stays marked as disputed for good. An inquiry takes no money away. */
export function openDispute(
  account: Account,
  charge: Charge,
  status: Dispute["status"] = "needs_response",
): void {
  const now = account.now();
  const dispute = newObject("dispute", now, {
    id: newId("dp_1"),
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { enhanced_evidence: {} },
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
        brand: charge.payment_method_details?.card?.brand ?? "visa",
        case_type: isInquiry(status) ? "inquiry" : "chargeback",
        network: "visa",
        network_reason_code: "10.4",
      },
    },
    reason: "fraudulent",
    status,
  });
  account.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  void account.events.emit("charge.dispute.created", dispute);
}

/** The bank has decided. */
export function closeDispute(account: Account, dispute: Dispute, status: Dispute["status"]): void {
  dispute.status = status;
  void account.events.emit("charge.dispute.closed", dispute);
}

/** Whether a bank holds the money of a charge, so that it cannot be refunded. */
export function isChargedBack({ disputes }: Account, charge: Charge): boolean {
  return [...disputes.values()].some(
    (dispute) =>
      dispute.charge === charge.id &&
      !isInquiry(dispute.status) &&
      !["won", "prevented"].includes(dispute.status),
  );
}

/** Warns that a charge will probably be disputed. */
export function createEarlyFraudWarning(account: Account, charge: Charge): void {
  const warning = newObject("radar.early_fraud_warning", account.now(), {
    id: newId("issfr_1"),
    actionable: true,
    charge: charge.id,
    fraud_type: "misc",
    payment_intent: charge.payment_intent ?? "",
  });
  void account.events.emit("radar.early_fraud_warning.created", warning);
}
