import { createHash } from "node:crypto";
import { site } from "#content/site.ts";
import { addresses } from "#content/site-map.ts";
import { normalizeEmail } from "#domain/purchase/email.ts";
import { awaitsPayment } from "#domain/purchase/purchase.ts";
import type { Config } from "#server/settings/config.ts";
import { successUrl } from "#server/functions/return-addresses.ts";
import type {
  CouponRefused,
  EmailRefused,
  PaymentPage,
  Refused,
  Unreachable,
} from "#server/payments/payment-provider.ts";
import { noOpenPage, unpaid, untouched, type Purchase } from "#server/storage/purchase-store.ts";
import { confirmPurchase, type ConfirmationDeps } from "./confirm-purchase.ts";

/** What is for sale. The amount is in minor units. */
export type Offer = {
  readonly priceId: string;
  readonly amount: number;
  readonly currency: string;
};

/** The site's one offer, under the id that the payment provider knows it by. */
export function offerUnder(priceId: string): Offer {
  return { priceId, amount: site.offer.priceInCents, currency: site.offer.currency };
}

/** A payment page is open for an hour: long enough to find a card, short enough to be of no use to card testers. */
const pageOpenForMs = 60 * 60 * 1000;

/** The age up to which a page whose address was lost is asked for again: the provider wants at least 30 min until it expires. */
const pageMayBeRetriedForMs = 20 * 60 * 1000;

type CheckoutDeps = ConfirmationDeps & {
  readonly config: Pick<Config, "priceId">;
  readonly newId: () => string;
};

export type CheckoutRequest = {
  /** Trimmed, and of the right shape. */
  readonly email: string;
  /** The secret of the scan that orders; undefined if the browser sent none. */
  readonly idempotencyKey: string | undefined;
  readonly couponCode: string | undefined;
};

export type Started =
  | { readonly kind: "started"; readonly url: string; readonly sessionId: string }
  | CouponRefused
  | EmailRefused
  | Refused
  | Unreachable;

/**
 * Records a purchase and makes its payment page. The record comes first, so that every payment finds one. An order that the
 * same scan repeats while its page is open gets the same page. Rejects when the storage fails.
 */
export async function startCheckout(
  deps: CheckoutDeps,
  request: CheckoutRequest,
  signal: AbortSignal,
  attemptsLeft = 5,
): Promise<Started> {
  const offer = offerUnder(deps.config.priceId);
  const key = checkoutKey(request, offer);
  const kept = key === null ? undefined : await deps.store.findByCheckoutKey(key);
  const standing = kept && (await checkStillWaiting(deps, kept, signal));
  if (standing?.kind === "unreachable") return standing;
  const waiting = standing?.kind === "waiting" ? kept : undefined;
  if (waiting && waiting.pageUrl !== null && waiting.sessionId !== null) {
    return { kind: "started", url: waiting.pageUrl, sessionId: waiting.sessionId };
  }

  // Before the purchase is recorded, so that trying out coupon codes leaves no records behind.
  const discount =
    request.couponCode === undefined
      ? noDiscount
      : await deps.provider.findDiscount(request.couponCode, offer, signal);
  if (discount.kind !== "found") return discount;
  const purchase = waiting ?? newPurchase(deps, request, offer, key);
  if (waiting || (await deps.store.add(purchase))) {
    return openPage(deps, offer, purchase, discount.discountId, signal);
  }
  // Another press, tab or server recorded this order a moment ago: its purchase is the one.
  if (attemptsLeft > 1) return startCheckout(deps, request, signal, attemptsLeft - 1);
  throw new Error("A purchase was changed by others each time its page was about to be made.");
}

const noDiscount = { kind: "found", discountId: null } as const;

/** Equal for orders that are the same purchase. A hash, so that the record holds neither the secret nor the e-mail again. */
function checkoutKey(
  { email, idempotencyKey, couponCode }: CheckoutRequest,
  offer: Offer,
): string | null {
  if (idempotencyKey === undefined) return null;
  const { priceId, amount, currency } = offer;
  const coupon = couponCode?.toUpperCase();
  const parts = [idempotencyKey, normalizeEmail(email), coupon, priceId, amount, currency];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** Whether a purchase can still be paid. Gives up its checkout key if not. */
async function checkStillWaiting(
  deps: ConfirmationDeps,
  kept: Purchase,
  signal: AbortSignal,
): Promise<{ readonly kind: "waiting" | "over" } | Unreachable> {
  const { store, now } = deps;
  const giveUp = async () => {
    await store.change(kept.id, kept.version, {
      state: "failed",
      ...noOpenPage,
      updatedAt: now(),
    });
    return { kind: "over" } as const;
  };
  if (kept.sessionId === null) {
    const age = now().getTime() - kept.createdAt.getTime();
    return age < pageMayBeRetriedForMs ? { kind: "waiting" } : giveUp();
  }
  // Our record may be behind: a page that is paid or has expired must not be handed out again.
  const confirmation = await confirmPurchase(deps, kept.sessionId, signal);
  if (confirmation.kind === "unreachable") return confirmation;
  if (confirmation.kind === "notOurs") return giveUp();
  return { kind: awaitsPayment(confirmation.purchase.state) ? "waiting" : "over" };
}

function newPurchase(
  { now, newId }: CheckoutDeps,
  request: CheckoutRequest,
  offer: Offer,
  key: string | null,
): Purchase {
  const createdAt = now();
  return {
    id: newId(),
    sessionId: null,
    state: "created",
    priceId: offer.priceId,
    amountExpected: offer.amount,
    currency: offer.currency,
    email: request.email,
    emailNormalized: normalizeEmail(request.email),
    couponCode: request.couponCode ?? null,
    checkoutKey: key,
    pageUrl: null,
    createdAt,
    updatedAt: createdAt,
    version: 1,
    ...unpaid,
    ...untouched,
  };
}

/** Makes the page of a recorded purchase, from the record alone, so that asking again gives the same page. */
async function openPage(
  { config, store, provider, now }: CheckoutDeps,
  offer: Offer,
  purchase: Purchase,
  discountId: string | null,
  signal: AbortSignal,
): Promise<Started> {
  const { id, version, email } = purchase;
  const page = await provider.createPage(
    {
      purchaseId: id,
      priceId: purchase.priceId,
      email,
      discountId,
      successUrl: successUrl(config.siteUrl, email),
      cancelUrl: config.siteUrl + addresses.energyScan,
      expiresAt: new Date(purchase.createdAt.getTime() + pageOpenForMs),
    },
    signal,
  );
  // Without an answer the page may exist all the same; the purchase stays as recorded until the provider is asked again.
  if (page.kind === "unreachable") return page;
  if (page.kind === "created" && sellsTheOffer(page, offer)) {
    const { sessionId, url } = page;
    await store.change(id, version, { sessionId, state: "open", pageUrl: url, updatedAt: now() });
    return { kind: "started", url, sessionId };
  }
  await store.change(id, version, { state: "failed", ...noOpenPage, updatedAt: now() });
  if (page.kind === "pageFailed") return { kind: "unreachable", reason: page.reason };
  if (page.kind !== "created") return page;
  return {
    kind: "refused",
    reason: `the provider would charge ${page.subtotal} ${page.currency}, the site says ${offer.amount} ${offer.currency}`,
  };
}

/** A visitor never pays another amount than the one the site shows. */
function sellsTheOffer(page: PaymentPage, offer: Offer): boolean {
  return page.subtotal === offer.amount && page.currency === offer.currency;
}
