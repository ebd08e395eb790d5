import type { Config } from "#server/settings/config.ts";
import { isOnThisMachine } from "#server/settings/web-address.ts";

/** Redirects a page asked for under another name, such as www.…: payments return to one name, and browsers keep storage by name. */
export function canonicalHost({
  siteUrl,
  trustedProxies,
}: Pick<Config, "siteUrl" | "trustedProxies">): (request: Request) => Response | undefined {
  const own = isOnThisMachine(siteUrl) ? undefined : new URL(siteUrl).hostname;
  return ({ headers, method, url }) => {
    if (own === undefined || (method !== "GET" && method !== "HEAD")) return undefined;
    const { pathname, search, hostname } = new URL(url);
    const forwarded = trustedProxies > 0 ? headers.get("x-forwarded-host") : null;
    // Names without ports: a proxy may pass on a port of its own, and the redirect would loop.
    const asked =
      forwarded === null
        ? hostname
        : (URL.parse(`http://${forwarded.split(",")[0]?.trim()}`)?.hostname ?? "");
    if (asked === own || !isPublicName(asked)) return undefined;
    return new Response(null, {
      status: 308,
      headers: { Location: siteUrl + pathname + search, "Cache-Control": "no-store" },
    });
  };
}

/** Names of this machine, IP addresses and names without a dot are not redirected: health checks and some proxies use them. */
function isPublicName(hostname: string): boolean {
  const isNumbers = /^[\d.]+$|^\[/u.test(hostname);
  return hostname.includes(".") && !isNumbers && !hostname.endsWith(".localhost");
}
