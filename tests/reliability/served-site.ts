import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { createMetrics } from "#server/metrics/metrics.ts";
import { onTestFinished } from "vitest";
import { createSandbox } from "#sandbox/sandbox.ts";
import { createHttpServer } from "#server/http/listen.ts";
import { loadSite } from "#server/static/load-site.ts";
import { openShop } from "#tests/support/payments.ts";
import { freePort, listenHere } from "#tests/support/ports.ts";
import { siteOf } from "#tests/support/site-of.ts";
import { startServer } from "./processes.ts";

/** A server with pages, and the addresses of their files. It ends with its test. */
export type Running = { readonly port: number; readonly files: readonly string[] };

/** The program itself with the built site, as it is deployed. */
export async function startProgram(siteUrl: string): Promise<Running> {
  const site = await loadSite("dist", { siteUrl });
  if (!site) throw new Error("There is no built site. Run: npm run build");
  const port = await freePort();
  await startServer({
    PORT: String(port),
    SITE_URL: siteUrl,
    PAYMENTS: "sandbox",
    TRUST_PROXY: "1",
    METRICS_TOKEN: "a-token-of-the-test",
  });
  return { port, files: [...site.files.keys()] };
}

const policy =
  "default-src 'none';require-trusted-types-for 'script'; script-src 'self' 'sha256-abc='; style-src 'self'";
const page = `<!doctype html><meta http-equiv="content-security-policy" content="${policy}"><p>calm</p>`;
const built: Readonly<Record<string, string>> = {
  "index.html": page,
  "about.html": page,
  "404.html": page,
  "_astro/app.Bc1.js": "calm()",
  "_astro/font.Xy2.woff2": "font",
  "favicon.svg": "<svg><style>svg{stroke:red}</style></svg>",
  "robots.txt": "User-agent: *",
};

/**
 * The same server in this process with a site of a few files, because the short form runs before the build. A test that waits
 * for the end of `headersTimeout` asks for a short one, and asks such a server nothing else: a busy machine is slow too.
 */
export async function startHere(siteUrl: string, headersTimeout?: number): Promise<Running> {
  const site = await siteOf(built, siteUrl);
  const sandbox = createSandbox({
    origin: siteUrl,
    secretKey: "sk_test_headers",
    webhookSecret: "whsec_headers",
    webhookUrl: "http://127.0.0.1:1",
    price: { id: "p", unitAmount: 999, currency: "usd", productName: "", productDescription: "" },
  });
  const shop = await openShop({
    config: { siteUrl, anonKey: "anon", priceId: "p", trustedProxies: 0 },
    metrics: createMetrics("a-token-of-the-test"),
    site,
    sandbox,
  });
  const server = createHttpServer(shop.app, { siteUrl });
  if (headersTimeout !== undefined) server.headersTimeout = headersTimeout;
  const { port, close } = await listenHere(server);
  onTestFinished(async () => {
    await close();
    await sandbox.close();
    await shop.store.close();
  });
  return { port, files: [...(site?.files.keys() ?? [])] };
}

/** One answer, as it came over the wire. */
export type Received = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
};

/** Asks a server on this machine on a connection of its own; with any method, which `fetch` would not send. */
export async function ask(port: number, method: string, path: string): Promise<Received> {
  const sent = request({ port, method, path, host: "127.0.0.1", agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    headers: new Headers(Object.entries(answer.headersDistinct).map(toHeader)),
    body: Buffer.concat(await answer.toArray()).toString(),
  };
}

const toHeader = ([name, values = []]: [string, string[] | undefined]): [string, string] => [
  name,
  values.join(", "),
];

/** All that is answered to these bytes until the connection is closed. */
export async function send(port: number, bytes: string): Promise<Received> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  const [head = "", body = ""] = Buffer.concat(await socket.toArray())
    .toString()
    .split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const pairs = lines.map((line) => line.split(/: (.*)/su).slice(0, 2) as [string, string]);
  return { status: Number(first.split(" ")[1]), headers: new Headers(pairs), body };
}
