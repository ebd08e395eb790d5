import { normalizeEmail } from "#domain/email.ts";
import { awaitsPayment, grantsAccess, mayMove, stateFromFacts } from "#domain/purchase.ts";
import type { Logger } from "#server/log.ts";
import type {
  PaymentProvider,
  PaymentSession,
  Unreachable,
} from "#server/payments/payment-provider.ts";
import {
  noOpenPage,
  untouched,
  type NewPurchase,
  type ProviderNews,
  type Purchase,
  type PurchaseStore,
} from "#server/storage/purchase-store.ts";
import type { Offer } from "./offer.ts";

export type ConfirmationDesk = {
  readonly store: PurchaseStore;
  readonly provider: PaymentProvider;
  readonly offer: Offer;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly log: Logger;
  /** Hears of each purchase that is paid, or free, from now on; once each. */
  readonly noteFulfilment: () => void;
  /** The news because of which the provider is asked; kept as dealt with together with what it changes. */
  readonly toldBy?: ProviderNews | undefined;
};

export type Confirmation =
  | { readonly kind: "confirmed"; readonly purchase: Purchase }
  /** The provider knows no such session, or it is not about a report of ours. */
  | { readonly kind: "notOurs" }
  | Unreachable;

/**
 * Brings our record in line with what the provider says about a session. Safe to repeat and to run many times at once:
 * the record is read before the provider is asked, and written only if nobody wrote meanwhile, so that older news never
 * overwrites newer. Rejects when the storage fails.
 */
export async function confirmPurchase(
  desk: ConfirmationDesk,
  sessionId: string,
  signal: AbortSignal,
  attemptsLeft = 10,
): Promise<Confirmation> {
  const kept = await desk.store.findBySession(sessionId);
  const read = await desk.provider.readSession(sessionId, signal);
  if (read.kind === "unreachable") return read;
  if (read.kind === "unknown" || !read.session.isOurs) return { kind: "notOurs" };
  const { session } = read;
  const purchase =
    kept ?? (session.purchaseId === null ? undefined : await desk.store.find(session.purchaseId));
  if (!isAsSold(session, purchase, desk.offer)) {
    desk.log.warn({ purchase: purchase?.id }, "a payment session is not what we sold");
    return { kind: "notOurs" };
  }
  const recorded = purchase
    ? await bringUpToDate(desk, purchase, session)
    : await adopt(desk, session);
  if (recorded) return { kind: "confirmed", purchase: recorded };
  // Somebody else wrote first. If it is the same as we have read, all is said.
  const written = await desk.store.findBySession(sessionId);
  if (written?.state === stateFromFacts(session.facts)) {
    return { kind: "confirmed", purchase: written };
  }
  // Else what we read may be older than what they wrote.
  if (attemptsLeft > 1) return confirmPurchase(desk, sessionId, signal, attemptsLeft - 1);
  throw new Error("A purchase was changed by others each time it was about to be confirmed.");
}

/** Price, amount and currency as recorded, or as offered now when there is no record; and no second session for one record. */
function isAsSold(session: PaymentSession, purchase: Purchase | undefined, offer: Offer): boolean {
  const sold = purchase
    ? { ...purchase, amount: purchase.amountExpected }
    : { ...offer, sessionId: null };
  return (
    session.priceId === sold.priceId &&
    session.facts.subtotal === sold.amount &&
    session.currency === sold.currency &&
    (sold.sessionId === null || sold.sessionId === session.id)
  );
}

/** The purchase as it is after the change; undefined when somebody else was faster. */
async function bringUpToDate(
  { store, now, noteFulfilment, toldBy }: ConfirmationDesk,
  purchase: Purchase,
  session: PaymentSession,
): Promise<Purchase | undefined> {
  const state = stateFromFacts(session.facts);
  const moves = mayMove(purchase.state, state);
  if (!moves && purchase.sessionId !== null) return purchase;
  const change = {
    updatedAt: now(),
    sessionId: session.id,
    ...(moves ? { state } : {}),
    ...(moves && !awaitsPayment(state) ? noOpenPage : {}),
    ...(moves && grantsAccess(state) ? paymentDetails(session, purchase.paidAt ?? now()) : {}),
    // The provider still knows the address of somebody who asked us to forget it.
    ...(purchase.erasedAt === null ? {} : { payerEmailNormalized: null }),
  };
  const changed = await store.change(purchase.id, purchase.version, change, toldBy);
  if (changed && moves && grantsAccess(state) && purchase.paidAt === null) noteFulfilment();
  return changed ? { ...purchase, ...change, version: purchase.version + 1 } : undefined;
}

/** Records a session that bears our mark but no record of ours, for instance after a backup was restored. */
async function adopt(
  { store, offer, now, newId, log, noteFulfilment, toldBy }: ConfirmationDesk,
  session: PaymentSession,
): Promise<Purchase | undefined> {
  const state = stateFromFacts(session.facts);
  const email = session.email ?? session.payerEmail ?? "";
  const purchase: NewPurchase = {
    id: session.purchaseId ?? newId(),
    sessionId: session.id,
    state,
    priceId: offer.priceId,
    amountExpected: offer.amount,
    currency: offer.currency,
    email,
    emailNormalized: normalizeEmail(email),
    couponCode: null,
    ...noOpenPage,
    createdAt: session.createdAt,
    updatedAt: now(),
    version: 1,
    ...(grantsAccess(state)
      ? paymentDetails(session, now())
      : { payerEmailNormalized: null, amountTotal: null, paidAt: null }),
  };
  const added = await store.add(purchase, toldBy);
  if (added && grantsAccess(state)) noteFulfilment();
  if (added) log.warn({ purchase: purchase.id }, "adopted a purchase that was not recorded here");
  return added ? { ...purchase, ...untouched } : undefined;
}

function paymentDetails(session: PaymentSession, paidAt: Date) {
  return {
    amountTotal: session.total,
    payerEmailNormalized: session.payerEmail === null ? null : normalizeEmail(session.payerEmail),
    paidAt,
  };
}
