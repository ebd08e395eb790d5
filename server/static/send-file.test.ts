import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openShop, shopUrl } from "#tests/support/payments.ts";
import { siteOf } from "#tests/support/site-of.ts";
import { headersFile, loadSite } from "./load-site.ts";

const policy = "default-src 'none'; script-src 'self' 'sha256-abc='";
const page = (title: string) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy};"><title>${title}</title>${"<p>calm</p>".repeat(200)}`;
const script = "console.log('calm');".repeat(100);

const built: Record<string, string> = {
  "index.html": page("home"),
  "about.html": page("about"),
  "success.html": page("success"),
  "blog.html": page("blog"),
  "blog/throat-unblock.html": page("throat"),
  "404.html": page("not found"),
  "500.html": page("our fault"),
  "_astro/app.Bc1.js": script,
  "_astro/font.Xy2.woff2": "not packed ".repeat(300),
  "_astro/page.a1.css": "calm",
  "_astro/pdf-worker-a1.js": "calm",
  "_astro/sRGB-a1.icc": "calm",
  "robots.txt": "calm",
  "share.png": "calm",
  "sitemap.xml": "<urlset/>",
  "lotus.svg": "<svg><style>svg{fill:red}</style><style>a{fill:red}</style></svg>",
  "plain.svg": "<svg/>",
  _headers: "",
  "a page.html": page("a name with a space"),
  ".env": "SECRET=1",
};

const site = await siteOf(built, shopUrl);
const { app } = await openShop({ site });
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(path, { method, headers });

test.each([
  ["/", "home"],
  ["/about", "about"],
  ["/blog", "blog"],
  ["/blog/throat-unblock", "throat"],
  ["/about?from=mail", "about"],
  ["/a%20page", "a name with a space"],
])("%s is the page %j", async (path, title) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await answer.text()).toBe(page(title));
});

const part = ["cache-control", "content-length", "content-type", "cross-origin-resource-policy"];
const partOfSite = [...part, "etag", "strict-transport-security", "x-content-type-options"];
const ofPages = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
];

test.each([
  ["a page", "", [...partOfSite, ...ofPages, "vary"]],
  ["a text for machines", "robots.txt", [...partOfSite, ...ofPages, "vary"]],
  ["a style sheet", "_astro/page.a1.css", [...partOfSite, "vary"]],
  ["a script", "_astro/app.Bc1.js", [...partOfSite, "vary"]],
  ["a worker", "_astro/pdf-worker-a1.js", [...partOfSite, "content-security-policy", "vary"]],
  ["a drawing", "lotus.svg", [...partOfSite, "content-security-policy", "vary"]],
  ["a picture", "share.png", partOfSite],
  ["a font", "_astro/font.Xy2.woff2", partOfSite],
  ["a color profile", "_astro/sRGB-a1.icc", partOfSite],
])("%s carries what it needs and nothing else, when it is known too", async (_, file, names) => {
  const path = `/${file}`;
  expect([...(await get(path)).headers.keys()]).toEqual(names.toSorted());
  const known = await get(path, { "if-none-match": "*" });
  const ofBody = ["content-length", "content-type"];
  expect([...known.headers.keys()]).toEqual(
    names.filter((name) => !ofBody.includes(name)).toSorted(),
  );
});

test("a drawing may use the styles that it was built with, by their hashes, and no others", async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get("content-security-policy");
  expect(await policyOf("/lotus.svg")).toBe(
    "default-src 'none'; style-src 'sha256-Z23pp48M9ujEGsnXCzIXozjIQ4YuG3a9Ov7tX/uw3Wc=' 'sha256-zf7Evw7iKLeJesyj1uvjjkNiBkQxgKqn3ejMJ3ORWW0='; frame-ancestors 'none'",
  );
  expect(await policyOf("/plain.svg")).toBe("default-src 'none'; frame-ancestors 'none'");
});

test.each([
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/index.html", "/"],
  ["/blog/throat-unblock/?a=1&b=%20", "/blog/throat-unblock?a=1&b=%20"],
  ["/success/?session_id=x&email=a%2Bb", "/success?session_id=x&email=a%2Bb"],
])("%s leads to %s, for good", async (path, location) => {
  const answer = await get(path);
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe(location);
});

