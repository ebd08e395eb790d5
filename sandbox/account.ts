import { codesToTry, createCode, newPrice } from "./catalog.ts";
import type {
  Charge,
  Coupon,
  Dispute,
  LineItem,
  PaymentIntent,
  PromotionCode,
  Session,
} from "./objects.ts";
import type { Parameters } from "./parameters.ts";
import type { SandboxOptions } from "./sandbox.ts";
import { createEventLog, newWebhookEndpoint } from "./webhooks.ts";

type PaymentData = Parameters["POST /v1/checkout/sessions"]["payment_intent_data"];

/** The state of one merchant's account, in memory; gone when the sandbox stops. */
export function createAccount(options: SandboxOptions, now: () => Date) {
  const { origin, price, webhookUrl } = options;
  const account = {
    origin,
    now,
    product: { name: price.productName, description: price.productDescription },
    price: newPrice(price, now()),
    webhookEndpoint: newWebhookEndpoint(webhookUrl, now()),
    coupons: new Map<string, Coupon>(),
    promotionCodes: new Map<string, PromotionCode>(),
    sessions: new Map<string, Session>(),
    /** Of each session, a list that it shows only when asked. */
    lineItems: new Map<string, readonly LineItem[]>(),
    /** Of each session, for the payment intent, which is made with the first attempt to pay. */
    paymentData: new Map<string, PaymentData>(),
    paymentIntents: new Map<string, PaymentIntent>(),
    charges: new Map<string, Charge>(),
    disputes: new Map<string, Dispute>(),
    events: createEventLog(options, now),
  } as const;
  for (const code of codesToTry(now())) createCode(account, code);
  return account;
}

export type Account = ReturnType<typeof createAccount>;
