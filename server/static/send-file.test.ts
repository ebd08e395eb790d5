import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "#server/listen.ts";
import { ask } from "#tests/reliability/exchange.ts";
import { openShop } from "#tests/support/payments.ts";
import { siteOf } from "#tests/support/site-of.ts";

const siteUrl = "https://petals.example";
const page = `<meta http-equiv="content-security-policy" content="default-src 'none'">${"<p>calm".repeat(99)}`;

/** A server with one file of each kind, which notes the addresses that its app was called for. */
async function openSite(trustedProxies = 0) {
  const site = await siteOf(
    {
      "index.html": page,
      "success.html": page,
      "404.html": page,
      "lotus.svg": "<svg><style>svg{stroke:red}</style></svg>",
      "share.png": "picture",
      "robots.txt": "User-agent: *",
      "_astro/page.a1.css": "p{color:red}".repeat(99),
      "_astro/page.a1.js": "calm();".repeat(99),
      "_astro/pdf-worker-a1.js": "calm();",
      "_astro/figtree.a1.woff2": "font",
      "_astro/sRGB-a1.icc": "colors",
    },
    siteUrl,
  );
  const config = { siteUrl, anonKey: "anon-key", priceId: "price_test", trustedProxies };
  const { app } = await openShop({ site, config });
  const called: string[] = [];
  const fetch: typeof app.fetch = (request, ...rest) => {
    called.push(new URL(request.url).pathname);
    return app.fetch(request, ...rest);
  };
  const server = createHttpServer({ fetch }, config, site).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: object = {}, method = "GET") =>
    ask(port, method, path, { host: "petals.example", ...headers });
  return { app, called, get, addresses: [...(site?.files.keys() ?? [])] };
}

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
  ["a page", "/", [...partOfSite, ...ofPages, "vary"]],
  ["a text for machines", "/robots.txt", [...partOfSite, ...ofPages, "vary"]],
  ["a style sheet", "/_astro/page.a1.css", [...partOfSite, "vary"]],
  ["a script", "/_astro/page.a1.js", [...partOfSite, "vary"]],
  ["a worker", "/_astro/pdf-worker-a1.js", [...partOfSite, "content-security-policy", "vary"]],
  ["a drawing", "/lotus.svg", [...partOfSite, "content-security-policy", "vary"]],
  ["a picture", "/share.png", partOfSite],
  ["a font", "/_astro/figtree.a1.woff2", partOfSite],
  ["a color profile", "/_astro/sRGB-a1.icc", partOfSite],
])("%s carries what it needs and nothing else", async (_, path, names) => {
  const { get } = await openSite();
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  const ofNode = ["connection", "date", "keep-alive"];
  const found = [...headers.keys()].filter((name) => !ofNode.includes(name));
  expect(found).toEqual(names.toSorted());
});

test("a file is answered before the app is called, and byte for byte as the app would", async () => {
  const { app, called, get, addresses } = await openSite();
  for (const address of addresses) {
    for (const wish of ["", "br", "gzip, deflate, br, zstd"]) {
      for (const tag of ["", "*", '"other"']) {
        const headers = { "accept-encoding": wish, ...(tag ? { "if-none-match": tag } : {}) };
        for (const method of ["GET", "HEAD"]) {
          // eslint-disable-next-line no-await-in-loop
          const byApp = await app.request(siteUrl + address, { method, headers });
          // eslint-disable-next-line no-await-in-loop
          const sent = await get(`${address}?from=mail`, headers, method);
          for (const name of ["connection", "date", "keep-alive"]) sent.headers.delete(name);
          byApp.headers.delete("x-request-id");
          expect(sent.status).toBe(byApp.status);
          expect([...sent.headers]).toEqual([...byApp.headers]);
          // eslint-disable-next-line no-await-in-loop
          expect(sent.body).toBe(await byApp.text());
        }
      }
    }
  }
  expect(called).toEqual([]);
});

test("a file is compressed once, when it is first asked for", async () => {
  const { called, get } = await openSite();
  const headers = { "accept-encoding": "br" };
  const first = await get("/", headers);
  expect(first.headers.get("content-encoding")).toBe("br");
  expect(called).toEqual(["/"]);
  expect((await get("/", headers)).body).toBe(first.body);
  expect(called).toEqual(["/"]);
});

test.each([
  [308, "another name", "/", { host: "www.petals.example" }, "GET"],
  [400, "a name that is none", "/", { host: "petals.example/" }, "GET"],
  [404, "another address", "/none", {}, "GET"],
  [405, "another method", "/", {}, "POST"],
  [200, "a body", "/", { "content-length": "0" }, "GET"],
] as const)("%i, by the app, for %s", async (status, _, path, headers, method) => {
  const { get, called } = await openSite();
  expect((await get(path, headers, method)).status).toBe(status);
  expect(called).toEqual(status === 400 ? [] : [path]);
});

test("the name that a proxy passes on counts behind one, and nowhere else", async () => {
  const passedOn = { host: "petals.example", "x-forwarded-host": "www.petals.example" };
  const behindProxy = await openSite(1);
  expect((await behindProxy.get("/", passedOn)).status).toBe(308);
  const open = await openSite();
  expect((await open.get("/", passedOn)).status).toBe(200);
  expect(open.called).toEqual([]);
});
