import type { Config } from "#server/settings/config.ts";
import { localHosts } from "#server/settings/web-address.ts";

/** Redirects a page asked for under another name, such as www.…: payments return to one name, and browsers keep storage by name. */
export function canonicalHost({
  siteUrl,
  trustedProxies,
}: Pick<Config, "siteUrl" | "trustedProxies">): (request: Request) => Response | undefined {
  const { hostname: own } = new URL(siteUrl);
  const isLocal = localHosts.has(own);
  return ({ headers, method, url }) => {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const { pathname, search, hostname } = new URL(url);
    const forwarded = trustedProxies > 0 ? headers.get("x-forwarded-host") : null;
    // Names without ports: a proxy may pass on a port of its own, and the redirect would loop.
    const asked =
      forwarded === null
        ? hostname
        : (URL.parse(`http://${forwarded.split(",")[0]?.trim()}`)?.hostname ?? "");
    const isOther = isLocal ? localHosts.has(asked) : isPublicName(asked);
    if (asked === own || !isOther) return undefined;
    // On this machine the port may be another than the server's own, as before a container.
    const origin = isLocal ? new URL(url).origin.replace(hostname, own) : siteUrl;
    return new Response(null, {
      status: 308,
      headers: { Location: origin + pathname + search, "Cache-Control": "no-store" },
    });
  };
}

/** Names of this machine, IP addresses and names without a dot are not redirected: health checks and some proxies use them. */
function isPublicName(hostname: string): boolean {
  const isNumbers = /^[\d.]+$|^\[/u.test(hostname);
  return hostname.includes(".") && !isNumbers && !hostname.endsWith(".localhost");
}
