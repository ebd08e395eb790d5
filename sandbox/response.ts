import { Stripe } from "stripe";
import type { Outcome } from "./errors.ts";
import { newId } from "./ids.ts";

/** An answer of the API, stored so that it can be repeated for the same idempotency key. */
export type Answer = {
  readonly status: number;
  readonly body: string;
  readonly requestId: string;
};

/** An id for one request, as Stripe gives it in `Request-Id`. */
export const newRequestId = () => newId("req_", 14);

/** Turns an outcome into an answer. */
export function answerTo(outcome: Outcome<object>, requestId = newRequestId()): Answer {
  const [status, body] =
    outcome.kind === "ok" ? [200, outcome.value] : [outcome.status, { error: outcome.error }];
  return { status, body: JSON.stringify(body, null, 2), requestId };
}

/** `more` are additional headers. */
export function send(
  { status, body, requestId }: Answer,
  more: Readonly<Record<string, string>> = {},
): Response {
  const headers = {
    "Content-Type": "application/json",
    "Cache-Control": "no-cache, no-store",
    "Request-Id": requestId,
    "Stripe-Version": Stripe.API_VERSION,
    ...more,
  };
  return new Response(body, { status, headers });
}
