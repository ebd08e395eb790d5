import type { Stripe } from "stripe";
import type { CouponRefusal } from "./payment-provider.ts";

/** Stripe's promotion codes consist of these; anything else need not be asked for. */
export function isCouponCode(code: string): boolean {
  return /^[A-Za-z0-9-]{1,100}$/u.test(code);
}

/** The promotion code to try among all that carry the same text: the active one, else the newest. */
export function chooseCoupon(
  codes: readonly Stripe.PromotionCode[],
): Stripe.PromotionCode | undefined {
  return codes.find((code) => code.active) ?? codes.toSorted((a, b) => b.created - a.created)[0];
}

/** Why this promotion code does not lower this price now, or undefined when it does. */
export function couponRefusal(
  code: Stripe.PromotionCode,
  price: { readonly amount: number; readonly currency: string },
  now: Date,
): CouponRefusal | undefined {
  const coupon = typeof code.promotion.coupon === "string" ? null : code.promotion.coupon;
  const isPast = (seconds: number | null | undefined) =>
    typeof seconds === "number" && seconds * 1000 <= now.getTime();
  if (isPast(code.expires_at) || isPast(coupon?.redeem_by)) return "expired";
  if (isUsedUp(code) || (coupon && isUsedUp(coupon))) return "usedUp";
  if (!code.active || coupon?.valid === false) return "unknown";
  const { restrictions } = code;
  const isBelowMinimum =
    restrictions.minimum_amount !== null &&
    (restrictions.minimum_amount > price.amount ||
      restrictions.minimum_amount_currency !== price.currency);
  // Our visitors are guests, and Stripe gives codes for one customer or for a first order to known customers only.
  const isForOthers = code.customer !== null || restrictions.first_time_transaction;
  const isInOtherCurrency =
    typeof coupon?.amount_off === "number" &&
    coupon.currency !== price.currency &&
    coupon.currency_options?.[price.currency] === undefined;
  return isBelowMinimum || isForOthers || isInOtherCurrency ? "notApplicable" : undefined;
}

function isUsedUp(of: Stripe.PromotionCode | Stripe.Coupon): boolean {
  return of.max_redemptions !== null && of.times_redeemed >= of.max_redemptions;
}
