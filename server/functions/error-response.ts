import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { paths } from "#domain/purchase/contract.ts";

/** Every refusal of the functions: a plain sentence under `error`. */
export function errorResponse(
  c: Context,
  status: ContentfulStatusCode,
  error: string,
  headers: Record<string, string> = {},
): Response {
  return c.json({ error }, status, headers);
}

const comforts: Readonly<Record<string, string>> = {
  [paths.createCheckout]: "Nothing was charged.",
  [paths.getPurchasedReport]: "Your purchase is safe.",
};

/** A message for a visitor: what happened, the reassurance of this path if it has one, and what to do. */
export function comforting(c: Context, what: string, then: string): string {
  return [what, comforts[c.req.path], then].filter(Boolean).join(" ");
}

/** 503 for a provider or a storage that does not answer. Visitors read it, so it has no details. */
export function unavailableResponse(c: Context, what: string): Response {
  const error = comforting(c, what, "Please try again in a minute.");
  return errorResponse(c, 503, error, { "Retry-After": "60" });
}
