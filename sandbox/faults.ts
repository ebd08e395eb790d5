import { promises as timers } from "node:timers";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { newRequestId } from "./response.ts";
import { faultAnswer } from "./fault-answers.ts";

/** The ways in which a call to a payment provider fails. */
export const faults = [
  "rateLimited",
  "rateLimitedButRetry",
  "serverError",
  "badGateway",
  "reset",
  "hang",
  "truncated",
  "slow",
  "badJson",
  "cardDeclined",
  "idempotencyClash",
  "conflict",
] as const;
export type Fault = (typeof faults)[number];

/** The calls that can be told apart, by method and path. */
const calls = {
  create: /^POST \/v1\/checkout\/sessions$/u,
  retrieve: /^GET \/v1\/checkout\/sessions\/[^/]+$/u,
  list: /^GET \/v1\/checkout\/sessions$/u,
  expire: /^POST \/v1\/checkout\/sessions\/[^/]+\/expire$/u,
  promo: /^GET \/v1\/promotion_codes$/u,
  disputes: /^GET \/v1\/disputes$/u,
  refund: /^POST \/v1\/refunds$/u,
} as const;
export type Call = keyof typeof calls;

/** One request to the API as it came in. */
export type SeenRequest = {
  readonly call: Call | "other";
  readonly path: string;
  readonly idempotencyKey: string | null;
};

/** The socket beneath a request; it is missing when the sandbox is called without a network in between. */
export type Wire = Pick<HttpBindings, "incoming" | "outgoing">;

/** How long a slow answer takes unless told otherwise: longer than the shop's patience with one try. */
const slowMs = 5_000;

/**
 * Of these the cruel kind is played: the request is carried out, and only its answer is lost or late. A shop that asks
 * again under another idempotency key then has two sessions.
 */
const carriedOutFirst: ReadonlySet<Fault> = new Set(["reset", "hang", "truncated", "badJson"]);

type Plan = { readonly fault: Fault; readonly delayMs: number; left: number };

/** Notes every request to the API and lets calls fail on command. */
export function createFaults() {
  const plans = new Map<Call, Plan>();
  const seen: SeenRequest[] = [];
  const failedKeys = new Map<string, string>();
  const closing = new AbortController();

  const nextFault = (call: Call | "other"): Plan | undefined => {
    const plan = call === "other" ? undefined : plans.get(call);
    if (!plan || plan.left <= 0) return undefined;
    plan.left -= 1;
    return plan;
  };

  return {
    seen,
    fail(call: Call, fault: Fault, { times = Infinity, delayMs = slowMs } = {}) {
      plans.set(call, { fault, delayMs, left: times });
    },
    heal: () => plans.clear(),

    /** Answers a request by `carryOut`, unless it is to fail. */
    async answer(
      request: Request,
      wire: Wire | undefined,
      carryOut: () => Promise<Response>,
    ): Promise<Response> {
      const { pathname } = new URL(request.url);
      const call = callOf(`${request.method} ${pathname}`);
      const key = request.headers.get("idempotency-key");
      seen.push({ call, path: pathname, idempotencyKey: key });

      // An internal error is the answer to its key for good, like every other first answer at Stripe.
      const failedAs = key === null ? undefined : failedKeys.get(key);
      if (failedAs !== undefined) return replayed(faultAnswer("serverError", failedAs, key));
      const plan = nextFault(call);
      if (!plan) return carryOut();

      const { fault, delayMs } = plan;
      const requestId = newRequestId();
      if (fault === "serverError" && key !== null) failedKeys.set(key, requestId);
      const lost = carriedOutFirst.has(fault) ? await carryOut() : undefined;
      switch (fault) {
        case "slow":
          await wait(delayMs, closing.signal);
          return carryOut();
        case "hang":
          await untilAborted(AbortSignal.any([closing.signal, request.signal]));
          return reset(wire);
        case "reset":
          return reset(wire);
        case "truncated":
          return truncated(wire, (await lost?.text()) ?? "");
        default:
          return faultAnswer(fault, requestId, key);
      }
    },
    close: () => closing.abort(),
  };
}

export type Faults = ReturnType<typeof createFaults>;

function callOf(line: string): Call | "other" {
  for (const [call, pattern] of Object.entries(calls)) {
    // The keys of `calls` are the names of calls.
    if (pattern.test(line)) return call as Call;
  }
  return "other";
}

function replayed(answer: Response): Response {
  answer.headers.set("Idempotent-Replayed", "true");
  return answer;
}

/** Breaks the connection before anything is answered. */
function reset(wire: Wire | undefined): Response {
  if (!wire) throw new TypeError("fetch failed", { cause: { code: "ECONNRESET" } });
  wire.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Announces a whole answer and breaks off in its middle. */
function truncated(wire: Wire | undefined, body: string): Response {
  const half = body.slice(0, body.length / 2);
  if (!wire) {
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(half));
        controller.error(new TypeError("terminated"));
      },
    });
    return new Response(stream, { headers: { "Content-Type": "application/json" } });
  }
  const { outgoing, incoming } = wire;
  outgoing.writeHead(200, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
  });
  outgoing.write(half, () => incoming.socket.destroy());
  return RESPONSE_ALREADY_SENT;
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await timers.setTimeout(ms, undefined, { signal, ref: false });
  } catch {
    // The sandbox is closing: nobody waits for this answer any more.
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