test.each([
  "/none",
  "/none/",
  "/about//",
  "//about",
  "//evil.example/",
  "/%2F%2Fevil.example/",
  "/.env",
  "/404",
  "/404.html",
  "/500",
  "/index",
  "/../package.json",
  "/..%2fpackage.json",
  "/%2e%2e/package.json",
  "/_astro/..%5c..%5cpackage.json",
  "/_astro",
  "/_astro/gone.js",
  "/%",
  "/%00",
  "/about%00.html",
])("%s is the page for what does not exist, with status 404, and is not kept", async (path) => {
  const answer = await app.request(new Request(`https://petals.example${path}`));
  expect(answer.status).toBe(404);
  expect(answer.headers.get("location")).toBeNull();
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(await answer.text()).toBe(page("not found"));
});

test("hashed files are kept for ever, pages are asked for each time, /success is never kept", async () => {
  const rule = async (path: string) => (await get(path)).headers.get("cache-control");
  expect(await rule("/_astro/app.Bc1.js")).toBe("public, max-age=31536000, immutable");
  expect(await rule("/about")).toBe("no-cache");
  expect(await rule("/success?session_id=x&email=y")).toBe("no-store");
});

test("a browser that has a page is answered with 304 and no body", async () => {
  const etag = (await get("/about")).headers.get("etag") ?? "";
  for (const tag of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"]) {
    const answer = await get("/about", { "if-none-match": tag });
    expect(answer.status).toBe(304);
    expect(answer.headers.get("etag")).toBe(etag);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(await answer.text()).toBe("");
  }
  expect((await get("/about", { "if-none-match": '"other"' })).status).toBe(200);
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=1.0, gzip;q=0.8", "br"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["br;q=0, gzip;q=0", null],
  ["*", "br"],
  ["*;q=0", null],
  ["*, br;q=0", "gzip"],
  ["identity, br;q=0.5", null],
  ["identity;q=0.5, br;q=0.5", "br"],
  ["BR", "br"],
  ["deflate", null],
  ["", null],
])("to a browser that accepts %j a script is sent as %s", async (accept, encoding) => {
  const answer = await get("/_astro/app.Bc1.js", { "accept-encoding": accept });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-length")).toBe(String(body.length));
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  const plain = encoding === "br" || encoding === "gzip" ? unpack[encoding](body) : body;
  expect(plain.toString()).toBe(script);
});

test("fonts are not packed again, and tiny files are not made larger", async () => {
  const font = await get("/_astro/font.Xy2.woff2", { "accept-encoding": "br" });
  expect(font.headers.get("content-encoding")).toBeNull();
  expect(font.headers.get("vary")).toBeNull();
  const tiny = await get("/sitemap.xml", { "accept-encoding": "br" });
  expect(tiny.headers.get("content-encoding")).toBeNull();
  expect(tiny.headers.get("vary")).toBe("Accept-Encoding");
});

test("HEAD tells the length and sends nothing", async () => {
  const answer = await get("/about", {}, "HEAD");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-length")).toBe(String(page("about").length));
  expect(await answer.text()).toBe("");
});

test("an error of ours shows the page for that, with status 500", async () => {
  const sandbox = { fetch: () => Promise.reject(new Error("broken")) };
  const broken = await openShop({ site, sandbox });
  const answer = await broken.app.request("/sandbox/pay.css");
  expect(answer.status).toBe(500);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toBe(page("our fault"));
});

test("a site that was not built is no site", async () => {
  const folder = join(tmpdir(), "seven-petals-no-such-folder");
  expect(await loadSite(folder, { siteUrl: shopUrl })).toBeUndefined();
});

/** What a host answers that goes by the file, for addresses in the order of its rules. */
function headersAt(address: string): Readonly<Record<string, string>> {
  const rules = headersFile({ siteUrl: shopUrl }).trim().split("\n\n");
  const fitting = rules
    .map((rule) => rule.split("\n"))
    .filter(([pattern = ""]) =>
      pattern.endsWith("*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
    );
  const lines = fitting.flatMap(([, ...headers]) => headers.map((line) => line.trim()));
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/u).slice(0, 2)));
}

test("a host of files alone says what the server says, and the file itself is no page", () => {
  for (const address of ["/about", "/success", "/_astro/app.Bc1.js"]) {
    const ours = site?.files.get(address)?.forms.plain.headers ?? {};
    const own = ["Content-Type", "Content-Length", "ETag", "Vary", "Content-Security-Policy"];
    const shared = Object.entries(ours).filter(([name]) => !own.includes(name));
    // A page that is asked for each time is what such hosts do by themselves.
    const expected = shared.filter(([, value]) => value !== "no-cache");
    expect(expected.length).toBeGreaterThan(2);
    expect(headersAt(address)).toMatchObject(Object.fromEntries(expected));
  }
  expect(headersAt("/about")["Content-Security-Policy"]).toBe("frame-ancestors 'none'");
  expect(site?.files.has("/_headers")).toBe(false);
});
