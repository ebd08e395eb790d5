import { Stripe } from "stripe";
import { newId } from "./objects.ts";

/** A refused request, as a value (docs.stripe.com/api/errors). */
export type Refusal = {
  readonly kind: "refused";
  readonly status: number;
  readonly error: Stripe.StripeRawError;
};

export type Outcome<Value> = { readonly kind: "ok"; readonly value: Value } | Refusal;

export function ok<Value>(value: Value): Outcome<Value> {
  return { kind: "ok", value };
}

type Details = Partial<Pick<Refusal, "status">> & Stripe.StripeRawError;

/** A refusal with Stripe's error shape; 400 unless told otherwise. */
export function refuse(message: string, { status = 400, ...details }: Details = {}): Refusal {
  const error = { type: "invalid_request_error", message, ...details } as const;
  return { kind: "refused", status, error };
}

/** 404 for an id in the address; 400 with the parameter's name for an id inside a request. */
export function noSuch(resource: string, id: string, param?: string): Refusal {
  return refuse(`No such ${resource}: '${id}'`, {
    status: param === undefined ? 404 : 400,
    code: "resource_missing",
    param: param ?? "id",
  });
}

type Listing = {
  readonly limit?: number;
  readonly expand?: readonly string[];
  readonly [field: string]: unknown;
};

/**
 * The first page of a list, newest first, ten items unless told otherwise (docs.stripe.com/api/pagination), of those whose
 * fields have the values that are asked for.
 */
export function pageOf(
  url: string,
  oldestFirst: Iterable<{ readonly id: string }>,
  { limit = 10, expand: _, ...fields }: Listing,
): Outcome<object> {
  if (limit > 100) return refuse("Invalid integer: limit must be at most 100", { param: "limit" });
  const items = [...oldestFirst]
    .filter((item) =>
      Object.entries(fields).every(([name, value]) => Reflect.get(item, name) === value),
    )
    .toReversed();
  return ok({ object: "list", data: items.slice(0, limit), has_more: limit < items.length, url });
}

/** Puts an outcome into the words of the wire; `more` are headers besides those that every answer has. */
export function send(
  outcome: Outcome<object>,
  more: Readonly<Record<string, string>> = {},
): Response {
  const [status, body] =
    outcome.kind === "ok" ? [200, outcome.value] : [outcome.status, { error: outcome.error }];
  const headers = {
    "Cache-Control": "no-cache, no-store",
    "Request-Id": newId("req_", 14),
    "Stripe-Version": Stripe.API_VERSION,
    ...more,
  };
  return Response.json(body, { status, headers });
}
