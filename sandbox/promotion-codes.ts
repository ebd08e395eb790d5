import type { Account, Coupon, PromotionCode } from "./account.ts";
import { seconds } from "./clock.ts";
import { noSuch, ok, refuse, type Outcome } from "./errors.ts";
import { pageOf, type Page } from "./lists.ts";
import type { Supported } from "./stripe-shapes.ts";

/** A promotion code as the API shows it. */
export type PresentedPromotionCode = Omit<PromotionCode, "switchedOn"> & { active: boolean };

const isPast = (moment: number | null, now: Date) => moment !== null && moment <= seconds(now);
const isUsedUp = ({ max_redemptions: max, times_redeemed: times }: PromotionCode) =>
  max !== null && times >= max;

const isSameCode = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** `active` is switched on, in time and not used up, all at once, as at Stripe. */
export function presentPromotionCode(code: PromotionCode, now: Date): PresentedPromotionCode {
  const { switchedOn, ...shown } = code;
  return { ...shown, active: switchedOn && !isPast(code.expires_at, now) && !isUsedUp(code) };
}

/** Codes are found in any case of letters (docs.stripe.com/api/promotion_codes/list). */
export function listPromotionCodes(
  account: Account,
  params: Supported["GET /v1/promotion_codes"],
): Outcome<Page<PresentedPromotionCode>> {
  const wanted = [...account.promotionCodes.values()]
    .map((promotionCode) => presentPromotionCode(promotionCode, account.now()))
    .filter(({ code }) => params.code === undefined || isSameCode(code, params.code));
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
  if (!presentPromotionCode(code, account.now()).active) {
    return refuse("This promotion code cannot be redeemed because it is inactive.", { param });
  }
  return ok({ code, coupon });
}

/** Counts one more use of a promotion code and of its coupon. */
export function redeem(account: Account, id: string): void {
  const code = account.promotionCodes.get(id);
  const coupon = code && account.coupons.get(code.promotion.coupon);
  if (!code || !coupon) return;
  code.times_redeemed += 1;
  coupon.times_redeemed += 1;
}
