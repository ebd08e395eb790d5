import type { Account, PaymentIntent, SessionEntry } from "./account.ts";

/**
 * 3-D Secure: banks that want the payer to confirm before they charge a card, as European law asks of most payments
 * (docs.stripe.com/payments/3d-secure). Until then nothing is charged, and the session stays open.
 */

export function askPayer({ events }: Account, intent: PaymentIntent): void {
  intent.status = "requires_action";
  intent.next_action = { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure" } };
  intent.last_payment_error = null;
  void events.emit("payment_intent.requires_action", intent);
}

/** The payer says no to the bank; another attempt may follow. */
export function refuseToConfirm(account: Account, { session }: SessionEntry): string {
  const message =
    "We are unable to authenticate your card. Choose a different card, or try again and confirm.";
  const intent = account.paymentIntents.get(session.payment_intent ?? "");
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
