import type { Account } from "./account.ts";
import { noSuch, ok, refuse, type Outcome } from "./answers.ts";
import { seconds } from "./clock.ts";
import { formatMoney } from "#domain/purchase/money.ts";
import { idIn, isInquiry, newId, nulls, type Charge, type Refund } from "./objects.ts";
import type { Parameters } from "./parameters.ts";
import type { EventRequest } from "./webhooks.ts";

/** Full and partial refunds of card payments. All succeed at once. */

/** Refunds all that is left or a part of it, as POST /v1/refunds does. */
export function createRefund(
  account: Account,
  params: Parameters["POST /v1/refunds"],
  request: EventRequest,
): Outcome<Refund> {
  const found = chargeOf(account, params.payment_intent);
  if (found.kind === "refused") return found;
  const charge = found.value;
  if (isChargedBack(account, charge)) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    return refuse(message, { code: "charge_disputed", afterValidation: true });
  }
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    return refuse(message, { code: "charge_already_refunded", afterValidation: true });
  }
  const amount = params.amount ?? left;
  if (amount > left) {
    const [asked, unrefunded] = [amount, left].map((cents) => formatMoney(cents, charge.currency));
    return refuse(
      `Refund amount (${asked}) is greater than unrefunded amount on charge (${unrefunded})`,
      { param: "amount", afterValidation: true },
    );
  }

  const refund: Refund = {
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
    reason: params.reason ?? null,
    status: "succeeded",
    metadata: {},
    ...nulls("customer", "customer_account", "receipt_number"),
    ...nulls("source_transfer_reversal", "transfer_reversal"),
  };
  account.refunds.set(refund.id, refund);
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  void account.events.emit("refund.created", refund, { request });
  void account.events.emit("charge.refunded", charge, { request, previous });
  return ok(refund);
}

/** Whether a bank holds the money of a charge, so that it cannot be refunded. */
function isChargedBack({ disputes }: Account, charge: Charge): boolean {
  return [...disputes.values()].some(
    (dispute) =>
      idIn(dispute.charge) === charge.id &&
      !isInquiry(dispute.status) &&
      !["won", "prevented"].includes(dispute.status),
  );
}

/** The successful charge of a payment intent. */
function chargeOf(account: Account, intentId: string): Outcome<Charge> {
  const intent = account.paymentIntents.get(intentId);
  if (!intent) return noSuch("payment_intent", intentId, "payment_intent");
  const charge = account.charges.get(idIn(intent.latest_charge));
  return charge?.paid
    ? ok(charge)
    : refuse(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
        param: "payment_intent",
      });
}
