import type { MiddlewareHandler } from "hono";

const headers = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
  // "*" would not cover authorization, so each is named: ours, and those that clients of hosted functions add.
  "Access-Control-Allow-Headers":
    "authorization, x-client-info, apikey, content-type, x-region, sentry-trace, baggage",
  "Access-Control-Expose-Headers": "retry-after, sb-error-code, x-request-id",
  "Access-Control-Max-Age": "600",
};

/** Lets pages of every origin call, and read every answer, errors included; nothing here depends on cookies. */
export const allowEveryOrigin: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "OPTIONS") {
    c.res = c.text("ok", 200);
  } else {
    await next();
  }
  const answer = c.res.headers;
  for (const [name, value] of Object.entries(headers)) answer.set(name, value);
  answer.set("Cache-Control", "no-store");
  answer.set("Cross-Origin-Resource-Policy", "cross-origin");
};
