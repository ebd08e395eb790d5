import type { Stripe } from "stripe";
import type { PaymentSetup, ReadPaymentSetup } from "./payment-setup.ts";
import { openStripe } from "./stripe-client.ts";
import { failureOf, isMissing, withinDeadline } from "./stripe-failure.ts";

/** The events that the webhook endpoint must be told of. */
export const webhookEvents = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "charge.refunded",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.closed",
  "radar.early_fraud_warning.created",
] as const;

/** Reads price, webhook endpoint and clock at Stripe, or at what listens in its place on this machine. */
export function createStripeSetupReader(
  secretKey: string,
  standIn?: { readonly host: string; readonly port: number },
): ReadPaymentSetup {
  const stripe = openStripe(secretKey, standIn ? { sandbox: standIn } : {});

  const readWebhook = async (
    url: string,
    signal: AbortSignal,
  ): Promise<PaymentSetup["webhook"]> => {
    try {
      const endpoints = await withinDeadline(stripe.webhookEndpoints.list({ limit: 100 }), signal);
      return webhookAt(url, endpoints.data);
    } catch (error) {
      const failure = failureOf(error);
      // A restricted key sells without the right to read endpoints; that is no fault.
      if (failure.kind === "refused") return { kind: "hidden" };
      throw error;
    }
  };

  return async (priceId, webhookUrl, signal) => {
    try {
      const price = await withinDeadline(stripe.prices.retrieve(priceId), signal);
      return {
        kind: "seen",
        price: {
          live: price.livemode,
          active: price.active,
          paidOnce: price.type === "one_time",
          amount: price.unit_amount,
          currency: price.currency,
        },
        webhook: await readWebhook(webhookUrl, signal),
        clock: clockIn(price.lastResponse.headers),
      };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === "unreachable") return failure;
      if (!isMissing(failure)) return { kind: "refused", reason: failure.reason };
    }
    try {
      const webhook = await readWebhook(webhookUrl, signal);
      return { kind: "seen", price: undefined, webhook, clock: undefined };
    } catch (error) {
      return failureOf(error);
    }
  };
}

function webhookAt(
  url: string,
  endpoints: readonly Pick<Stripe.WebhookEndpoint, "url" | "status" | "enabled_events">[],
): PaymentSetup["webhook"] {
  const here = endpoints.filter((endpoint) => endpoint.url === url);
  const enabled = here.filter(({ status }) => status === "enabled");
  if (enabled.length === 0) return { kind: here.length > 0 ? "disabled" : "missing" };
  const told = new Set(enabled.flatMap((endpoint) => endpoint.enabled_events));
  const missingEvents = told.has("*") ? [] : webhookEvents.filter((event) => !told.has(event));
  return { kind: "enabled", missingEvents };
}

function clockIn(headers: Readonly<Record<string, string>>): Date | undefined {
  const moment = Date.parse(headers["date"] ?? "");
  return Number.isNaN(moment) ? undefined : new Date(moment);
}
