import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, Next } from "hono";
import { newRequestId, send } from "./response.ts";
import type { Route } from "./stripe-shapes.ts";

/** Fault injection: lets calls of the API fail as calls to a payment provider do (docs/decisions/016). */

const tooMany = {
  type: "invalid_request_error",
  code: "rate_limit",
  message: "Too many requests.",
};

/** Faults that replace the answer: status, error and headers. The request is not carried out. */
const answers = {
  rateLimited: { status: 429, error: tooMany },
  rateLimitedButRetry: { status: 429, error: tooMany, headers: { "Stripe-Should-Retry": "true" } },
  serverError: {
    status: 500,
    error: { type: "api_error", message: "Sorry! There was an error on our side." },
  },
  badGateway: { status: 502, body: "<html><body><h1>502 Bad Gateway</h1></body></html>" },
  cardDeclined: {
    status: 402,
    error: {
      type: "card_error",
      code: "card_declined",
      decline_code: "generic_decline",
      message: "Your card was declined.",
    },
  },
  idempotencyClash: {
    status: 400,
    error: {
      type: "idempotency_error",
      message: "Keys for idempotent requests can only be used with the same parameters.",
    },
  },
  conflict: {
    status: 409,
    error: {
      type: "invalid_request_error",
      code: "idempotency_key_in_use",
      message: "There is currently another in-progress request using this Idempotent Key.",
    },
  },
} as const;
type Answered = keyof typeof answers;

/**
 * Faults that lose or delay the answer. The request is carried out first, which is the harder case: a shop that repeats it
 * under another idempotency key has two sessions.
 */
const lossy = ["reset", "hang", "truncated", "badJson"] as const;

export type Fault = Answered | (typeof lossy)[number] | "slow";
// TypeScript gives the keys of `answers` as plain strings.
export const faults: readonly Fault[] = [...(Object.keys(answers) as Answered[]), ...lossy, "slow"];

type Plan = { readonly fault: Fault; readonly delayMs: number; left: number };
type HttpContext = Context<{ Bindings: HttpBindings }>;

/** How long a slow answer takes unless told otherwise: longer than the shop's timeout for one try. */
const slowMs = 5_000;

/** Records every request to the API and injects faults. */
export function createFaults() {
  const plans = new Map<Route, Plan>();
  const requests: { route: Route; path: string }[] = [];
  const failedKeys = new Set<string | undefined>();
  const closing = new AbortController();

  const nextFault = (route: Route): Plan | undefined => {
    const plan = plans.get(route);
    if (!plan || plan.left <= 0) return undefined;
    plan.left -= 1;
    return plan;
  };

  return {
    /** Every request to a route so far, in order. */
    requests,
    inject(route: Route, fault: Fault, { times = Infinity, delayMs = slowMs } = {}) {
      plans.set(route, { fault, delayMs, left: times });
    },
    clear: () => plans.clear(),

    /** Middleware before the handler of a route. */
    intercept: (route: Route) => async (c: HttpContext, next: Next) => {
      requests.push({ route, path: c.req.path });
      const idempotencyKey = c.req.header("idempotency-key");
      // Like every first answer at Stripe, an internal error is repeated for its idempotency key.
      if (failedKeys.has(idempotencyKey)) {
        return failure("serverError", { "Idempotent-Replayed": "true" });
      }
      const { fault, delayMs } = nextFault(route) ?? {};
      if (fault === "serverError" && idempotencyKey !== undefined) failedKeys.add(idempotencyKey);
      switch (fault) {
        case undefined:
          return next();
        case "slow":
          await untilAborted(AbortSignal.any([closing.signal, AbortSignal.timeout(delayMs ?? 0)]));
          return next();
        case "reset":
        case "hang":
        case "truncated":
        case "badJson":
          await next();
          return lose(c, fault, closing.signal);
        default:
          return failure(fault);
      }
    },
    close: () => closing.abort(),
  };
}

export type Faults = ReturnType<typeof createFaults>;

function failure(fault: Answered, more: Readonly<Record<string, string>> = {}): Response {
  const answer: { status: number; error?: object; body?: string; headers?: object } =
    answers[fault];
  const body = answer.body ?? JSON.stringify({ error: answer.error });
  const type = answer.body === undefined ? {} : { "Content-Type": "text/html" };
  return send(
    { status: answer.status, body, requestId: newRequestId() },
    { ...type, ...answer.headers, ...more },
  );
}

/** Replaces the answer by what is left of it. */
async function lose(c: HttpContext, fault: (typeof lossy)[number], closing: AbortSignal) {
  const { incoming, outgoing } = c.env;
  const body = await c.res.text();
  const half = body.slice(0, body.length / 2);
  const headers = { "Content-Type": "application/json" };
  // Hono merges headers into a response that is already set.
  c.res = undefined;
  if (fault === "badJson") {
    c.res = new Response(half, { headers });
    return;
  }
  c.res = RESPONSE_ALREADY_SENT;
  if (fault === "truncated") {
    // Sends the length of the whole answer and breaks off in the middle.
    outgoing.writeHead(200, { ...headers, "Content-Length": Buffer.byteLength(body) });
    outgoing.write(half, () => incoming.socket.destroy());
    return;
  }
  if (fault === "hang") await untilAborted(AbortSignal.any([closing, c.req.raw.signal]));
  incoming.socket.destroy();
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) {
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  }
}
