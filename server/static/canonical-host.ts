import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "#server/config.ts";
import { isOnThisMachine } from "#server/web-address.ts";

/** A host as browsers write it. */
const plainHost = /^([a-z\d._-]+)(?::[1-5]\d{3,4}|:[6-9]\d{3})?$/u;

/**
 * The names under which pages are answered: the site's own, and those that no visitor types. Behind a proxy X-Forwarded-Host
 * is believed.
 */
export function canonicalHost({
  siteUrl,
  trustedProxies = 0,
}: Pick<Config, "siteUrl"> & Partial<Pick<Config, "trustedProxies">>) {
  const own = isOnThisMachine(siteUrl) ? undefined : new URL(siteUrl).hostname;
  // Names without ports: a proxy may pass on a port of its own, and the redirect would loop.
  const isServed = (name: string) => own === undefined || name === own || !isPublicName(name);
  const believed = <Host>(forwardedHost: Host) => (trustedProxies > 0 ? forwardedHost : null);
  // Nearly all visitors ask by the same one.
  let latest: string | undefined;
  return {
    /** Whether a request names such a name and writes it plainly; if not, look closer. */
    isPlain(headers: IncomingHttpHeaders): boolean {
      const host = believed(headers["x-forwarded-host"]) ?? headers.host;
      if (typeof host !== "string") return false;
      if (host === latest) return true;
      const name = plainHost.exec(host)?.[1];
      if (name === undefined || !isServed(name)) return false;
      latest = host;
      return true;
    },
    /**
     * Redirects a page that was asked for under another name, such as www.…, to the same path of the site: payments return
     * to the site's own name only, and browsers keep storage by name. Undefined if no redirect is needed.
     */
    redirect(request: Request): Response | undefined {
      if (request.method !== "GET" && request.method !== "HEAD") return undefined;
      const { pathname, search, hostname } = new URL(request.url);
      const forwarded = believed(request.headers.get("x-forwarded-host"));
      if (isServed(forwarded === null ? hostname : hostnameOf(forwarded.split(",")[0] ?? "")))
        return undefined;
      const headers = { Location: siteUrl + pathname + search, "Cache-Control": "no-store" };
      return new Response(null, { status: 308, headers });
    },
  };
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
