import { normalizeEmail } from "#domain/purchase/email.ts";
import { awaitsPayment, grantsAccess, mayMove, stateFromFacts } from "#domain/purchase/purchase.ts";
import type { Dependencies } from "#server/dependencies.ts";
import type { FulfilmentSource } from "#server/metrics/metrics.ts";
import type { PaymentSession, Unreachable } from "#server/payments/payment-provider.ts";
import type { Config } from "#server/settings/config.ts";
import {
  noOpenPage,
  unpaid,
  untouched,
  type ProviderEvent,
  type Purchase,
} from "#server/storage/purchase-store.ts";

export type ConfirmationDeps = Pick<
  Dependencies,
  "store" | "provider" | "now" | "log" | "metrics"
> & {
  readonly config: Pick<Config, "siteUrl">;
  /** Who asks; counted once for each purchase that becomes paid or free. */
  readonly source: FulfilmentSource;
  /** The event that made us ask; recorded as handled in the transaction of the change. */
  readonly event?: ProviderEvent | undefined;
};

export type Confirmation =
  | { readonly kind: "confirmed"; readonly purchase: Purchase }
  /** The provider knows no such session, or it is not about a report of ours, or of another site. */
  | { readonly kind: "notOurs" }
  | Unreachable;

/**
 * Brings our record in line with what the provider says about a session. Safe to repeat and to run many times at once:
 * the record is read before the provider is asked, and written only if nobody wrote meanwhile, so that older facts never
 * overwrite newer. Rejects when the storage fails.
 */
export async function confirmPurchase(
  deps: ConfirmationDeps,
  sessionId: string,
  signal: AbortSignal,
  attemptsLeft = 10,
): Promise<Confirmation> {
  const kept = await deps.store.findBySession(sessionId);
  const read = await deps.provider.readSession(sessionId, signal);
  if (read.kind === "unreachable") return read;
  if (read.kind === "unknown" || !read.session.isOurs) return { kind: "notOurs" };
  const { session } = read;
  const purchase =
    kept ?? (session.purchaseId === null ? undefined : await deps.store.find(session.purchaseId));
  // The account may serve a second shop, or a rehearsal of this one, with the same mark.
  if (!purchase && session.siteUrl !== deps.config.siteUrl) return { kind: "notOurs" };
  const work = purchase
    ? isAsRecorded(session, purchase) && bringUpToDate(deps, purchase, session)
    : isMarked(session) && adopt(deps, session);
  if (work === false) {
    deps.log.warn({ purchase: purchase?.id }, "a payment session is not what we sold");
    return { kind: "notOurs" };
  }
  const recorded = await work;
  if (recorded) return { kind: "confirmed", purchase: recorded };
  // Another writer was first. If it wrote what we have read, nothing is left to do.
  const written = await deps.store.findBySession(sessionId);
  if (written?.state === stateFromFacts(session.facts)) {
    return { kind: "confirmed", purchase: written };
  }
  // Otherwise what we read may be older than what it wrote, so ask again.
  if (attemptsLeft > 1) return confirmPurchase(deps, sessionId, signal, attemptsLeft - 1);
  throw new Error("A purchase was changed by others each time it was about to be confirmed.");
}

/** Price, amount and currency as recorded, and no second session for one record. */
function isAsRecorded(session: PaymentSession, purchase: Purchase): boolean {
  return (
    session.priceId === purchase.priceId &&
    session.facts.subtotal === purchase.amountExpected &&
    session.currency === purchase.currency &&
    (purchase.sessionId === null || purchase.sessionId === session.id)
  );
}

/** A session that names its purchase in its metadata and holds exactly one item. */
type Marked = PaymentSession & { readonly purchaseId: string; readonly priceId: string };

/** Whether a session of ours is believed without a record: only our secret key can have written the mark (decision 025). */
function isMarked(session: PaymentSession): session is Marked {
  return session.purchaseId !== null && session.priceId !== null && session.facts.subtotal > 0;
}

/** Writes the state that the provider reports; returns the purchase as it is then, or undefined if another writer was first. */
async function bringUpToDate(
  { store, now, metrics, source, event }: ConfirmationDeps,
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
    // An erased purchase must not get the payer's address back.
    ...(purchase.erasedAt === null ? {} : { payerEmailNormalized: null }),
  };
  const changed = await store.change(purchase.id, purchase.version, change, event);
  if (changed && moves && grantsAccess(state) && purchase.paidAt === null)
    metrics?.fulfilled(source);
  return changed ? { ...purchase, ...change, version: purchase.version + 1 } : undefined;
}

/** Records a session that has our mark and no record, for instance after a backup was restored. */
async function adopt(
  { store, now, log, metrics, source, event }: ConfirmationDeps,
  session: Marked,
): Promise<Purchase | undefined> {
  const state = stateFromFacts(session.facts);
  const email = session.email ?? session.payerEmail ?? "";
  const purchase: Purchase = {
    id: session.purchaseId,
    sessionId: session.id,
    state,
    priceId: session.priceId,
    amountExpected: session.facts.subtotal,
    currency: session.currency,
    email,
    emailNormalized: normalizeEmail(email),
    couponCode: null,
    ...noOpenPage,
    createdAt: session.createdAt,
    updatedAt: now(),
    version: 1,
    ...(grantsAccess(state)
      ? // The moment of payment is unknown; the page was open for an hour.
        paymentDetails(session, session.createdAt)
      : unpaid),
    ...untouched,
  };
  const added = await store.add(purchase, event);
  if (added && grantsAccess(state)) metrics?.fulfilled(source);
  if (added) log.warn({ purchase: purchase.id }, "adopted a purchase that was not recorded here");
  return added ? purchase : undefined;
}

function paymentDetails(session: PaymentSession, paidAt: Date) {
  return {
    amountTotal: session.total,
    amountTax: session.tax,
    country: session.country,
    payerEmailNormalized: session.payerEmail === null ? null : normalizeEmail(session.payerEmail),
    paidAt,
  };
}
