import type { Stripe } from "stripe";
import {
  seconds,
  type Account,
  type Charge,
  type Dispute,
  type EarlyFraudWarning,
} from "./account.ts";
import { newDispute } from "./dispute-objects.ts";
import { noSuch, ok, type Outcome } from "./errors.ts";
import { newId } from "./ids.ts";
import { isCreatedIn, pageOf, type Page } from "./lists.ts";
import type { ListDisputes } from "./params.ts";

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
  account.fraudWarnings.set(warning.id, warning);
  void account.events.emit("radar.early_fraud_warning.created", warning);
}

export function retrieveDispute({ disputes }: Account, id: string): Outcome<Dispute> {
  const dispute = disputes.get(id);
  return dispute ? ok(dispute) : noSuch("dispute", id);
}

export function listDisputes(account: Account, params: ListDisputes): Outcome<Page<Dispute>> {
  const wanted = [...account.disputes.values()].filter(isAbout(params));
  return pageOf(wanted, params, "/v1/disputes");
}

export function retrieveFraudWarning(
  { fraudWarnings }: Account,
  id: string,
): Outcome<EarlyFraudWarning> {
  const warning = fraudWarnings.get(id);
  return warning ? ok(warning) : noSuch("early fraud warning", id);
}

export function listFraudWarnings(
  account: Account,
  params: ListDisputes,
): Outcome<Page<EarlyFraudWarning>> {
  const wanted = [...account.fraudWarnings.values()].filter(isAbout(params));
  return pageOf(wanted, params, "/v1/radar/early_fraud_warnings");
}

/** Whether something is about the asked-for charge or payment, and of the asked-for time. */
function isAbout({ charge, created, payment_intent: intent }: ListDisputes) {
  return (item: Dispute | EarlyFraudWarning) =>
    (charge === undefined || item.charge === charge) &&
    (intent === undefined || item.payment_intent === intent) &&
    isCreatedIn(created, item);
}
