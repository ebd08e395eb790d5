import { normalizeEmail } from "#domain/email.ts";
import type {
  CouponRefused,
  EmailRefused,
  PaymentPage,
  PaymentProvider,
  Refused,
  Unreachable,
} from "#server/payments/payment-provider.ts";
import type { PurchaseStore } from "#server/storage/purchase-store.ts";
import type { Offer } from "./offer.ts";

/** A payment page is open for an hour: long enough to find a card, short enough to be of no use to card testers. */
const pageOpenForMs = 60 * 60 * 1000;

export type CheckoutDesk = {
  readonly store: PurchaseStore;
  readonly provider: PaymentProvider;
  readonly offer: Offer;
  readonly now: () => Date;
  readonly newId: () => string;
};

export type Order = {
  /** Trimmed, and of the right shape. */
  readonly email: string;
  readonly couponCode: string | undefined;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

/**
 * Records a purchase and makes its payment page. The record comes first, so that no payment can ever arrive for a
 * purchase that we have not heard of. Rejects when the storage fails.
 */
export async function startCheckout(
  desk: CheckoutDesk,
  order: Order,
  signal: AbortSignal,
): Promise<
  | { readonly kind: "started"; readonly url: string }
  | CouponRefused
  | EmailRefused
  | Refused
  | Unreachable
> {
  const { store, provider, offer, now } = desk;
  const discount =
    order.couponCode === undefined
      ? undefined
      : await provider.findDiscount(order.couponCode, offer, signal);
  if (discount && discount.kind !== "found") return discount;

  const id = desk.newId();
  const createdAt = now();
  await store.add({
    id,
    sessionId: null,
    state: "created",
    priceId: offer.priceId,
    amountExpected: offer.amount,
    currency: offer.currency,
    email: order.email,
    emailNormalized: normalizeEmail(order.email),
    payerEmailNormalized: null,
    couponCode: order.couponCode ?? null,
    amountTotal: null,
    createdAt,
    updatedAt: createdAt,
    paidAt: null,
    version: 1,
  });

  const page = await provider.createPage(
    {
      purchaseId: id,
      priceId: offer.priceId,
      email: order.email,
      discountId: discount?.discountId ?? null,
      successUrl: order.successUrl,
      cancelUrl: order.cancelUrl,
      expiresAt: new Date(createdAt.getTime() + pageOpenForMs),
    },
    signal,
  );
  // Without an answer the page may exist all the same; the purchase stays as recorded until the provider is asked again.
  if (page.kind === "unreachable") return page;
  if (page.kind === "created" && sellsTheOffer(page, offer)) {
    const { sessionId } = page;
    await store.change(id, 1, { sessionId, state: "open", updatedAt: now() });
    return { kind: "started", url: page.url };
  }
  await store.change(id, 1, { state: "failed", updatedAt: now() });
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
