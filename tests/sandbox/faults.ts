import { promises as timers } from "node:timers";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, Next } from "hono";
import { refuse, send, type Refusal } from "#sandbox/answers.ts";
import type { Route } from "#sandbox/parameters.ts";

/** Fault injection: lets calls of the API fail as calls to a payment provider do (docs/decisions/006). */

const tooMany = refuse("Too many requests.", { status: 429, code: "rate_limit" });
const ourSide = "Sorry! There was an error on our side.";
const internal = refuse(ourSide, { status: 500, type: "api_error" });
const otherUse = "Keys for idempotent requests can only be used with the same parameters.";
const inUse = "There is currently another in-progress request using this Idempotent Key.";
const declined = {
  type: "card_error",
  code: "card_declined",
  decline_code: "generic_decline",
} as const;

/** Faults that are an answer. The call is not carried out. */
const answers = {
  rateLimited: () => send(tooMany),
  rateLimitedButRetry: () => send(tooMany, { "Stripe-Should-Retry": "true" }),
  serverError: () => send(internal),
  badGateway: () =>
    new Response("<html><body><h1>502 Bad Gateway</h1></body></html>", {
      status: 502,
      headers: { "Content-Type": "text/html" },
    }),
  cardDeclined: () => send(refuse("Your card was declined.", { status: 402, ...declined })),
  idempotencyClash: () => send(refuse(otherUse, { type: "idempotency_error" })),
  conflict: () => send(refuse(inUse, { status: 409, code: "idempotency_key_in_use" })),
};
type Answered = keyof typeof answers;

/**
 * Faults that lose or delay the answer. The request is carried out first, which is the harder case: a shop that repeats it
 * under another idempotency key has two sessions.
 */
const lossy = ["reset", "hang", "truncated", "badJson"] as const;
type Lossy = (typeof lossy)[number];

export type Fault = Answered | Lossy | "slow";
// The keys of `answers` are known to the letter.
export const faults: readonly Fault[] = [...(Object.keys(answers) as Answered[]), ...lossy, "slow"];

type Plan = { readonly fault: Fault | Refusal; readonly delayMs: number };
type HttpContext = Context<{ Bindings: HttpBindings }>;

/** How long a slow answer takes unless told otherwise: longer than the shop's timeout for one try. */
const slowMs = 5_000;
/** The longest that a timer can wait, some 24 days. */
const foreverMs = 2 ** 31 - 1;

/** Records every request to the API and injects faults. */
export function createFaults() {
  const plans = new Map<Route, Plan>();
  const requests: { route: Route; path: string }[] = [];
  const failedKeys = new Set<string>();
  const closing = new AbortController();

  /** Waits, until the caller gives up or the sandbox closes. */
  const pause = async (c: HttpContext, ms: number) => {
    const signal = AbortSignal.any([closing.signal, c.req.raw.signal]);
    await timers.setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);
  };

  /** Puts what is left of an answer in its place. */
  const lose = async (c: HttpContext, fault: Lossy) => {
    const { incoming, outgoing } = c.env;
    const body = await c.res.text();
    const half = body.slice(0, body.length / 2);
    const headers = { "Content-Type": "application/json" };
    // Only what was undefined is replaced whole.
    c.res = undefined;
    c.res = fault === "badJson" ? new Response(half, { headers }) : RESPONSE_ALREADY_SENT;
    if (fault === "badJson") return;
    if (fault === "truncated") {
      // Announces a whole answer and breaks off in its middle.
      outgoing.writeHead(200, { ...headers, "Content-Length": Buffer.byteLength(body) });
      outgoing.write(half, () => incoming.socket.destroy());
      return;
    }
    if (fault === "hang") await pause(c, foreverMs);
    incoming.socket.destroy();
  };

  return {
    /** Every request to a route so far, in order. */
    requests,
    inject(route: Route, fault: Fault | Refusal, { delayMs = slowMs } = {}) {
      plans.set(route, { fault, delayMs });
    },
    clear: () => plans.clear(),

    /** Middleware before the handler of a route. */
    intercept: (route: Route) => async (c: HttpContext, next: Next) => {
      requests.push({ route, path: c.req.path });
      const key = c.req.header("idempotency-key");
      // An internal error is the answer to its key for good, like every other first answer at Stripe.
      if (key !== undefined && failedKeys.has(key)) {
        return send(internal, { "Idempotent-Replayed": "true" });
      }
      const plan = plans.get(route);
      if (!plan) return next();
      if (typeof plan.fault === "object") return send(plan.fault);
      switch (plan.fault) {
        case "slow":
          await pause(c, plan.delayMs);
          return next();
        case "reset":
        case "hang":
        case "truncated":
        case "badJson":
          await next();
          return lose(c, plan.fault);
        default:
          if (plan.fault === "serverError" && key !== undefined) failedKeys.add(key);
          return answers[plan.fault]();
      }
    },
    close: () => closing.abort(),
  };
}
