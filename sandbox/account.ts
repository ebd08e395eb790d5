import type { Stripe } from "stripe";
import { codesToTry, createCode, newPrice } from "./catalog.ts";
import type { Session } from "./objects.ts";
import type { Parameters } from "./parameters.ts";
import type { SandboxOptions } from "./sandbox.ts";
import { createEventLog, newWebhookEndpoint } from "./webhooks.ts";

/** The state of one merchant's account, in memory; gone when the sandbox stops. */
export function createAccount(options: SandboxOptions, now: () => Date) {
  const { origin, price, webhookUrl } = options;
  const account = {
    origin,
    now,
    product: { name: price.productName, description: price.productDescription },
    price: newPrice(price, now()),
    webhookEndpoint: newWebhookEndpoint(webhookUrl, now()),
    coupons: new Map<string, Stripe.Coupon>(),
    promotionCodes: new Map<string, Stripe.PromotionCode>(),
    sessions: new Map<string, Session>(),
    /** Of each session, a list that it shows only when asked. */
    lineItems: new Map<string, readonly Stripe.LineItem[]>(),
    /** Of each session, for the payment intent, which is made with the first attempt to pay. */
    paymentData: new Map<string, Parameters["POST /v1/checkout/sessions"]["payment_intent_data"]>(),
    paymentIntents: new Map<string, Stripe.PaymentIntent>(),
    charges: new Map<string, Stripe.Charge>(),
    disputes: new Map<string, Stripe.Dispute>(),
    events: createEventLog(options, now),
  } as const;
  for (const code of codesToTry(now())) createCode(account, code);
  return account;
}

export type Account = ReturnType<typeof createAccount>;
