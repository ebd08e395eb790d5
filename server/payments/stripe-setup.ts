import { Stripe } from "stripe";
import type { CheckoutSettings } from "#server/settings/config.ts";
import type { Refused, Unreachable } from "./payment-provider.ts";
import { openStripe } from "./stripe.ts";
import { webhookEvents } from "./stripe-event.ts";
import { failureOf, isMissing, withinDeadline } from "./stripe-failure.ts";
import { sessionParams } from "./stripe-session.ts";

/** Looks at the account for this shop, as far as the key may see it. "refused" means that the key is not taken. */
export type ReadPaymentSetup = ReturnType<typeof createStripeSetupReader>;

export type PaymentSetup = Extract<
  Awaited<ReturnType<ReadPaymentSetup>>,
  { readonly kind: "seen" }
>;

/** The webhook's endpoint; "hidden" when the key may not read the endpoints. */
type Webhook =
  | { readonly kind: "missing" | "disabled" | "hidden" }
  | { readonly kind: "enabled"; readonly missingEvents: readonly string[] };

/** The id of no session: Stripe tells a key that may write sessions that it does not exist. */
const noSession = "cs_live_theDoctorAsksWhetherTheKeyMayWrite";

/** One harmless call for each right that the server's own calls need, besides reading prices. */
const probes: readonly (readonly [right: string, call: (stripe: Stripe) => Promise<unknown>])[] = [
  ["write Checkout Sessions", (stripe) => stripe.checkout.sessions.expire(noSession)],
  ["read Checkout Sessions", (stripe) => stripe.checkout.sessions.list({ limit: 1 })],
  ["read Payment Intents", (stripe) => stripe.paymentIntents.list({ limit: 1 })],
  ["read Charges", (stripe) => stripe.charges.list({ limit: 1 })],
  ["read Disputes", (stripe) => stripe.disputes.list({ limit: 1 })],
  ["read Promotion Codes", (stripe) => stripe.promotionCodes.list({ limit: 1 })],
  ["read Coupons", (stripe) => stripe.coupons.list({ limit: 1 })],
];

/** Reads price, rights, webhook endpoint and clock at Stripe, or at what listens in its place on this machine. */
export function createStripeSetupReader(
  secretKey: string,
  settings: CheckoutSettings,
  transport?: { readonly host: string; readonly port: number },
) {
  const stripe = openStripe(secretKey, transport ? { sandbox: transport } : {});

  const readWebhook = async (url: string): Promise<Webhook> => {
    try {
      return webhookAt(url, (await stripe.webhookEndpoints.list({ limit: 100 })).data);
    } catch (error) {
      // A restricted key sells without the right to read endpoints; that is no fault.
      if (failureOf(error).kind === "refused") return { kind: "hidden" };
      throw error;
    }
  };

  const readMissingRights = async (): Promise<readonly string[]> => {
    const missing = probes.map(async ([right, call]) => {
      try {
        await call(stripe);
        return [];
      } catch (error) {
        if (failureOf(error).kind === "unreachable") throw error;
        // Stripe checks the right first, so any other refusal means that the key has it.
        return error instanceof Stripe.errors.StripePermissionError ? [right] : [];
      }
    });
    return (await Promise.all(missing)).flat();
  };

  /** Makes a page as for a buyer, but without our mark, so that no shop takes it for its own, and closes it. */
  const readPageProblem = async (priceId: string, site: string) => {
    if (Object.values(settings).every((wish) => !wish)) return undefined;
    const checkout = {
      purchaseId: "doctor",
      priceId,
      email: "doctor@example.com",
      discountId: null,
      successUrl: site,
      cancelUrl: site,
      // Stripe wants at least half an hour.
      expiresAt: new Date(Date.now() + 3_600_000),
    };
    const params = { ...sessionParams(checkout, settings), metadata: {} };
    try {
      const { id } = await stripe.checkout.sessions.create(params);
      await stripe.checkout.sessions.expire(id);
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === "unreachable") throw error;
      return failure.reason;
    }
  };

  const readPrice = async (id: string) => {
    try {
      return await stripe.prices.retrieve(id);
    } catch (error) {
      if (isMissing(failureOf(error))) return undefined;
      throw error;
    }
  };

  const readAll = async (priceId: string, webhookUrl: string) => {
    const price = await readPrice(priceId);
    return {
      kind: "seen" as const,
      /** Undefined when there is no such price. The amount is in minor units, and null when it is not one fixed amount. */
      price: price && {
        live: price.livemode,
        active: price.active,
        paidOnce: price.type === "one_time",
        amount: price.unit_amount,
        currency: price.currency,
        includesTax: price.tax_behavior === "inclusive",
      },
      /** What the key is refused and the server needs for its work. */
      missingRights: await readMissingRights(),
      /** Why no payment page is made with the owner's settings; undefined if one is, or nothing is set. */
      pageProblem: price && (await readPageProblem(priceId, new URL(webhookUrl).origin)),
      webhook: await readWebhook(webhookUrl),
      /** The provider's own clock at the moment of its answer. */
      clock: price && clockIn(price.lastResponse.headers),
    };
  };

  return (priceId: string, webhookUrl: string, signal: AbortSignal) =>
    withinDeadline(readAll(priceId, webhookUrl), signal).catch(
      (error: unknown): Refused | Unreachable => failureOf(error),
    );
}

function webhookAt(
  url: string,
  endpoints: readonly Pick<Stripe.WebhookEndpoint, "url" | "status" | "enabled_events">[],
): Webhook {
  const here = endpoints.filter((endpoint) => endpoint.url === url);
  const enabled = here.filter(({ status }) => status === "enabled");
  if (enabled.length === 0) return { kind: here.length > 0 ? "disabled" : "missing" };
  const told = new Set(enabled.flatMap((endpoint) => endpoint.enabled_events));
  const missingEvents = told.has("*")
    ? []
    : Object.keys(webhookEvents).filter((event) => !told.has(event));
  return { kind: "enabled", missingEvents };
}

function clockIn(headers: Readonly<Record<string, string>>): Date | undefined {
  const moment = Date.parse(headers["date"] ?? "");
  return Number.isNaN(moment) ? undefined : new Date(moment);
}
