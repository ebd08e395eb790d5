import type { Received } from "./served-site.ts";

type Expected = {
  /** Whether visitors reach the site by HTTPS. */
  readonly isSecure: boolean;
  /** Whether pages of other sites may read it: the functions, and what Node refuses before it is known who asks. */
  readonly isForAll: boolean;
  /** A page of the site, in which scripts run. */
  readonly isPage?: boolean;
  /** A part of a page, such as a script or a font, which needs none of a page's headers. */
  readonly isPart?: boolean;
};

const halfAYear = 15_768_000;

/** What an answer lacks of the protection that it should have, or tells without need; empty when all is well. */
export function faultsOf(
  { headers }: Received,
  { isSecure, isForAll, isPage = false, isPart = false }: Expected,
): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  const hsts = Number(
    /max-age=(\d+)/u.exec(headers.get("strict-transport-security") ?? "")?.[1] ?? 0,
  );
  const features = (headers.get("permissions-policy") ?? "").split(", ");
  const ofPages: Record<string, boolean> = {
    "referrer-policy": headers.get("referrer-policy") === "no-referrer",
    "permissions-policy":
      features.includes("camera=()") && features.every((feature) => /^[\w-]+=\(\)$/u.test(feature)),
    "cross-origin-opener-policy": headers.get("cross-origin-opener-policy") === "same-origin",
    "origin-agent-cluster": headers.get("origin-agent-cluster") === "?1",
  };
  const rules: Record<string, boolean> = {
    ...(isPart
      ? Object.fromEntries(Object.keys(ofPages).map((name) => [name, !headers.has(name)]))
      : ofPages),
    // Of the parts only drawings and workers have one.
    "default-src": policy.startsWith("default-src 'none';") || (isPart && policy === ""),
    "no unsafe source": !policy.includes("unsafe-"),
    "trusted types": !isPage || policy.includes(";require-trusted-types-for 'script';"),
    "frame-ancestors": policy.endsWith("; frame-ancestors 'none'") || (isPart && policy === ""),
    nosniff: headers.get("x-content-type-options") === "nosniff",
    resource: headers.get("cross-origin-resource-policy") === "same-origin",
    // Over plain HTTP it would mean nothing, and on localhost it would lock out other projects.
    hsts: isSecure ? hsts >= halfAYear : hsts === 0,
    "allow-origin": headers.get("access-control-allow-origin") === (isForAll ? "*" : null),
    "no credentials": !headers.has("access-control-allow-credentials"),
    "cache-control": isForAll
      ? headers.get("cache-control") === "no-store"
      : headers.has("cache-control"),
    "no cookie": !headers.has("set-cookie"),
    "no name of the server": !headers.has("server") && !headers.has("x-powered-by"),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

/**
 * The score of an answer at Mozilla's HTTP Observatory, as far as headers decide it: src/grader/charts.js of
 * mdn/mdn-http-observatory 1.4.8. Redirection and scripts of others count 0 where HTTP leads to HTTPS and there are none.
 */
export function observatoryScore(headers: Headers): number {
  const directives = new Map(
    (headers.get("content-security-policy") ?? "").split(";").flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/u);
      return name ? [[name, sources] as const] : [];
    }),
  );
  const sourcesOf = (name: string) =>
    directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const has = (name: string, pattern: RegExp) =>
    sourcesOf(name).some((source) => pattern.test(source));
  const broad = /^(?:\*|(?:ftp|https?):(?:\/\/\*(?:\.\*)?)?)$/u;
  const inline = /^(?:'unsafe-inline'|data:)$/u;
  const policy = () => {
    if (directives.size === 0) return -25;
    const isOpen = has("script-src", broad) || has("object-src", broad);
    if (isOpen || has("script-src", inline)) return -20;
    if (has("script-src", /'unsafe-eval'/u) || has("style-src", /'unsafe-eval'/u)) return -10;
    if (has("style-src", broad) || has("style-src", inline)) return 0;
    return directives.get("default-src")?.join(" ") === "'none'" ? 10 : 5;
  };
  const value = (name: string) => headers.get(name) ?? "";
  const marks = [
    policy(),
    headers.has("set-cookie") ? -20 : 0,
    headers.has("access-control-allow-credentials") ? -50 : 0,
    /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/u.test(
      value("referrer-policy"),
    )
      ? 5
      : -5,
    /max-age=\d{8}/u.test(value("strict-transport-security")) ? 0 : -20,
    value("x-content-type-options") === "nosniff" ? 0 : -5,
    directives.has("frame-ancestors") ? 5 : -20,
    /^same-(?:origin|site)$/u.test(value("cross-origin-resource-policy")) ? 10 : 0,
  ];
  const penalties = 100 + marks.reduce((sum, mark) => sum + Math.min(mark, 0), 0);
  const extra = marks.reduce((sum, mark) => sum + Math.max(mark, 0), 0);
  // Extra credit is only for who hardly needs it.
  return penalties >= 90 ? penalties + extra : penalties;
}
