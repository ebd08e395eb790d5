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

/** A source that is no one place, and what could bring a script or a style from the page itself. */
const broad =
  /[ ;](?:\*|(?:ftp|https?):(?:\/\/\*(?:\.\*)?)?)(?=[ ;])|(?:script|style|object)-src[^;]* data:/u;

/**
 * What an answer lacks of the protection that it should have, or tells without need; empty when all is well. What is not
 * lacking by HTTPS scores 130, the most that headers bring, at Mozilla's HTTP Observatory (src/grader/charts.js of
 * mdn/mdn-http-observatory 1.4.8): 100, with 10 for the policy, 5 for frame-ancestors, 5 for the referrer, 10 for the resource.
 */
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
    "no unsafe source": !policy.includes("unsafe-") && !broad.test(policy),
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
