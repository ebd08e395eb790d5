import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Every refusal of the functions: a plain sentence under `error`. */
export function refuse(
  c: Context,
  status: ContentfulStatusCode,
  error: string,
  headers: Record<string, string> = {},
): Response {
  return c.json({ error }, status, headers);
}

/** For a provider that does not answer; spoken to the visitor, so without any detail. */
export function refuseForNow(c: Context, error: string): Response {
  return refuse(c, 503, error, { "Retry-After": "60" });
}
