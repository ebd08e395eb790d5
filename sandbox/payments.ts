import type { Account } from "./account.ts";
import { findRedeemable } from "./catalog.ts";
import { chargeCard, intentOf, type Payer } from "./charges.ts";
import { createEarlyFraudWarning, openDispute } from "./disputes.ts";
import { idIn, type Charge, type Session } from "./objects.ts";
import { customerDetails } from "./sessions.ts";
import { taxIn } from "./tax.ts";
import { approvedCard, behaviorOf, declinedCard, type Card } from "./test-cards.ts";

/** Paying for a session: by card, with 3-D Secure where the bank asks for it, or by a method that takes days. */

/** The result of pressing Pay; `answered` resolves when its webhook has been answered for the first time. */
export type Payment =
  | { readonly kind: "paid"; readonly answered: Promise<void> }
  | { readonly kind: "declined"; readonly message: string }
  /** The bank asks the payer to authenticate; then call again with `isAuthenticated`. */
  | { readonly kind: "requiresAction" }
  | { readonly kind: "discountEnded" }
  | { readonly kind: "notOpen" };

/**
 * Completes an open session: charges the card, or nothing if nothing is due. There is no `await` between check and charge,
 * so a form that is sent twice pays once.
 */
export function pay(
  account: Account,
  session: Session,
  payer: Payer,
  card: Card | undefined,
  isAuthenticated = false,
): Payment {
  if (session.status !== "open") return { kind: "notOpen" };
  const promotion = session.discounts?.[0]?.promotion_code;
  const redeemed = promotion ? findRedeemable(account, idIn(promotion), "discounts") : undefined;
  if (redeemed?.kind === "refused") return { kind: "discountEnded" };

  const { authenticates, disputed, suspected } = card ? behaviorOf(card.number) : {};
  let charge: Charge | undefined;
  if (card) {
    const intent = intentOf(account, session);
    if (authenticates && !isAuthenticated) {
      intent.status = "requires_action";
      intent.next_action = { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure" } };
      intent.last_payment_error = null;
      void account.events.emit("payment_intent.requires_action", intent);
      return { kind: "requiresAction" };
    }
    charge = chargeCard(account, intent, payer, card);
    if (!charge.paid) return { kind: "declined", message: charge.failure_message ?? "" };
    session.payment_status = "paid";
  }
  if (redeemed) {
    redeemed.value.code.times_redeemed += 1;
    redeemed.value.coupon.times_redeemed += 1;
  }
  const answered = complete(account, session, payer);
  if (charge && disputed) openDispute(account, charge, disputed);
  if (charge && suspected) createEarlyFraudWarning(account, charge);
  return { kind: "paid", answered };
}

/** The payer says no to the bank; another attempt may follow. Returns what the payer reads. */
export function failAuthentication(account: Account, session: Session): string {
  const message =
    "We are unable to authenticate your card. Choose a different card, or try again and confirm.";
  const intent = account.paymentIntents.get(idIn(session.payment_intent));
  if (intent?.status !== "requires_action") return message;
  intent.status = "requires_payment_method";
  intent.next_action = null;
  intent.last_payment_error = {
    type: "invalid_request_error",
    code: "payment_intent_authentication_failure",
    message,
  };
  void account.events.emit("payment_intent.payment_failed", intent);
  return message;
}

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
  const payer = { email: session.customer_details?.email ?? "", name: null };
  chargeCard(account, intent, payer, outcome === "failed" ? declinedCard : approvedCard);
  if (outcome === "succeeded") session.payment_status = "paid";
  void account.events.emit(`checkout.session.async_payment_${outcome}`, session);
}

/** With what the payer told: who and where they are, and that they agree to the terms, without which nobody gets here. */
function complete(account: Account, session: Session, payer: Payer): Promise<void> {
  const { automatic_tax: tax, total_details: totals, consent_collection: asked } = session;
  const { country, ...person } = payer;
  if (tax.enabled && totals) {
    tax.status = "complete";
    totals.amount_tax = taxIn(session.amount_total ?? 0, country);
    const [item] = account.lineItems.get(session.id) ?? [];
    if (item) item.amount_tax = totals.amount_tax;
  }
  Object.assign(session, {
    status: "complete",
    url: null,
    consent:
      asked?.terms_of_service === "required"
        ? { terms_of_service: "accepted", promotions: null }
        : null,
    customer_details: customerDetails(person, country),
  } satisfies Partial<Session>);
  return account.events.emit("checkout.session.completed", session);
}
