import * as openapi from "@distilled.cloud/stripe/stripe";
import * as Schema from "effect/Schema";
import { parseForm, type Route } from "./parameters.ts";

/** For tests: what passes between shop and sandbox, judged by schemas made from Stripe's own OpenAPI (decision 006). */

type Judge = Schema.ConstraintDecoder<unknown>;

// The package's types leave out that these read without services.
const requests: Record<Route, unknown> = {
  "POST /v1/checkout/sessions": openapi.CreateCheckoutSessionRequest,
  "GET /v1/checkout/sessions": openapi.GetCheckoutSessionsRequest,
  "GET /v1/checkout/sessions/:id": openapi.GetCheckoutSessionRequest,
  "POST /v1/checkout/sessions/:id/expire": openapi.CreateCheckoutSessionExpireRequest,
  "GET /v1/prices/:id": openapi.GetPriceRequest,
  "GET /v1/payment_intents": openapi.GetPaymentIntentsRequest,
  "GET /v1/coupons": openapi.GetCouponsRequest,
  "GET /v1/promotion_codes": openapi.GetPromotionCodesRequest,
  "GET /v1/charges": openapi.GetChargesRequest,
  "GET /v1/charges/:id": openapi.GetChargeRequest,
  "GET /v1/disputes/:id": openapi.GetDisputeRequest,
  "GET /v1/disputes": openapi.GetDisputesRequest,
  "GET /v1/webhook_endpoints": openapi.GetWebhookEndpointsRequest,
};

const objects = new Map<unknown, unknown>(
  Object.entries({
    "checkout.session": openapi.CheckoutSession,
    item: openapi.Item,
    payment_intent: openapi.PaymentIntent,
    charge: openapi.Charge,
    refund: openapi.Refund,
    dispute: openapi.Dispute,
    "radar.early_fraud_warning": openapi.RadarEarlyFraudWarning,
    price: openapi.Price,
    promotion_code: openapi.PromotionCode,
    coupon: openapi.Coupon,
    webhook_endpoint: openapi.WebhookEndpoint,
    event: openapi.Event,
  }),
);

/** What Stripe would not understand in a request: its form, or what stands behind "?". */
export function problemsOfRequest(method: string, { pathname, search }: URL, body: string) {
  const [before = "", name, id, after] = pathname.split(/(\w+)s\/((?:cs|ch|dp|price)_\w+)/u);
  const route = `${method} ${name === undefined ? pathname : `${before}${name}s/:id${after}`}`;
  const form = parseForm(body || search);
  if (!(route in requests) || form.kind === "refused") return [`${route} ${pathname}`];
  // The path calls an id by the name of what it is.
  const given = { ...form.value, ...(name === undefined ? {} : { [name]: id }) };
  // Numbers and flags are texts in a form.
  const judge = Schema.toCodecStringTree(requests[route as Route] as Judge);
  return judged(route, judge, given);
}

/** Fields that our pinned SDK knows and these schemas, made in July 2026, do not yet. */
const newer = new Set([
  "allowed_payment_method_types",
  "electronic_commerce_indicator",
  "intended_submission_method",
  "payment_record",
  "submission_method",
]);

/** What Stripe would not say in an answer or an event. Throws when it is no JSON. */
export function problemsOfAnswer(body: string): readonly string[] {
  const said: unknown = JSON.parse(body, (name, value) => (newer.has(name) ? undefined : value));
  return problemsIn(said);
}

/** Looks into each object that has a name, at any depth. */
function problemsIn(said: unknown): readonly string[] {
  if (typeof said !== "object" || said === null) return [];
  const inner = Object.values(said).flatMap(problemsIn);
  const name: unknown = Reflect.get(said, "object");
  if (typeof name !== "string" || name === "list") return inner;
  const judge = objects.get(name);
  return judge === undefined ? [`no ${name}`] : [...judged(name, judge as Judge, said), ...inner];
}

/** Exact: nothing is missing, nothing is more. What may have one of several shapes is not looked into. */
function judged(name: string, judge: Judge, said: unknown): readonly string[] {
  try {
    Schema.decodeUnknownSync(judge, { onExcessProperty: "error", errors: "all" })(said);
    return [];
  } catch (error) {
    return [`${name}: ${String(error)}`];
  }
}
