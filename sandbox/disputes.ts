import type { Stripe } from "stripe";
import type { Account, Charge, Dispute, EarlyFraudWarning } from "./account.ts";
import { seconds } from "./clock.ts";
import { newDispute } from "./dispute-objects.ts";
import type { Outcome } from "./errors.ts";
import { newId } from "./ids.ts";
import { pageOf, type Page } from "./lists.ts";
import type { Supported } from "./stripe-shapes.ts";

/** A buyer's bank asks about a charge, or takes its money back. The charge stays marked for good. */
export function openDispute(
  account: Account,
  charge: Charge,
  status: Stripe.Dispute.Status = "needs_response",
): Dispute {
  const dispute = newDispute(charge, status, seconds(account.now()));
  account.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  void account.events.emit("charge.dispute.created", dispute);
  return dispute;
}

/** The bank has decided. */
export function closeDispute(
  account: Account,
  dispute: Dispute,
  status: Stripe.Dispute.Status,
): void {
  dispute.status = status;
  void account.events.emit("charge.dispute.closed", dispute);
}

/** Whether a bank holds the money of a charge, so that it cannot be refunded as well. */
export function isChargedBack({ disputes }: Account, charge: Charge): boolean {
  return [...disputes.values()].some(
    (dispute) =>
      dispute.charge === charge.id &&
      !dispute.status.startsWith("warning_") &&
      !["won", "prevented"].includes(dispute.status),
  );
}

/** A card network warns that a charge will probably be disputed. */
export function warnOfFraud(account: Account, charge: Charge): void {
  const warning: EarlyFraudWarning = {
    id: newId("issfr_1"),
    object: "radar.early_fraud_warning",
    actionable: true,
    charge: charge.id,
    created: seconds(account.now()),
    fraud_type: "misc",
    livemode: false,
    payment_intent: charge.payment_intent ?? "",
  };
  void account.events.emit("radar.early_fraud_warning.created", warning);
}

export function listDisputes(
  account: Account,
  params: Supported["GET /v1/disputes"],
): Outcome<Page<Dispute>> {
  const wanted = [...account.disputes.values()].filter(
    ({ charge }) => params.charge === undefined || charge === params.charge,
  );
  return pageOf(wanted, params, "/v1/disputes");
}
