import type { CouponRefusal, Refused, Unreachable } from "./payment-provider.ts";

/** What a coupon takes off: percent, or an amount in minor units. One of the two is null. */
export type Discount = {
  readonly percentOff: number | null;
  readonly amountOff: number | null;
  /** Of the amount; lower case. */
  readonly currency: string | null;
};

/** A coupon code as its owner sees it. */
export type Coupon = Discount & {
  readonly code: string;
  readonly used: number;
  /** How often it may be used; null: as often as anybody likes. */
  readonly uses: number | null;
  /** The moment it ends; null: never. */
  readonly until: Date | null;
  /** Why visitors cannot use it now; "unknown": it was turned off. Undefined if they can. */
  readonly refusal: CouponRefusal | undefined;
};

/** A coupon to be made; without a code the provider makes one up. */
export type NewCoupon = Discount &
  Pick<Coupon, "uses" | "until"> & { readonly code: string | null };

/** Coupons at the payment provider. Nothing here throws for what the provider or the network does. */
export type PaymentCoupons = {
  readonly create: (
    wanted: NewCoupon,
    signal: AbortSignal,
  ) => Promise<
    | { readonly kind: "created"; readonly coupon: Coupon }
    /** Another coupon that still can be used has this code. */
    | { readonly kind: "codeTaken" }
    | Refused
    | Unreachable
  >;
  /** All of them, the newest first. */
  readonly list: (
    signal: AbortSignal,
  ) => Promise<
    { readonly kind: "listed"; readonly coupons: readonly Coupon[] } | Refused | Unreachable
  >;
};
