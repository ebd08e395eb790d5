import type { Account, SessionEntry } from "./account.ts";
import { seconds } from "./clock.ts";
import { newCharge, newPaymentIntent } from "./payment-objects.ts";
import type { Payer } from "./payments.ts";
import { customerDetails } from "./session-objects.ts";

/**
 * Payments that take days, such as bank debits: the session is complete and not paid yet, and the money comes later or
 * never. The payment page offers cards only; a shop must still know the case (docs.stripe.com/checkout/fulfillment).
 */

export function payLater(account: Account, entry: SessionEntry, payer: Payer): void {
  const { session, paymentMetadata } = entry;
  const intent = newPaymentIntent(session, paymentMetadata, seconds(account.now()));
  intent.status = "processing";
  account.paymentIntents.set(intent.id, intent);
  session.payment_intent = intent.id;
  session.status = "complete";
  session.url = null;
  session.customer_details = customerDetails(payer.email, payer.name);
  void account.events.emit("checkout.session.completed", session);
}

/** Ends the waiting for a payment that `payLater` began. */
export function settle(
  account: Account,
  { session }: SessionEntry,
  outcome: "succeeded" | "failed",
): void {
  const intent = account.paymentIntents.get(session.payment_intent ?? "");
  if (intent?.status !== "processing") throw new Error("No payment of this session is under way.");
  const created = seconds(account.now());
  const payer = { email: session.customer_details?.email ?? "", name: null };
  const card = { number: "4242424242424242", month: 12, year: 2040 };
  const decline =
    outcome === "failed"
      ? { code: "insufficient_funds", message: "The bank refused the payment." }
      : undefined;
  const charge = newCharge({ intent, payer, card, decline, created });
  account.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  if (decline) {
    intent.status = "requires_payment_method";
    void account.events.emit("charge.failed", charge);
    void account.events.emit("payment_intent.payment_failed", intent);
    void account.events.emit("checkout.session.async_payment_failed", session);
    return;
  }
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  session.payment_status = "paid";
  void account.events.emit("charge.succeeded", charge);
  void account.events.emit("payment_intent.succeeded", intent);
  void account.events.emit("checkout.session.async_payment_succeeded", session);
}
