import type { Stripe } from "stripe";
import { expect, test } from "vitest";
import { chooseCoupon, couponRefusal, isCouponCode } from "./stripe-coupon.ts";

const now = new Date("2026-11-20T12:00:00Z");
const hourAgo = now.getTime() / 1000 - 3600;
const price = { amount: 999, currency: "usd" };

// The fields that the rules read; the whole object has many more.
const coupon = (fields: object = {}) =>
  ({
    valid: true,
    redeem_by: null,
    max_redemptions: null,
    times_redeemed: 0,
    amount_off: null,
    currency: null,
    ...fields,
  }) as Stripe.Coupon;
const code = (fields: object = {}, ofCoupon: object | string = {}) =>
  ({
    id: "promo_1",
    active: true,
    created: 1,
    customer: null,
    expires_at: null,
    max_redemptions: null,
    times_redeemed: 0,
    promotion: {
      type: "coupon",
      coupon: typeof ofCoupon === "string" ? ofCoupon : coupon(ofCoupon),
    },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    ...fields,
  }) as Stripe.PromotionCode;
const restricted = (fields: object) =>
  code({ restrictions: { ...code().restrictions, ...fields } });
const atLeast = (amount: number) =>
  restricted({ minimum_amount: amount, minimum_amount_currency: "usd" });
const usedOf = (uses: number, of: number) => ({ max_redemptions: of, times_redeemed: uses });

test.each<[string, Stripe.PromotionCode, string | undefined]>([
  ["is active", code(), undefined],
  ["is active, its coupon not read", code({}, "coupon_1"), undefined],
  ["ran out", code({ active: false, expires_at: hourAgo }), "expired"],
  ["belongs to a coupon that ran out", code({}, { redeem_by: hourAgo }), "expired"],
  ["was used as often as allowed", code(usedOf(3, 3)), "usedUp"],
  ["has uses left", code(usedOf(2, 3)), undefined],
  ["belongs to a used-up coupon", code({ active: false }, usedOf(1, 1)), "usedUp"],
  ["was switched off", code({ active: false }), "unknown"],
  ["belongs to an invalid coupon", code({}, { valid: false }), "unknown"],
  ["is for one customer", code({ customer: "cus_1" }), "notApplicable"],
  ["is for first orders", restricted({ first_time_transaction: true }), "notApplicable"],
  ["needs a larger order", atLeast(1000), "notApplicable"],
  ["needs no larger order", atLeast(999), undefined],
  ["takes off euros", code({}, { amount_off: 100, currency: "eur" }), "notApplicable"],
  ["takes off dollars", code({}, { amount_off: 100, currency: "usd" }), undefined],
  [
    "takes off euros, or dollars where dollars are paid",
    code({}, { amount_off: 100, currency: "eur", currency_options: { usd: { amount_off: 110 } } }),
    undefined,
  ],
])("a code that %s", (_name, promotionCode, refusal) => {
  expect(couponRefusal(promotionCode, price, now)).toBe(refusal);
});

test("among codes with the same text the active one counts, else the newest", () => {
  const old = code({ id: "old", active: false, created: 1 });
  const young = code({ id: "young", active: false, created: 2 });
  const active = code({ id: "active", created: 0 });
  expect(chooseCoupon([old, active, young])).toBe(active);
  expect(chooseCoupon([old, young])).toBe(young);
  expect(chooseCoupon([])).toBeUndefined();
});

test.each([
  ["CALM20", true],
  ["calm-20", true],
  ["CALM 20", false],
  ["", false],
  ["A".repeat(101), false],
])("%j can be a coupon code: %s", (text, can) => {
  expect(isCouponCode(text)).toBe(can);
});
