import type { Fault } from "./faults.ts";
import { send } from "./response.ts";

const tooMany = {
  type: "invalid_request_error",
  code: "rate_limit",
  message: "Request rate limit exceeded. Learn more about rate limits in the documentation.",
};

type Refusing = Exclude<Fault, "reset" | "hang" | "truncated" | "slow">;

/** What stands on the wire when a call fails with an answer; `key` is the request's idempotency key. */
export function faultAnswer(fault: Refusing, requestId: string, key: string | null): Response {
  const error = (status: number, details: object, headers: Record<string, string> = {}) => {
    const body = JSON.stringify({ error: details }, null, 2);
    const given = key === null ? {} : { "Idempotency-Key": key };
    return send({ status, body, requestId }, { ...given, ...headers });
  };
  switch (fault) {
    case "rateLimited":
      return error(429, tooMany);
    case "rateLimitedButRetry":
      return error(429, tooMany, { "Stripe-Should-Retry": "true" });
    case "serverError":
      return error(500, {
        type: "api_error",
        message: "Sorry! There was an error while talking to one of our backends.",
      });
    case "badGateway":
      return new Response("<html><body><h1>502 Bad Gateway</h1></body></html>", {
        status: 502,
        headers: { "Content-Type": "text/html" },
      });
    case "badJson":
      return new Response('{ "id": "cs_test_', {
        headers: { "Content-Type": "application/json", "Request-Id": requestId },
      });
    case "cardDeclined":
      return error(402, {
        type: "card_error",
        code: "card_declined",
        decline_code: "generic_decline",
        message: "Your card was declined.",
      });
    case "idempotencyClash":
      return error(400, {
        type: "idempotency_error",
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key ?? ""}' if you meant to execute a different request.`,
      });
    case "conflict":
      return error(409, {
        type: "invalid_request_error",
        code: "idempotency_key_in_use",
        message: "There is currently another in-progress request using this Idempotent Key.",
      });
  }
}
