import type { HttpBindings } from "@hono/node-server";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import type { Account } from "./account.ts";
import { noSuch, ok, pageOf, refuse, send, type Outcome } from "./answers.ts";
import { listPromotionCodes } from "./catalog.ts";
import { createSession, expireSession } from "./sessions.ts";
import { readParameters, type Parameters, type Route } from "./parameters.ts";

/** The API: routes, authentication and idempotency. API versions and connected accounts are left out. */

/** The handler of each route, called with checked parameters and the id in the path, empty if there is none. */
const handlers: {
  readonly [R in Route]: (account: Account, params: Parameters[R], id: string) => Outcome<object>;
} = {
  "POST /v1/checkout/sessions": createSession,
  "GET /v1/checkout/sessions": ({ sessions }, params) =>
    pageOf("/v1/checkout/sessions", sessions.values(), params),
  "GET /v1/checkout/sessions/:id": ({ sessions }, _, id) =>
    found("checkout.session", sessions.get(id), id),
  "POST /v1/checkout/sessions/:id/expire": (account, _, id) => expireSession(account, id),
  "GET /v1/prices/:id": ({ price }, _, id) =>
    found("price", price.id === id ? price : undefined, id),
  "GET /v1/payment_intents": ({ paymentIntents }, params) =>
    pageOf("/v1/payment_intents", paymentIntents.values(), params),
  "GET /v1/coupons": ({ coupons }, params) => pageOf("/v1/coupons", coupons.values(), params),
  "GET /v1/promotion_codes": listPromotionCodes,
  "GET /v1/charges": ({ charges }, params) => pageOf("/v1/charges", charges.values(), params),
  "GET /v1/charges/:id": ({ charges }, _, id) => found("charge", charges.get(id), id),
  "GET /v1/disputes/:id": ({ disputes }, _, id) => found("dispute", disputes.get(id), id),
  "GET /v1/disputes": ({ disputes }, params) => pageOf("/v1/disputes", disputes.values(), params),
  "GET /v1/webhook_endpoints": ({ webhookEndpoint }, params) =>
    pageOf("/v1/webhook_endpoints", [webhookEndpoint], params),
};

function found(resource: string, object: object | undefined, id: string): Outcome<object> {
  return object ? ok(object) : noSuch(resource, id);
}

/** Runs around the calls of a route. */
export type Around = (route: Route) => MiddlewareHandler<{ Bindings: HttpBindings }>;

/** The part of Stripe's API under /v1 that the shop uses, with the secret key as a bearer token. */
export function createApi(account: Account, secretKey: string, around: Around) {
  const api = new Hono<{ Bindings: HttpBindings }>();
  /** The first answer to each idempotency key; kept for a day at Stripe (docs.stripe.com/api/idempotent_requests). */
  const answered = new Map<
    string,
    { readonly request: string; readonly outcome: Outcome<object> }
  >();

  api.use("/v1/*", async (c, next) => {
    if (c.req.header("authorization") === `Bearer ${secretKey}`) return next();
    return send(refuse("Invalid API Key provided.", { status: 401 }));
  });

  const run = <R extends Route>(route: R, text: string, id: string): Outcome<object> => {
    const params = readParameters(route, text);
    if (params.kind === "refused") return params;
    const outcome = handlers[route](account, params.value, id);
    return outcome.kind === "refused"
      ? outcome
      : expand(account, outcome.value, params.value.expand ?? []);
  };

  const answer = async (c: Context, route: Route): Promise<Response> => {
    const key = c.req.header("idempotency-key") ?? null;
    const given = key === null ? {} : { "Idempotency-Key": key };
    const isPost = c.req.method === "POST";
    const text = isPost ? await c.req.text() : new URL(c.req.url).search;
    // Equal for equal parameters in any order.
    const params = new URLSearchParams(text);
    params.sort();
    const request = `${c.req.path}\n${params}`;

    // From here on nothing waits, so two requests with one key cannot both be the first.
    const first = key === null ? undefined : answered.get(key);
    if (first?.request === request) {
      return send(first.outcome, { ...given, "Idempotent-Replayed": "true" });
    }
    if (first) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
      return send(refuse(message, { type: "idempotency_error" }), given);
    }
    const outcome = run(route, text, c.req.param("id") ?? "");
    // What fails validation does not use up its key.
    if (key !== null && outcome.kind === "ok") answered.set(key, { request, outcome });
    return send(outcome, given);
  };

  for (const route of Object.keys(handlers) as Route[]) {
    const [method = "", path = ""] = route.split(" ");
    api.on(method, path, around(route), (c) => answer(c, route));
  }
  return api;
}

type Json = { [name: string]: unknown };

/** What the shop has expanded, by the name of its field: ids, and a list that is left out unless asked for. */
const expansions = new Map<string, (account: Account, parent: Json) => object | undefined>([
  ["payment_intent", (account, at) => account.paymentIntents.get(String(at["payment_intent"]))],
  ["latest_charge", (account, at) => account.charges.get(String(at["latest_charge"]))],
  ["coupon", (account, at) => account.coupons.get(String(at["coupon"]))],
  // No coupon of the sandbox has other currencies.
  ["currency_options", () => undefined],
  [
    "line_items",
    (account, { id }) => ({
      object: "list",
      data: account.lineItems.get(String(id)) ?? [],
      has_more: false,
      url: `/v1/checkout/sessions/${String(id)}/line_items`,
    }),
  ],
]);

/** A copy of an answer with the requested ids replaced by their objects. */
function expand(account: Account, answer: object, paths: readonly string[]): Outcome<object> {
  const copy: object = JSON.parse(JSON.stringify(answer));
  for (const path of paths) {
    if (!expandPath(account, copy, path.split("."))) {
      return refuse(`This property cannot be expanded (${path}).`, { param: "expand" });
    }
  }
  return ok(copy);
}

/** Follows one path; false when it leads nowhere. */
function expandPath(
  account: Account,
  parent: unknown,
  [name = "", ...rest]: readonly string[],
): boolean {
  if (parent === null) return true;
  if (typeof parent !== "object") return false;
  const json = parent as Json;
  const find = expansions.get(name);
  // What is null, or was expanded before, is found by no id and stays.
  const object = find?.(account, json);
  if (object) json[name] = JSON.parse(JSON.stringify(object));
  return rest.length === 0
    ? find !== undefined
    : [json[name]].flat().every((child) => expandPath(account, child, rest));
}
