import type { Coupon, Price, PriceSettings, Product, PromotionCode } from "./account.ts";
import { seconds } from "./clock.ts";
import { newId } from "./ids.ts";

/** The one product and its one price, made from the sandbox's settings. */
export function createCatalogue(
  settings: PriceSettings,
  now: Date,
): { product: Product; price: Price } {
  const created = seconds(now);
  const product: Product = {
    id: newId("prod_", 14),
    object: "product",
    active: true,
    created,
    default_price: settings.id,
    description: settings.productDescription,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: settings.productName,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: created,
    url: null,
  };
  const price: Price = {
    id: settings.id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created,
    currency: settings.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: product.id,
    recurring: null,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "one_time",
    unit_amount: settings.unitAmount,
    unit_amount_decimal: String(settings.unitAmount),
  };
  return { product, price };
}

/** A promotion code and what stands behind it; money in minor units, moments in seconds since 1970. */
export type Offer = {
  readonly code: string;
  readonly percentOff?: number;
  /** In the currency of the price; instead of `percentOff`. */
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
export function createDiscounts(now: Date): {
  coupons: Map<string, Coupon>;
  promotionCodes: Map<string, PromotionCode>;
} {
  const created = seconds(now) - 30 * 86_400;
  const offers: readonly Offer[] = [
    { code: "CALM20", percentOff: 20 },
    { code: "GIFT100", percentOff: 100 },
    { code: "EXPIRED", percentOff: 20, expiresAt: seconds(now) - 86_400, timesRedeemed: 3 },
    { code: "USEDUP", percentOff: 20, maxRedemptions: 5, timesRedeemed: 5 },
    { code: "LASTONE", percentOff: 20, maxRedemptions: 5, timesRedeemed: 4 },
  ];
  const made = offers.map((offer) => newDiscount(offer, created));
  return {
    coupons: new Map(made.map(({ coupon }) => [coupon.id, coupon])),
    promotionCodes: new Map(made.map(({ promotionCode }) => [promotionCode.id, promotionCode])),
  };
}

/** A coupon and the promotion code that leads to it. */
export function newDiscount(
  offer: Offer,
  created: number,
): { coupon: Coupon; promotionCode: PromotionCode } {
  const { percentOff = null, amountOff = null, timesRedeemed = 0 } = offer;
  const coupon: Coupon = {
    id: newId("", 8),
    object: "coupon",
    amount_off: amountOff,
    created,
    currency: amountOff === null ? null : (offer.currency ?? "usd"),
    duration: "once",
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: amountOff === null ? `${percentOff}% off` : "A part off",
    percent_off: percentOff,
    redeem_by: null,
    times_redeemed: timesRedeemed,
    valid: true,
  };
  const promotionCode: PromotionCode = {
    id: newId("promo_1"),
    object: "promotion_code",
    code: offer.code,
    created,
    customer: null,
    customer_account: null,
    expires_at: offer.expiresAt ?? null,
    livemode: false,
    max_redemptions: offer.maxRedemptions ?? null,
    metadata: {},
    promotion: { type: "coupon", coupon: coupon.id },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: timesRedeemed,
    switchedOn: true,
  };
  return { coupon, promotionCode };
}
