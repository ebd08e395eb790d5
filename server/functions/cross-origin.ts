import type { MiddlewareHandler } from "hono";

/** Sent with every answer of a function. Cross-Origin-Resource-Policy stays "same-origin": it does not apply to CORS requests. */
export const crossOriginHeaders = Object.entries({
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
  // "*" would not cover authorization, so each is named: ours, and those that clients of hosted functions add.
  "Access-Control-Allow-Headers":
    "authorization, x-client-info, apikey, content-type, idempotency-key, x-region, sentry-trace, baggage",
  "Access-Control-Expose-Headers": "retry-after, sb-error-code, x-request-id",
  "Access-Control-Max-Age": "600",
  "Cache-Control": "no-store",
});

/** Lets pages of every origin call, and read every answer, errors included; nothing here depends on cookies. */
export const allowEveryOrigin: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "OPTIONS") {
    c.res = c.text("ok", 200);
  } else {
    await next();
  }
  for (const [name, value] of crossOriginHeaders) c.res.headers.set(name, value);
};
