import type { MiddlewareHandler } from "hono";
import type { Config } from "#server/settings/config.ts";

/** The site needs none of these, so the browser refuses them to every script on its pages. */
const unusedFeatures =
  "accelerometer autoplay camera display-capture geolocation gyroscope magnetometer microphone midi payment publickey-credentials-get usb xr-spatial-tracking".split(
    " ",
  );

/** For whatever has no policy of its own: it loads nothing, and nobody may frame it. */
export const strictestPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What Strict-Transport-Security adds for subdomains (RFC 6797) and for the browsers' preload list. */
const reach = { subdomains: "; includeSubDomains", preload: "; includeSubDomains; preload" };

export type SiteSettings = Pick<Config, "siteUrl"> & Partial<Pick<Config, "hsts">>;

/** What a file carries that is a part of a page: a style sheet, a script, a font or a picture. */
export function partHeaders({ siteUrl, hsts }: SiteSettings): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(siteUrl.startsWith("https:")
      ? { "Strict-Transport-Security": `max-age=31536000${hsts ? reach[hsts] : ""}` }
      : {}),
  };
}

/** What every other answer carries unless it has a value of its own. */
export function protectiveHeaders(settings: SiteSettings): Readonly<Record<string, string>> {
  return {
    ...partHeaders(settings),
    // The address of /success carries an e-mail and a session id: no other site may see it.
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Content-Security-Policy": strictestPolicy,
  };
}

/** Adds the protective headers to every answer, wherever it comes from; what an answer has set itself stays. */
export function protect(settings: SiteSettings): MiddlewareHandler {
  const headers = Object.entries(protectiveHeaders(settings));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers)
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
