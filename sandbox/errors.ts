/** The error of a refused request (docs.stripe.com/api/errors). */
export type StripeError = {
  readonly type: "invalid_request_error" | "idempotency_error";
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
};

/**
 * A refused request, as a value. `afterValidation`: refused by a business rule, not by the shape of the request; only such
 * refusals are kept under an idempotency key (docs.stripe.com/api/idempotent_requests).
 */
export type Refusal = {
  readonly kind: "refused";
  readonly status: 400 | 401 | 404;
  readonly error: StripeError;
  readonly afterValidation: boolean;
};

export type Outcome<Value> = { readonly kind: "ok"; readonly value: Value } | Refusal;

export function ok<Value>(value: Value): Outcome<Value> {
  return { kind: "ok", value };
}

type Details = Partial<Pick<Refusal, "status" | "afterValidation"> & Omit<StripeError, "message">>;

/** A refusal with Stripe's error shape; 400 unless told otherwise. */
export function refuse(
  message: string,
  { status = 400, afterValidation = false, ...details }: Details = {},
): Refusal {
  const error = { type: "invalid_request_error", message, ...details } as const;
  return { kind: "refused", status, error, afterValidation };
}

/** 404 for an id in the address; 400 with the parameter's name for an id inside a request. */
export function noSuch(resource: string, id: string, param?: string): Refusal {
  return refuse(`No such ${resource}: '${id}'`, {
    status: param === undefined ? 404 : 400,
    code: "resource_missing",
    param: param ?? "id",
  });
}
