import { isOnThisMachine } from "#server/web-address.ts";

/**
 * The answer to whoever reads the site under another name than its own, such as www.…: the same address at the site.
 * Payments return to the site's own name only, and what the browser has kept is not found under two. Undefined when
 * the page may be answered. `behindProxy` says whether X-Forwarded-Host may be believed.
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
  // Names only: a proxy may pass on a port of its own, and this would lead round in a circle.
  if (visited === new URL(site.siteUrl).hostname || !isPublicName(visited)) return undefined;
  const headers = { Location: site.siteUrl + pathname + search, "Cache-Control": "no-store" };
  return new Response(null, { status: 308, headers });
}

function hostnameOf(host: string): string {
  return URL.parse(`http://${host.trim()}`)?.hostname ?? "";
}

/**
 * Whether visitors may have typed it. Not so this machine's names, addresses in numbers and names without a dot: by
 * these health checks come, and proxies that do not pass on what the visitor typed.
 */
function isPublicName(hostname: string): boolean {
  const isNumbers = /^[\d.]+$|^\[/u.test(hostname);
  return hostname.includes(".") && !isNumbers && !hostname.endsWith(".localhost");
}
