import { Stripe } from "stripe";
import type { Refused, Unreachable } from "./payment-provider.ts";

/** What a failed request to Stripe means. `param` and `code` are empty when Stripe names none. */
export type StripeFailure =
  Unreachable | (Refused & { readonly param: string; readonly code: string });

/** Waits for work, but not longer than `signal` allows; then rejects with the reason of the signal. */
export function withinDeadline<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal.reason);
  if (signal.aborted) giveUp();
  signal.addEventListener("abort", giveUp);
  return Promise.race([work, over]).finally(() => signal.removeEventListener("abort", giveUp));
}

/** Sorts errors of the SDK. Reasons never hold its message, which may repeat ids, keys and what a visitor typed. */
export function failureOf(error: unknown): StripeFailure {
  if (error instanceof DOMException) return { kind: "unreachable", reason: "deadline" };
  // The SDK throws an error of another class for an answer without content; that is a provider out of order.
  if (!(error instanceof Stripe.errors.StripeError)) {
    return { kind: "unreachable", reason: "an answer that cannot be read" };
  }
  const { type, statusCode, code, param, requestId } = error;
  const reason = [type, statusCode, code, param, requestId].filter(Boolean).join(" ");
  const isFinal =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError;
  if (isFinal) {
    return { kind: "refused", reason, param: error.param ?? "", code: error.code ?? "" };
  }
  return { kind: "unreachable", reason };
}

/** Whether Stripe said that the thing asked for does not exist. */
export function isMissing(failure: StripeFailure): boolean {
  return failure.kind === "refused" && failure.code === "resource_missing";
}

/** Whether Stripe answers the same idempotency key with this failure again: it keeps its answers for a day, 5xx included. */
export function isRepeatedAnswer(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500;
}
