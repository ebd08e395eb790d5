import type { Account } from "./account.ts";
import { noSuch, ok, refuse, type Outcome } from "./answers.ts";
import { addCoupon, addPromotionCode, isActive } from "./catalog.ts";
import { seconds } from "./clock.ts";
import { newId, type Coupon, type PromotionCode } from "./objects.ts";
import type { Parameters } from "./parameters.ts";

/** Making coupons and promotion codes. Coupons of several currencies, or for some products only, are left out. */

export function createCoupon(
  account: Account,
  { percent_off: percent, amount_off: amount, currency }: Parameters["POST /v1/coupons"],
): Outcome<Coupon> {
  if ((percent === undefined) === (amount === undefined)) {
    return refuse("Must provide one of percent_off or amount_off.", { param: "percent_off" });
  }
  if (percent !== undefined && percent > 100) {
    return refuse("Invalid percent_off: must be at most 100", { param: "percent_off" });
  }
  if (amount !== undefined && currency === undefined) {
    return refuse("Must provide currency when passing amount_off.", { param: "currency" });
  }
  return ok(
    addCoupon(account, {
      amount_off: amount ?? null,
      currency: amount === undefined ? null : (currency ?? null),
      percent_off: percent ?? null,
      times_redeemed: 0,
    }),
  );
}

export function createPromotionCode(
  account: Account,
  { promotion, code, expires_at, max_redemptions }: Parameters["POST /v1/promotion_codes"],
): Outcome<PromotionCode> {
  const coupon = account.coupons.get(promotion.coupon ?? "");
  if (!coupon) return noSuch("coupon", promotion.coupon ?? "", "promotion[coupon]");
  if (code !== undefined && !/^[A-Za-z0-9-]+$/u.test(code)) {
    return refuse("Promotion codes hold letters, digits and dashes only.", { param: "code" });
  }
  const isTaken = [...account.promotionCodes.values()].some(
    (known) => known.code.toLowerCase() === code?.toLowerCase() && isActive(known, account.now()),
  );
  if (isTaken) return refuse(`An active promotion code with \`code: ${code}\` already exists.`);
  if (expires_at !== undefined && expires_at <= seconds(account.now())) {
    return refuse("The timestamp must be in the future.", { param: "expires_at" });
  }
  const limits = { expires_at: expires_at ?? null, max_redemptions: max_redemptions ?? null };
  // As long as the codes that Stripe makes up.
  const text = code ?? newId("", 8).toUpperCase();
  return ok(addPromotionCode(account, coupon, { code: text, times_redeemed: 0, ...limits }));
}
