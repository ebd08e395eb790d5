import type { Context } from "hono";
import { ok, refuse, type Outcome } from "./errors.ts";
import { apiVersion } from "./events.ts";
import { parseForm, type FormGroup } from "./form.ts";
import type { SavedAnswer } from "./idempotency.ts";
import { newId } from "./ids.ts";

/** An id for one request, as Stripe gives it in `Request-Id`. */
export function newRequestId(): string {
  return newId("req_", 14);
}

/** Lets only requests with the secret key pass, as a bearer token or as the user name of basic authentication. */
export function checkKey(secretKey: string) {
  return async (c: Context, next: () => Promise<void>): Promise<Response | void> => {
    const given = keyFrom(c.req.header("authorization") ?? "");
    if (given === secretKey) return next();
    const refusal =
      given === ""
        ? refuse(
            "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
            { status: 401 },
          )
        : refuse(`Invalid API Key provided: ${masked(given)}`, { status: 401 });
    const answer = send(answerTo(refusal, newRequestId()));
    answer.headers.set("WWW-Authenticate", 'Basic realm="Stripe"');
    return answer;
  };
}

function keyFrom(authorization: string): string {
  const [scheme = "", credentials = ""] = authorization.trim().split(/\s+/u);
  if (scheme.toLowerCase() === "bearer") return credentials;
  if (scheme.toLowerCase() !== "basic") return "";
  return Buffer.from(credentials, "base64").toString().split(":")[0] ?? "";
}

function masked(key: string): string {
  return key.length <= 12 ? "*".repeat(key.length) : `${key.slice(0, 8)}****${key.slice(-4)}`;
}

/** The parameters in the body of a POST. */
export async function readBody(
  c: Context,
  idempotencyKey: string | null,
): Promise<Outcome<FormGroup>> {
  if (idempotencyKey !== null && idempotencyKey.length > 255) {
    return refuse("Idempotency keys can have at most 255 characters.");
  }
  const body = await c.req.text();
  const type = c.req.header("content-type") ?? "";
  if (body !== "" && !/^application\/x-www-form-urlencoded\b/iu.test(type)) {
    return refuse(
      "Invalid request (check that your POST content type is application/x-www-form-urlencoded).",
    );
  }
  return body === "" ? ok(new Map()) : parseForm(body);
}

/** Puts an outcome into the words of the wire. */
export function answerTo(outcome: Outcome<object>, requestId: string): SavedAnswer {
  const [status, body] =
    outcome.kind === "ok" ? [200, outcome.value] : [outcome.status, { error: outcome.error }];
  return { status, body: JSON.stringify(body, null, 2), requestId };
}

/** `replayOf` is the earlier answer that this one repeats for the same idempotency key. */
export function send(
  { status, body, requestId }: SavedAnswer,
  { key = null, replayOf }: { key?: string | null; replayOf?: SavedAnswer } = {},
): Response {
  const headers = new Headers({
    "Content-Type": "application/json",
    "Cache-Control": "no-cache, no-store",
    "Request-Id": requestId,
    "Stripe-Version": apiVersion,
  });
  if (key !== null) headers.set("Idempotency-Key", key);
  if (replayOf) {
    headers.set("Idempotent-Replayed", "true");
    headers.set("Original-Request", replayOf.requestId);
  }
  return new Response(body, { status, headers });
}
