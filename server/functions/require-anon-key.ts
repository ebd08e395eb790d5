import type { MiddlewareHandler } from "hono";

/** The answers of a hosted function to a missing or wrong credential, with our `error` added. */
const refusals = {
  missing: {
    code: "UNAUTHORIZED_NO_AUTH_HEADER",
    message: "Missing authorization header",
    error: "The authorization header is missing. Send: Authorization: Bearer <PUBLIC_ANON_KEY>.",
  },
  malformed: {
    code: "UNAUTHORIZED_INVALID_JWT_FORMAT",
    message: "Invalid JWT format",
    error: "The authorization header must be: Bearer <PUBLIC_ANON_KEY>.",
  },
  wrong: {
    code: "UNAUTHORIZED_LEGACY_JWT",
    message: "Invalid JWT",
    error: "The authorization header does not carry this site's PUBLIC_ANON_KEY.",
  },
} as const;

/** The key in "Bearer key", an Authorization header. */
export function bearerIn(authorization = ""): string | undefined {
  return /^bearer +(\S+)$/iu.exec(authorization.trim())?.[1];
}

/** Requires the site's public key, as bearer or as `apikey`. It is no secret: it only keeps out calls meant for another site. */
export function requireAnonKey(anonKey: string): MiddlewareHandler {
  return async (c, next) => {
    const authorization = c.req.header("authorization")?.trim() || undefined;
    const apikey = c.req.header("apikey")?.trim() || undefined;
    const bearer = bearerIn(authorization);
    if (bearer === anonKey || apikey === anonKey) return next();
    const given = authorization ? bearer : apikey;
    const kind = (authorization ?? apikey) ? (given ? "wrong" : "malformed") : "missing";
    const { code, message, error } = refusals[kind];
    return c.json({ error, code, message, msg: message }, 401, { "sb-error-code": code });
  };
}
