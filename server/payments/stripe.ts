import { Stripe } from "stripe";
import type { CheckoutSettings } from "#server/settings/config.ts";
import type { PaymentProvider, SessionSearch } from "./payment-provider.ts";
import { chooseCoupon, couponRefusal, isCouponCode } from "./stripe-coupon.ts";
import { failureOf, isMissing, isRepeatedAnswer, withinDeadline } from "./stripe-failure.ts";
import { readEvent, signatureProblem } from "./stripe-event.ts";
import {
  chargeOf,
  includesTax,
  sessionExpansions,
  sessionOf,
  sessionParams,
  withholdsMoney,
} from "./stripe-session.ts";

/** Where requests go instead of to Stripe itself: to a sandbox that listens on this machine, or one in this process. */
type Transport = {
  readonly sandbox?: { readonly host: string; readonly port: number };
  readonly fetch?: typeof fetch;
};

export function openStripe(secretKey: string, { sandbox, fetch }: Transport): Stripe {
  return new Stripe(secretKey, {
    // Two tries fit into the 9 s that a request of a visitor may take.
    timeout: 4000,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: "seven-petals" },
    ...(fetch ? { httpClient: Stripe.createFetchHttpClient(fetch) } : {}),
    ...(sandbox ? { ...sandbox, protocol: "http" as const } : {}),
  });
}

export type StripeOptions = {
  readonly secretKey: string;
  readonly webhookSecrets: readonly string[];
  /** Left out, the payment page asks for the price and nothing else. */
  readonly checkout?: CheckoutSettings;
  readonly now: () => Date;
} & Transport;

/** Payments by Stripe: in the server only this file and its `stripe-` neighbors call it and read its objects. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const { webhookSecrets, now, checkout: settings = {} } = options;
  const stripe = openStripe(options.secretKey, options);

  const isDisputed = async (charge: Stripe.Charge | undefined) => {
    if (!charge?.disputed) return false;
    const disputes = await stripe.disputes.list({ charge: charge.id, limit: 100 });
    return disputes.data.some(({ status }) => withholdsMoney(status));
  };

  /** A wrong key, or one without the right, says nothing about what was asked for, so it counts as no answer. */
  const lookUp = async <Answer>(signal: AbortSignal, look: () => Promise<Answer>) => {
    try {
      return await withinDeadline(look(), signal);
    } catch (error) {
      const failure = failureOf(error);
      if (isMissing(failure)) return { kind: "unknown" } as const;
      return { kind: "unreachable", reason: failure.reason } as const;
    }
  };

  /** The payment intent of a charge or a dispute; any other id is one. */
  const intentOf = async (id: string) => {
    const [kind = ""] = id.split("_");
    if (kind === "ch" || kind === "py") return (await stripe.charges.retrieve(id)).payment_intent;
    if (kind === "dp" || kind === "du") return (await stripe.disputes.retrieve(id)).payment_intent;
    return id;
  };

  return {
    async findDiscount(code, price, signal) {
      if (!isCouponCode(code)) return { kind: "couponRefused", why: "unknown" };
      try {
        const codes = await withinDeadline(
          stripe.promotionCodes.list({
            code,
            limit: 100,
            expand: ["data.promotion.coupon.currency_options"],
          }),
          signal,
        );
        const chosen = chooseCoupon(codes.data);
        const why = chosen ? couponRefusal(chosen, price, now()) : "unknown";
        if (!chosen || why) return { kind: "couponRefused", why: why ?? "unknown" };
        return { kind: "found", discountId: chosen.id };
      } catch (error) {
        return failureOf(error);
      }
    },

    async createPage(checkout, signal) {
      try {
        const session = await withinDeadline(
          stripe.checkout.sessions.create(sessionParams(checkout, settings), {
            idempotencyKey: `checkout-${checkout.purchaseId}`,
          }),
          signal,
        );
        if (session.url === null) return { kind: "refused", reason: "a session without address" };
        if (settings.automaticTax && !includesTax(session)) {
          return { kind: "refused", reason: "a price whose tax_behavior is not inclusive" };
        }
        return {
          kind: "created",
          sessionId: session.id,
          url: session.url,
          subtotal: session.amount_subtotal ?? 0,
          currency: session.currency ?? "",
        };
      } catch (error) {
        const failure = failureOf(error);
        if (
          failure.kind === "refused" &&
          (failure.code === "email_invalid" || failure.param === "customer_email")
        ) {
          return { kind: "emailRefused" };
        }
        // The code expired since it was looked up, or leaves less than the smallest amount that Stripe takes.
        const isAboutCoupon =
          failure.kind === "refused" &&
          checkout.discountId !== null &&
          (failure.param.startsWith("discounts") || failure.code === "amount_too_small");
        if (isAboutCoupon) return { kind: "couponRefused", why: "notApplicable" };
        return isRepeatedAnswer(error) ? { kind: "pageFailed", reason: failure.reason } : failure;
      }
    },

    isSessionId: (text) => /^cs_(?:test|live)_[A-Za-z0-9]{10,200}$/u.test(text),

    readSession: (sessionId, signal) =>
      lookUp(signal, async () => {
        const expand = sessionExpansions;
        const session = await stripe.checkout.sessions.retrieve(sessionId, { expand });
        const disputed = await isDisputed(chargeOf(session));
        return { kind: "found", session: sessionOf(session, disputed) } as const;
      }),

    findSessionOfPayment: (paymentId, signal) =>
      lookUp(signal, async (): Promise<SessionSearch> => {
        const intent = await intentOf(paymentId);
        // Without one, the list would be of all sessions. It is an id, since nothing was expanded.
        if (typeof intent !== "string") return { kind: "unknown" };
        const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
        return data[0] ? { kind: "found", sessionId: data[0].id } : { kind: "unknown" };
      }),

    signatureProblem: (signature) => signatureProblem(signature, now()),
    readEvent: (body, signature) => readEvent(stripe, webhookSecrets, now(), body, signature),
  };
}
