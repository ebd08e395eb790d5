import type { PaymentFacts } from "#domain/purchase/purchase.ts";

export type CouponRefusal = "unknown" | "expired" | "usedUp" | "notApplicable";

/** The provider did not answer in time, or is out of order: asking again later is worth it. `reason` is fit for the log. */
export type Unreachable = { readonly kind: "unreachable"; readonly reason: string };

/** The provider understood and said no, which only our set-up can cause. `reason` is fit for the log. */
export type Refused = { readonly kind: "refused"; readonly reason: string };

export type EmailRefused = { readonly kind: "emailRefused" };

/** The provider failed on this page and would repeat the same answer: another try needs another purchase. */
export type PageFailed = { readonly kind: "pageFailed"; readonly reason: string };

export type CouponRefused = { readonly kind: "couponRefused"; readonly why: CouponRefusal };

export type Checkout = {
  readonly purchaseId: string;
  readonly priceId: string;
  readonly email: string;
  /** From `findDiscount`; null without a coupon. */
  readonly discountId: string | null;
  /** The provider puts the id of its session in the place of `sessionIdPlaceholder`. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
};

/** A payment page that exists. The amount is what the provider will charge before discounts, in minor units. */
export type PaymentPage = {
  readonly kind: "created";
  readonly sessionId: string;
  readonly url: string;
  readonly subtotal: number;
  readonly currency: string;
};

/** One payment session, as the provider sees it now. */
export type PaymentSession = {
  readonly id: string;
  /** Whether it was made by this shop; the provider's account may serve others, too. */
  readonly isOurs: boolean;
  /** The origin of the site that it leads back to; null when it names none. */
  readonly siteUrl: string | null;
  /** Our id of the purchase that it was made for. */
  readonly purchaseId: string | null;
  /** The price of the one item in it; null when it holds anything but exactly one item. */
  readonly priceId: string | null;
  readonly facts: PaymentFacts;
  /** What is paid after discounts, in minor units. */
  readonly total: number;
  /** How much of it is tax, and the two letters of the payer's country; null unless the payment page asks for them. */
  readonly tax: number | null;
  readonly country: string | null;
  /** Lower case, such as "usd". */
  readonly currency: string;
  /** The address given when the session was made, and the one given on the payment page. */
  readonly email: string | null;
  readonly payerEmail: string | null;
  readonly createdAt: Date;
};

/** An event. It is a hint only: what is true is read from the session. */
export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  readonly happenedAt: Date;
  readonly about:
    | { readonly kind: "session"; readonly sessionId: string }
    /** A payment, or a charge or dispute of one. */
    | { readonly kind: "payment"; readonly paymentId: string }
    /** `problem`, fit for the log, says why an event that should be about a purchase cannot be taken. */
    | { readonly kind: "other"; readonly problem?: string };
};

export type SessionSearch =
  | { readonly kind: "found"; readonly sessionId: string }
  | { readonly kind: "unknown" }
  | Unreachable;

/** The payment port. Nothing here throws for what the provider or the network does; `signal` ends the waiting. */
export type PaymentProvider = {
  /** Finds the discount that stands behind what a visitor typed as coupon code. `price` is in minor units. */
  readonly findDiscount: (
    code: string,
    price: { readonly amount: number; readonly currency: string },
    signal: AbortSignal,
  ) => Promise<
    { readonly kind: "found"; readonly discountId: string } | CouponRefused | Refused | Unreachable
  >;
  /** Makes the payment page of a purchase; asking twice for the same purchase gives the same page. */
  readonly createPage: (
    checkout: Checkout,
    signal: AbortSignal,
  ) => Promise<PaymentPage | PageFailed | CouponRefused | EmailRefused | Refused | Unreachable>;
  /** Whether a text could be the id of a session at all; asks nobody. */
  readonly isSessionId: (text: string) => boolean;
  readonly readSession: (
    sessionId: string,
    signal: AbortSignal,
  ) => Promise<
    | { readonly kind: "found"; readonly session: PaymentSession }
    | { readonly kind: "unknown" }
    | Unreachable
  >;
  /** The session in which a payment was made; takes also the id of a charge or dispute of it. */
  readonly findSessionOfPayment: (paymentId: string, signal: AbortSignal) => Promise<SessionSearch>;
  /** Why a signature cannot be genuine, as far as its header alone shows; undefined if it may be. */
  readonly signatureProblem: (signature: string | undefined) => string | undefined;
  /** Reads an event that arrived by HTTP, its body byte for byte; only what the provider itself has signed is genuine. */
  readonly readEvent: (
    body: Uint8Array,
    signature: string | undefined,
  ) => Promise<
    | { readonly kind: "genuine"; readonly event: PaymentEvent }
    /** "unreadable" is signed by the provider all the same. */
    | { readonly kind: "notGenuine"; readonly reason: string }
    | { readonly kind: "unreadable"; readonly reason: string }
  >;
};

/** The longest that a request waits for the provider, in milliseconds. Stripe's payment page gives our webhook 10 s. */
const answerWithinMs = 9000;

/** Ends all waiting for the payment provider within one request. */
export function answerDeadline(): AbortSignal {
  return AbortSignal.timeout(answerWithinMs);
}
