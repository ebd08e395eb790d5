import { connect } from "node:net";
import { expect, test } from "vitest";
import { eachAtOnce, isFull } from "./crowd.ts";
import { ask, send, startHere, startProgram, type Received } from "./served-site.ts";

/** What is answered to a call without a body and a key. */
const functions: Readonly<Record<string, number>> = {
  "/functions/v1/create-checkout": 401,
  "/functions/v1/get-purchased-report": 415,
  "/functions/v1/stripe-webhook": 400,
};

/** Whatever can be read and is not simply there. */
const readStatus: Readonly<Record<string, number>> = {
  "/about/": 308,
  "/about.html": 308,
  "/none": 404,
  "/_astro/none.js": 404,
  "/.env": 404,
  "/404": 404,
  "/%": 404,
  "/metrics": 401,
};

const addresses = [
  ...Object.keys(functions),
  "/functions/v1/none",
  ...Object.keys(readStatus),
  "/healthz",
  "/readyz",
  "/sandbox/pay.css",
  "/sandbox/pay/cs_test_none",
  "/v1/checkout/sessions",
];

/** The last one is none. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"];

/** The status of an answer, and which methods a refused one names. */
function decided(path: string, method: string): { status: number; allow?: string } {
  if (method === "BREW") return { status: 400 };
  if (path.startsWith("/functions/v1/")) {
    if (method === "OPTIONS") return { status: 200 };
    const posted = functions[path];
    if (posted === undefined) return { status: 404 };
    return method === "POST" ? { status: posted } : { status: 405, allow: "POST, OPTIONS" };
  }
  if (path.startsWith("/v1/")) return { status: 401 };
  const isRead = method === "GET" || method === "HEAD";
  if (path.startsWith("/sandbox/")) {
    return { status: isRead && path === "/sandbox/pay.css" ? 200 : 404 };
  }
  return isRead ? { status: readStatus[path] ?? 200 } : { status: 405, allow: "GET, HEAD" };
}

/** What never gets as far as the app, and the status with which it is refused. */
const beyond: readonly (readonly [status: number, bytes: string])[] = [
  [400, "hello\r\n\r\n"],
  [400, "GET / HTTP/1.1\r\n\r\n"],
  [400, "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
  [400, "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"],
  [400, "GET /healthz HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n"],
  [400, "GET /a\\b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
  [400, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"],
  [408, "GET / HTTP/1.1\r\nHost: a\r\nX-Slow:"],
  [
    413,
    `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${"x".repeat(20_000)}\r\n`,
  ],
  [417, "GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n"],
  [431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(10_000)}\r\n\r\n`],
];

/** Asks a site for everything in every way. */
async function judge(siteUrl: string) {
  const isSecure = siteUrl.startsWith("https:");
  const { port, files } = await (isFull ? startProgram(siteUrl) : startHere(siteUrl));
  const paths = [...addresses, ...files];
  const asked = paths.flatMap((path) => methods.map((method) => ({ path, method })));
  const all = eachAtOnce(10, asked, async ({ path, method }) => {
    const what = `${method} ${path} of ${siteUrl}`;
    const answer = await ask(port, method, path);
    const { status: usual, allow } = decided(path, method);
    // The pages are built for this machine, so the program says that they are not those of the other address.
    const isOfOthers = isFull && isSecure && path === "/readyz";
    const status = isOfOthers && usual === 200 ? 503 : usual;
    expect(answer.status, what).toBe(status);
    expect(answer.headers.get("allow"), what).toBe(allow ?? null);
    const isCall = path.startsWith("/functions/");
    const isForAll = isCall || method === "BREW";
    const type = answer.headers.get("content-type") ?? "";
    const isPage = type.startsWith("text/html") && !path.startsWith("/sandbox/");
    const isPart =
      files.includes(path) &&
      ["GET", "HEAD"].includes(method) &&
      /\.(?:avif|css|js|icc|png|svg|woff2?)$/u.test(path);
    expect(faultsOf(answer, { isSecure, isForAll, isPage, isPart }), what).toEqual([]);
    if (isCall && method !== "OPTIONS") {
      expect(type, what).toMatch(/^application\/json/u);
      if (method !== "HEAD") expect(JSON.parse(answer.body), what).toHaveProperty("error");
    }
  });
  const { port: hastyPort } = isFull ? { port } : await startHere(siteUrl, 200);
  const refusals = beyond.map(async ([status, bytes]) => {
    const answer = await send(status === 408 ? hastyPort : port, bytes);
    expect(answer.status, bytes.slice(0, 40)).toBe(status);
    expect(faultsOf(answer, { isSecure, isForAll: true }), `${status}`).toEqual([]);
    expect(JSON.parse(answer.body)).toEqual({ error: expect.stringMatching(/^[A-Z].+\.$/u) });
    const length = answer.headers.get("content-length");
    if (length !== null) expect(Number(length)).toBe(Buffer.byteLength(answer.body));
  });
  await Promise.all([all, ...refusals]);
}

test("T24: every answer is protected, also a refusal, and also what Node answers by itself", async () => {
  await Promise.all([judge("https://petals.example"), judge("http://127.0.0.1:3000")]);
});

test("T24: nobody gets a tunnel", async () => {
  const { port } = await startHere("https://petals.example");
  const socket = connect(port, "127.0.0.1");
  socket.write("CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n");
  expect(await socket.toArray()).toEqual([]);
});

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
function faultsOf(
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
