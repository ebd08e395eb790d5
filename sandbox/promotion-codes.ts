import type { Account, Coupon, PromotionCode } from "./account.ts";
import { seconds } from "./clock.ts";
import { noSuch, ok, refuse, type Outcome } from "./errors.ts";
import { pageOf, type Page } from "./lists.ts";
import type { Supported } from "./stripe-shapes.ts";

const isPast = (moment: number | null, now: Date) => moment !== null && moment <= seconds(now);
const isUsedUp = ({ max_redemptions: max, times_redeemed: times }: PromotionCode) =>
  max !== null && times >= max;
const isSameCode = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Codes are found in any case of letters (docs.stripe.com/api/promotion_codes/list). */
export function listPromotionCodes(
  account: Account,
  params: Supported["GET /v1/promotion_codes"],
): Outcome<Page<PromotionCode & { active: boolean }>> {
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
