import type { Account } from "./account.ts";
import { noSuch, ok, pageOf, refuse, type Outcome } from "./answers.ts";
import { seconds } from "./clock.ts";
import { Stripe } from "stripe";
import { idIn, newId, nulls, type Coupon, type PromotionCode } from "./objects.ts";
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
  const currency = amount_off === null ? null : account.price.currency;
  const coupon = addCoupon(account, { amount_off, currency, percent_off, times_redeemed });
  addPromotionCode(account, coupon, { ...limits, times_redeemed });
}

/** Adds a coupon that is good for one payment. */
function addCoupon(
  account: Account,
  fields: Pick<Coupon, "amount_off" | "currency" | "percent_off" | "times_redeemed">,
): Coupon {
  const coupon: Coupon = {
    ...fields,
    id: newId("", 8),
    object: "coupon",
    created: seconds(account.now()),
    duration: "once",
    livemode: false,
    metadata: {},
    valid: true,
    ...nulls("duration_in_months", "max_redemptions", "name", "redeem_by"),
  };
  account.coupons.set(coupon.id, coupon);
  return coupon;
}

/** Adds a promotion code for a coupon. */
function addPromotionCode(
  account: Account,
  coupon: Coupon,
  fields: Pick<PromotionCode, "code" | "times_redeemed"> &
    Partial<Pick<PromotionCode, "expires_at" | "max_redemptions">>,
): PromotionCode {
  const code: PromotionCode = {
    expires_at: null,
    max_redemptions: null,
    ...fields,
    id: newId("promo_1"),
    object: "promotion_code",
    active: true,
    created: seconds(account.now()),
    livemode: false,
    metadata: {},
    promotion: { type: "coupon", coupon: coupon.id },
    restrictions: {
      first_time_transaction: false,
      ...nulls("minimum_amount", "minimum_amount_currency"),
    },
    ...nulls("customer", "customer_account"),
  };
  account.promotionCodes.set(code.id, code);
  return code;
}

const isPast = (moment: number | null, now: Date) => moment !== null && moment <= seconds(now);
const isUsedUp = ({ max_redemptions: max, times_redeemed: times }: PromotionCode) =>
  max !== null && times >= max;

/** Whether a code can be redeemed now. */
function isActive(code: PromotionCode, now: Date): boolean {
  return !isPast(code.expires_at, now) && !isUsedUp(code);
}

/** Finds codes case-insensitively (docs.stripe.com/api/promotion_codes/list). */
export function listPromotionCodes(
  account: Account,
  { code: wanted, ...params }: Parameters["GET /v1/promotion_codes"],
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
  const coupon = code && account.coupons.get(idIn(code.promotion.coupon));
  if (!code || !coupon) return noSuch("promotion code", id, param);
  if (isPast(code.expires_at, account.now())) {
    return refuse("This promotion code has expired.", { code: "coupon_expired", param });
  }
  return isUsedUp(code)
    ? refuse("This promotion code cannot be redeemed because it is inactive.", { param })
    : ok({ code, coupon });
}
