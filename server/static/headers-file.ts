import { addresses } from "#content/site-map.ts";
import { protectiveHeaders, type SiteSettings } from "#server/http/headers.ts";
import { cacheRule } from "./load-site.ts";

/** The headers as `_headers` for hosts that only serve files. A page brings its own policy; only a header can forbid framing. */
export function headersFile(settings: SiteSettings): string {
  const rule = (address: string, headers: Readonly<Record<string, string>>) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join(
      "\n",
    );
  const cached = (address: string, type: string) =>
    rule(address, { "Cache-Control": cacheRule(address, type) });
  return [
    rule("/*", {
      ...protectiveHeaders(settings),
      "Content-Security-Policy": "frame-ancestors 'none'",
    }),
    cached("/_astro/*", "text/javascript"),
    cached(addresses.success, "text/html"),
  ].join("\n");
}
