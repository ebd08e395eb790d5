import type { Account, PaymentIntent, Session, SessionEntry } from "./account.ts";
import { seconds } from "./clock.ts";
import type { Card } from "./cards.ts";
import { declineFor, needsConfirmation, troubleWith } from "./cards.ts";
import { askPayer } from "./confirmations.ts";
import { openDispute, warnOfFraud } from "./disputes.ts";
import { newCharge, newPaymentIntent } from "./payment-objects.ts";
import { findRedeemable, redeem } from "./promotion-codes.ts";
import { customerDetails } from "./session-objects.ts";

export type Payer = { readonly email: string; readonly name: string | null };

/** What came of pressing the button; `settled` resolves when the webhook about it was answered. */
export type Payment =
  | { readonly kind: "paid"; readonly settled: Promise<void> }
  | { readonly kind: "declined"; readonly message: string }
  /** The bank wants the payer to confirm; then the same is asked for again with `hasConfirmed`. */
  | { readonly kind: "toConfirm" }
  | { readonly kind: "discountEnded" }
  | { readonly kind: "notOpen" };

/**
 * Completes an open session: charges the card, or completes it at once when there is nothing to pay. It runs without
 * a pause between the check and the charge, so a form that is sent twice pays once.
 */
export function pay(
  account: Account,
  entry: SessionEntry,
  payer: Payer,
  card: Card | undefined,
  hasConfirmed = false,
): Payment {
  const { session } = entry;
  if (session.status !== "open") return { kind: "notOpen" };
  const promotion = session.discounts?.[0]?.promotion_code;
  const promotionId = typeof promotion === "string" ? promotion : undefined;
  if (promotionId !== undefined) {
    const redeemable = findRedeemable(account, promotionId, "discounts");
    if (redeemable.kind === "refused") return { kind: "discountEnded" };
  }

  if (card) {
    const intent = intentOf(account, entry);
    if (needsConfirmation(card.number) && !hasConfirmed) {
      askPayer(account, intent);
      return { kind: "toConfirm" };
    }
    const declined = charge(account, intent, payer, card);
    if (declined !== undefined) return { kind: "declined", message: declined };
    session.payment_status = "paid";
  }
  session.status = "complete";
  session.url = null;
  session.customer_details = customerDetails(payer.email, payer.name);
  if (promotionId !== undefined) redeem(account, promotionId);
  const settled = account.events.emit("checkout.session.completed", session);
  if (card) makeTrouble(account, session, card);
  return { kind: "paid", settled };
}

/** The intent of a session, from its first attempt on. */
function intentOf(account: Account, { session, paymentMetadata }: SessionEntry): PaymentIntent {
  const known = account.paymentIntents.get(session.payment_intent ?? "");
  if (known) return known;
  const intent = newPaymentIntent(session, paymentMetadata, seconds(account.now()));
  account.paymentIntents.set(intent.id, intent);
  session.payment_intent = intent.id;
  return intent;
}

/** Charges the card for all of an intent; answers with the reason when the card was declined. */
function charge(
  account: Account,
  intent: PaymentIntent,
  payer: Payer,
  card: Card,
): string | undefined {
  const decline = declineFor(card.number);
  const attempt = newCharge({ intent, payer, card, decline, created: seconds(account.now()) });
  account.charges.set(attempt.id, attempt);
  intent.latest_charge = attempt.id;
  intent.next_action = null;

  if (decline) {
    intent.status = "requires_payment_method";
    intent.last_payment_error = {
      type: "card_error",
      charge: attempt.id,
      code: "card_declined",
      decline_code: decline.code,
      message: decline.message,
    };
    void account.events.emit("charge.failed", attempt);
    void account.events.emit("payment_intent.payment_failed", intent);
    return decline.message;
  }
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.payment_method = attempt.payment_method;
  void account.events.emit("charge.succeeded", attempt);
  void account.events.emit("payment_intent.succeeded", intent);
  return undefined;
}

/** Some test cards are charged, and their bank has second thoughts at once. */
function makeTrouble(account: Account, session: Session, card: Card): void {
  const intent = account.paymentIntents.get(session.payment_intent ?? "");
  const charged = account.charges.get(intent?.latest_charge ?? "");
  if (!charged) return;
  switch (troubleWith(card.number)) {
    case "dispute":
      openDispute(account, charged);
      break;
    case "inquiry":
      openDispute(account, charged, "warning_needs_response");
      break;
    case "fraudWarning":
      warnOfFraud(account, charged);
      break;
    case undefined:
  }
}

/** Where the payer goes after paying: every `{CHECKOUT_SESSION_ID}` in the success address becomes the id. */
export function successAddress(session: Session): string {
  return (session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}
