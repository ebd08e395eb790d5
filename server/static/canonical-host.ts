import { isOnThisMachine } from "#server/web-address.ts";

/**
 * Redirects a page that was asked for under another name, such as www.…, to the same path of the site: payments return to
 * the site's own name only, and browsers keep storage by name. Undefined if no redirect is needed. `behindProxy` says
 * whether X-Forwarded-Host is believed.
 */
export function redirectToCanonicalHost(
  request: Request,
  site: { readonly siteUrl: string; readonly behindProxy: boolean },
): Response | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  if (isOnThisMachine(site.siteUrl)) return undefined;
  const { pathname, search, hostname } = new URL(request.url);
  const forwarded = site.behindProxy ? request.headers.get("x-forwarded-host") : null;
  const visited = forwarded === null ? hostname : hostnameOf(forwarded.split(",")[0] ?? "");
  // Names without ports: a proxy may pass on a port of its own, and the redirect would loop.
  if (visited === new URL(site.siteUrl).hostname || !isPublicName(visited)) return undefined;
  const headers = { Location: site.siteUrl + pathname + search, "Cache-Control": "no-store" };
  return new Response(null, { status: 308, headers });
}

function hostnameOf(host: string): string {
  return URL.parse(`http://${host.trim()}`)?.hostname ?? "";
}

/**
 * Whether a visitor may have typed this name. Names of this machine, IP addresses and names without a dot are not
 * redirected: health checks use them, and proxies that do not pass on the visitor's Host.
 */
function isPublicName(hostname: string): boolean {
  const isNumbers = /^[\d.]+$|^\[/u.test(hostname);
  return hostname.includes(".") && !isNumbers && !hostname.endsWith(".localhost");
}
