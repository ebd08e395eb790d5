import type { Stripe } from "stripe";
import type { Coupon, PaymentCoupons } from "./payment-coupons.ts";
import { openStripe, type Transport } from "./stripe-client.ts";
import { couponRefusal } from "./stripe-coupon.ts";
import { failureOf, withinDeadline } from "./stripe-failure.ts";

type Price = { readonly amount: number; readonly currency: string };

/** A limit for accounts with very many codes; a person reads no more. */
const mostListed = 1000;

/** Coupons by Stripe: a promotion code, which visitors type, for a coupon, which says what it takes off. */
export function createStripeCoupons(
  secretKey: string,
  price: Price,
  now: () => Date,
  transport?: Transport,
): PaymentCoupons {
  const stripe = openStripe(secretKey, transport);

  return {
    async create({ percentOff, amountOff, currency, code, uses, until }, signal) {
      const make = async () => {
        if (code !== null) {
          // Asked first, because a refused code would leave its coupon behind.
          const { data } = await stripe.promotionCodes.list({ code, active: true, limit: 1 });
          if (data.length > 0) return { kind: "codeTaken" } as const;
        }
        const coupon = await stripe.coupons.create({
          duration: "once",
          ...(percentOff !== null && { percent_off: percentOff }),
          ...(amountOff !== null && { amount_off: amountOff, currency: currency ?? "" }),
        });
        const made = await stripe.promotionCodes.create({
          promotion: { type: "coupon", coupon: coupon.id },
          expand: ["promotion.coupon"],
          ...(code !== null && { code }),
          ...(uses !== null && { max_redemptions: uses }),
          ...(until !== null && { expires_at: Math.floor(until.getTime() / 1000) }),
        });
        return { kind: "created", coupon: couponOf(made, price, now()) } as const;
      };
      try {
        return await withinDeadline(make(), signal);
      } catch (error) {
        return failureOf(error);
      }
    },

    async list(signal) {
      try {
        const codes = stripe.promotionCodes
          .list({ limit: 100, expand: ["data.promotion.coupon"] })
          .autoPagingToArray({ limit: mostListed });
        const found = await withinDeadline(codes, signal);
        return { kind: "listed", coupons: found.map((code) => couponOf(code, price, now())) };
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

function couponOf(code: Stripe.PromotionCode, price: Price, now: Date): Coupon {
  const coupon = typeof code.promotion.coupon === "string" ? null : code.promotion.coupon;
  return {
    code: code.code,
    percentOff: coupon?.percent_off ?? null,
    amountOff: coupon?.amount_off ?? null,
    currency: coupon?.currency ?? null,
    used: code.times_redeemed,
    uses: code.max_redemptions,
    until: code.expires_at === null ? null : new Date(code.expires_at * 1000),
    refusal: couponRefusal(code, price, now),
  };
}
