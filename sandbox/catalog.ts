import type { Account, Coupon, Price, PriceSettings, PromotionCode } from "./account.ts";
import { seconds } from "./clock.ts";
import { noSuch, ok, refuse, type Outcome } from "./errors.ts";
import { newId } from "./ids.ts";
import { pageOf } from "./lists.ts";
import { newObject } from "./new-object.ts";
import type { Supported } from "./stripe-shapes.ts";

/** The price and the promotion codes. Codes for particular customers or minimum amounts are left out. */

/** The one price, from the sandbox's settings. The API shows only the id of its product. */
export function newPrice({ id, unitAmount, currency }: PriceSettings, now: Date): Price {
  return newObject("price", {
    id,
    active: true,
    billing_scheme: "per_unit",
    created: seconds(now),
    currency,
    metadata: {},
    product: newId("prod_", 14),
    type: "one_time",
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
  });
}

/** A promotion code and its coupon; money in minor units, moments in seconds since 1970. */
export type NewPromotionCode = {
  readonly code: string;
  readonly percentOff?: number;
  /** In minor units of `currency`; instead of `percentOff`. */
  readonly amountOff?: number;
  readonly currency?: string;
  readonly expiresAt?: number;
  readonly maxRedemptions?: number;
  readonly timesRedeemed?: number;
};

/**
 * The codes that a visitor may try: CALM20 takes 20 % off, GIFT100 takes everything off, EXPIRED ended a day before
 * the sandbox started, USEDUP has been redeemed as often as it may be, LASTONE (20 % off) can be redeemed once more.
 */
export function codesToTry(now: Date): readonly NewPromotionCode[] {
  return [
    { code: "CALM20", percentOff: 20 },
    { code: "GIFT100", percentOff: 100 },
    { code: "EXPIRED", percentOff: 20, expiresAt: seconds(now) - 86_400, timesRedeemed: 3 },
    { code: "USEDUP", percentOff: 20, maxRedemptions: 5, timesRedeemed: 5 },
    { code: "LASTONE", percentOff: 20, maxRedemptions: 5, timesRedeemed: 4 },
  ];
}

/** Adds a promotion code and its coupon. */
export function createPromotionCode(
  account: Pick<Account, "coupons" | "promotionCodes" | "now">,
  wanted: NewPromotionCode,
): PromotionCode {
  const { percentOff = null, amountOff = null, timesRedeemed = 0 } = wanted;
  const created = seconds(account.now());
  const coupon: Coupon = newObject("coupon", {
    id: newId("", 8),
    amount_off: amountOff,
    created,
    currency: amountOff === null ? null : (wanted.currency ?? "usd"),
    duration: "once",
    metadata: {},
    percent_off: percentOff,
    times_redeemed: timesRedeemed,
    valid: true,
  });
  const promotionCode = newObject("promotion_code", {
    id: newId("promo_1"),
    code: wanted.code,
    created,
    expires_at: wanted.expiresAt ?? null,
    max_redemptions: wanted.maxRedemptions ?? null,
    metadata: {},
    promotion: { type: "coupon", coupon: coupon.id },
    restrictions: { first_time_transaction: false },
    times_redeemed: timesRedeemed,
  });
  account.coupons.set(coupon.id, coupon);
  account.promotionCodes.set(promotionCode.id, promotionCode);
  return promotionCode;
}

const isPast = (moment: number | null, now: Date) => moment !== null && moment <= seconds(now);
const isUsedUp = ({ max_redemptions: max, times_redeemed: times }: PromotionCode) =>
  max !== null && times >= max;
const isSameCode = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Finds codes case-insensitively (docs.stripe.com/api/promotion_codes/list). */
export function listPromotionCodes(
  account: Account,
  params: Supported["GET /v1/promotion_codes"],
): Outcome<object> {
  const wanted = [...account.promotionCodes.values()]
    .filter(({ code }) => params.code === undefined || isSameCode(code, params.code))
    .map((code) => ({
      ...code,
      active: !isPast(code.expires_at, account.now()) && !isUsedUp(code),
    }));
  return pageOf(wanted, params, "/v1/promotion_codes");
}

/** A promotion code that can be used now, with its coupon. */
export function findRedeemable(
  account: Account,
  id: string,
  param: string,
): Outcome<{ code: PromotionCode; coupon: Coupon }> {
  const code = account.promotionCodes.get(id);
  const coupon = code && account.coupons.get(code.promotion.coupon);
  if (!code || !coupon) return noSuch("promotion code", id, param);
  if (isPast(code.expires_at, account.now())) {
    return refuse("This promotion code has expired.", { code: "coupon_expired", param });
  }
  return isUsedUp(code)
    ? refuse("This promotion code cannot be redeemed because it is inactive.", { param })
    : ok({ code, coupon });
}
