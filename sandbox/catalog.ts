import type { Account } from "./account.ts";
import { noSuch, ok, pageOf, refuse, type Outcome } from "./answers.ts";
import { Stripe } from "stripe";
import { idIn, newId, nulls, seconds } from "./objects.ts";
import type { Parameters } from "./parameters.ts";

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
export function newPrice(
  { id, unitAmount, currency, taxBehavior }: PriceSettings,
  now: Date,
): Stripe.Price {
  return {
    id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: seconds(now),
    currency,
    livemode: false,
    metadata: {},
    product: newId("prod_", 14),
    tax_behavior: taxBehavior ?? "inclusive",
    type: "one_time",
    unit_amount: unitAmount,
    unit_amount_decimal: Stripe.Decimal.from(unitAmount),
    ...nulls("custom_unit_amount", "lookup_key", "nickname", "recurring", "tiers_mode"),
    transform_quantity: null,
  };
}

/** Fields of a promotion code and its coupon; money in minor units, moments in seconds since 1970. */
export type NewPromotionCode = Pick<Stripe.PromotionCode, "code"> &
  Partial<Pick<Stripe.PromotionCode, "expires_at" | "max_redemptions" | "times_redeemed">> &
  Partial<Pick<Stripe.Coupon, "amount_off" | "percent_off">>;

/**
 * The codes that a visitor may try: CALM20 takes 20 % off, GIFT100 takes everything off, EXPIRED ended a day before
 * the sandbox started, USEDUP has been redeemed as often as it may be.
 */
export function codesToTry(now: Date): readonly NewPromotionCode[] {
  return [
    { code: "CALM20", percent_off: 20 },
    { code: "GIFT100", percent_off: 100 },
    { code: "EXPIRED", percent_off: 20, expires_at: seconds(now) - 86_400, times_redeemed: 3 },
    { code: "USEDUP", percent_off: 20, max_redemptions: 5, times_redeemed: 5 },
  ];
}

/** Adds a promotion code and its coupon, which is good for one payment. */
export function createCode(
  account: Account,
  { amount_off = null, percent_off = null, times_redeemed = 0, ...code }: NewPromotionCode,
): void {
  const created = seconds(account.now());
  const coupon: Stripe.Coupon = {
    amount_off,
    percent_off,
    times_redeemed,
    id: newId("", 8),
    object: "coupon",
    created,
    currency: amount_off === null ? null : account.price.currency,
    duration: "once",
    livemode: false,
    metadata: {},
    valid: true,
    ...nulls("duration_in_months", "max_redemptions", "name", "redeem_by"),
  };
  account.coupons.set(coupon.id, coupon);
  const promotionCode: Stripe.PromotionCode = {
    expires_at: null,
    max_redemptions: null,
    times_redeemed,
    ...code,
    id: newId("promo_1"),
    object: "promotion_code",
    active: true,
    created,
    livemode: false,
    metadata: {},
    promotion: { type: "coupon", coupon: coupon.id },
    restrictions: {
      first_time_transaction: false,
      ...nulls("minimum_amount", "minimum_amount_currency"),
    },
    ...nulls("customer", "customer_account"),
  };
  account.promotionCodes.set(promotionCode.id, promotionCode);
}

const isPast = (moment: number | null, now: Date) => moment !== null && moment <= seconds(now);
const isUsedUp = ({ max_redemptions: max, times_redeemed: times }: Stripe.PromotionCode) =>
  max !== null && times >= max;

/** Finds codes case-insensitively (docs.stripe.com/api/promotion_codes/list). */
export function listPromotionCodes(
  account: Account,
  { code: wanted, ...params }: Parameters["GET /v1/promotion_codes"],
): Outcome<object> {
  const now = account.now();
  const codes = [...account.promotionCodes.values()]
    .filter(({ code }) => code.toLowerCase() === (wanted ?? code).toLowerCase())
    .map((code) => ({ ...code, active: !isPast(code.expires_at, now) && !isUsedUp(code) }));
  return pageOf("/v1/promotion_codes", codes, params);
}

/** The coupon of a promotion code that can be used now. */
export function findRedeemable(account: Account, id: string): Outcome<Stripe.Coupon> {
  const param = "discounts[0][promotion_code]";
  const code = account.promotionCodes.get(id);
  const coupon = code && account.coupons.get(idIn(code.promotion.coupon));
  if (!code || !coupon) return noSuch("promotion code", id, param);
  if (isPast(code.expires_at, account.now())) {
    return refuse("This promotion code has expired.", { code: "coupon_expired", param });
  }
  return isUsedUp(code)
    ? refuse("This promotion code cannot be redeemed because it is inactive.", { param })
    : ok(coupon);
}
