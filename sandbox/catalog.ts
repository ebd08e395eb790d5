import type { Account } from "./account.ts";
import { noSuch, ok, pageOf, refuse, type Outcome } from "./answers.ts";
import { seconds } from "./clock.ts";
import { newId, newObject, type Coupon, type PromotionCode } from "./objects.ts";
import type { Supported } from "./stripe-shapes.ts";

/** The price and the promotion codes. Codes for particular customers or minimum amounts are left out. */

/** What the sandbox sells; money in minor units (cents). */
export type PriceSettings = {
  readonly id: string;
  readonly unitAmount: number;
  readonly currency: string;
  readonly productName: string;
  readonly productDescription: string;
  /** Whether the price includes its tax; left out, it does. */
  readonly taxBehavior?: "inclusive" | "exclusive" | "unspecified";
};

/** The one price, made from the sandbox's settings. Of its product the API tells only the id. */
export function newPrice({ id, unitAmount, currency, taxBehavior }: PriceSettings, now: Date) {
  return newObject("price", now, {
    id,
    active: true,
    billing_scheme: "per_unit",
    currency,
    product: newId("prod_", 14),
    tax_behavior: taxBehavior ?? "inclusive",
    type: "one_time",
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
  });
}

/** Fields of a promotion code and its coupon; money in minor units, moments in seconds since 1970. */
export type NewPromotionCode = Pick<PromotionCode, "code"> &
  Partial<Pick<PromotionCode, "expires_at" | "max_redemptions" | "times_redeemed">> &
  Partial<Pick<Coupon, "amount_off" | "percent_off">>;

/**
 * The codes that a visitor may try: CALM20 takes 20 % off, GIFT100 takes everything off, EXPIRED ended a day before
 * the sandbox started, USEDUP has been redeemed as often as it may be, LASTONE (20 % off) can be redeemed once more.
 */
export function codesToTry(now: Date): readonly NewPromotionCode[] {
  return [
    { code: "CALM20", percent_off: 20 },
    { code: "GIFT100", percent_off: 100 },
    { code: "EXPIRED", percent_off: 20, expires_at: seconds(now) - 86_400, times_redeemed: 3 },
    { code: "USEDUP", percent_off: 20, max_redemptions: 5, times_redeemed: 5 },
    { code: "LASTONE", percent_off: 20, max_redemptions: 5, times_redeemed: 4 },
  ];
}

/** Adds a promotion code and its coupon. */
export function createCode(
  account: Account,
  { amount_off = null, percent_off = null, times_redeemed = 0, ...limits }: NewPromotionCode,
): void {
  const coupon = newObject("coupon", account.now(), {
    id: newId("", 8),
    amount_off,
    currency: amount_off === null ? null : account.price.currency,
    duration: "once",
    percent_off,
    times_redeemed,
    valid: true,
  });
  account.coupons.set(coupon.id, coupon);
  addPromotionCode(account, coupon, { ...limits, times_redeemed });
}

/** Adds a promotion code for a coupon. */
export function addPromotionCode(
  account: Account,
  coupon: Coupon,
  fields: Pick<PromotionCode, "code" | "times_redeemed"> &
    Partial<Pick<PromotionCode, "expires_at" | "max_redemptions">>,
): PromotionCode {
  const code = newObject("promotion_code", account.now(), {
    ...fields,
    id: newId("promo_1"),
    active: true,
    promotion: { type: "coupon", coupon: coupon.id },
    restrictions: { first_time_transaction: false },
  });
  account.promotionCodes.set(code.id, code);
  return code;
}

const isPast = (moment: number | null, now: Date) => moment !== null && moment <= seconds(now);
const isUsedUp = ({ max_redemptions: max, times_redeemed: times }: PromotionCode) =>
  max !== null && times >= max;

/** Whether a code can be redeemed now. */
export function isActive(code: PromotionCode, now: Date): boolean {
  return !isPast(code.expires_at, now) && !isUsedUp(code);
}

/** Finds codes case-insensitively (docs.stripe.com/api/promotion_codes/list). */
export function listPromotionCodes(
  account: Account,
  { code: wanted, ...params }: Supported["GET /v1/promotion_codes"],
): Outcome<object> {
  const now = account.now();
  const codes = [...account.promotionCodes.values()]
    .filter(({ code }) => code.toLowerCase() === (wanted ?? code).toLowerCase())
    .map((code) => ({ ...code, active: isActive(code, now) }));
  return pageOf("/v1/promotion_codes", codes, params);
}

/** A promotion code that can be used now, with its coupon. */
export function findRedeemable(
  account: Account,
  id: string,
  param: string,
): Outcome<{ code: PromotionCode; coupon: Coupon }> {
  const code = account.promotionCodes.get(id);
  const coupon = code && account.coupons.get(code.promotion.coupon ?? "");
  if (!code || !coupon) return noSuch("promotion code", id, param);
  if (isPast(code.expires_at, account.now())) {
    return refuse("This promotion code has expired.", { code: "coupon_expired", param });
  }
  return isUsedUp(code)
    ? refuse("This promotion code cannot be redeemed because it is inactive.", { param })
    : ok({ code, coupon });
}
