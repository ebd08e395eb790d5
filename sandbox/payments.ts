import type { Account } from "./account.ts";
import { behaviorOf, chargeCard, intentOf, type Payer } from "./charges.ts";
import { idIn, type Session } from "./objects.ts";
import { customerDetails } from "./sessions.ts";

/** The countries that the payment page offers, and the tax in a price there, in percent: what Stripe Tax would look up. */
const rates = { US: 0, AU: 10, CA: 5, DE: 19, FR: 20, GB: 20, IE: 23, JP: 10, NL: 21 } as const;

export const countries = Object.keys(rates);

/** The tax in an amount that includes it, in whole minor units; none in a country that is not known. */
function taxIn(amount: number, country: string | undefined): number {
  const [, rate = 0] = Object.entries(rates).find(([code]) => code === country) ?? [];
  return Math.round((amount * rate) / (100 + rate));
}

/** The result of pressing Pay; `answered` resolves when its webhook has been answered for the first time. */
export type Payment =
  | { readonly kind: "paid"; readonly answered: Promise<void> }
  | { readonly kind: "declined"; readonly message: string }
  /** The bank asks the payer to authenticate; then call again with `isAuthenticated`. */
  | { readonly kind: "requiresAction" }
  | { readonly kind: "notOpen" };

/**
 * Completes an open session: charges the card, or nothing if nothing is due. There is no `await` between check and charge,
 * so a form that is sent twice pays once.
 */
export function pay(
  account: Account,
  session: Session,
  payer: Payer,
  card: string | undefined,
  isAuthenticated = false,
): Payment {
  if (session.status !== "open") return { kind: "notOpen" };
  if (card !== undefined) {
    const intent = intentOf(account, session);
    if (behaviorOf(card).authenticates && !isAuthenticated) {
      intent.status = "requires_action";
      return { kind: "requiresAction" };
    }
    const charge = chargeCard(account, intent, payer, card);
    if (!charge.paid) return { kind: "declined", message: charge.failure_message ?? "" };
    session.payment_status = "paid";
  }
  const code = account.promotionCodes.get(idIn(session.discounts?.[0]?.promotion_code));
  if (code) code.times_redeemed += 1;
  return { kind: "paid", answered: complete(account, session, payer) };
}

/** The payer says no to the bank; another attempt may follow. Returns what the payer reads. */
export function failAuthentication(account: Account, session: Session): string {
  const intent = account.paymentIntents.get(idIn(session.payment_intent));
  if (intent?.status === "requires_action") intent.status = "requires_payment_method";
  return "We are unable to authenticate your card. Choose a different card, or try again and confirm.";
}

/**
 * Completes a session with what the payer told: who and where they are, and that they agree to the terms, without which
 * nobody gets here. Resolves when its webhook has been answered for the first time.
 */
export function complete(account: Account, session: Session, payer: Payer): Promise<void> {
  const { automatic_tax: tax, total_details: totals, consent_collection: asked } = session;
  if (tax.enabled && totals) {
    tax.status = "complete";
    totals.amount_tax = taxIn(session.amount_total ?? 0, payer.country);
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
    customer_details: customerDetails(payer),
  } satisfies Partial<Session>);
  return account.events.emit("checkout.session.completed", session);
}
