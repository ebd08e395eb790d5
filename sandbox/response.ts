import { Stripe } from "stripe";
import type { Outcome } from "./errors.ts";
import { newId } from "./ids.ts";

/** An answer of the API as it leaves, so that it can be repeated for the same idempotency key. */
export type Answer = {
  readonly status: number;
  readonly body: string;
  readonly requestId: string;
};

/** An id for one request, as Stripe gives it in `Request-Id`. */
export const newRequestId = () => newId("req_", 14);

/** Puts an outcome into the words of the wire. */
export function answerTo(outcome: Outcome<object>, requestId = newRequestId()): Answer {
  const [status, body] =
    outcome.kind === "ok" ? [200, outcome.value] : [outcome.status, { error: outcome.error }];
  return { status, body: JSON.stringify(body, null, 2), requestId };
}

/** `more` are headers besides those that every answer has. */
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
