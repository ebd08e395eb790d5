import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage } from "node:http";
import { freePort } from "#tests/support/ports.ts";
import { reconcile } from "#server/purchases/reconcile.ts";
import { eachAtOnce } from "./crowd.ts";
import { openShop, type Shop } from "./shop.ts";

export const minute = 60_000;
const readPath = "GET /v1/checkout/sessions/:id";
/** How long the provider takes for an answer, so that the work of a reconciler lasts. */
const answerMs = 50;
/** How many purchases a reconciler has under way at once. */
export const atOnce = 5;

/** A shop on PostgreSQL whose provider is slow and silent, and open pages of two minutes ago, of which every second was paid. */
export async function openForgetfulShop(pages: number) {
  const shop = await openShop({ engine: "PostgreSQL" });
  shop.testHelpers.pauseWebhooks();
  const forgotten = await eachAtOnce(10, Array.from({ length: pages }), (_, i) =>
    shop.openSession(`forgotten${i}@example.com`),
  );
  for (const [i, sessionId] of forgotten.entries()) if (i % 2) shop.testHelpers.pay(sessionId);
  shop.testHelpers.advance(2 * minute);
  shop.testHelpers.injectFault(readPath, "slow", { delayMs: answerMs });
  return { ...shop, forgotten };
}

/** How often the provider was asked about each of these sessions. */
export function readsOf({ testHelpers }: Shop, sessions: readonly string[]): readonly number[] {
  const reads = new Map(sessions.map((sessionId) => [sessionId, 0]));
  for (const { route, path } of testHelpers.requests) {
    const sessionId = path.split("/").at(-1) ?? "";
    const before = reads.get(sessionId);
    if (route === readPath && before !== undefined) reads.set(sessionId, before + 1);
  }
  return [...reads.values()];
}

export const countPaid = (shop: Shop) =>
  shop.count("select count(*) from purchases where state = 'paid'");

/** Reconciles, as a server does, until nothing is due. */
export async function reconcileAll(deps: Shop["deps"]) {
  const all = { looked: 0, settled: 0 };
  for (let end = "cutShort"; end === "cutShort";) {
    const run = await reconcile(deps, AbortSignal.timeout(5 * minute));
    all.looked += run.looked;
    all.settled += run.settled;
    ({ end } = run);
  }
  return all;
}

/**
 * A proxy before servers on these ports of this machine, each in turn. What one leaves unanswered it asks the next, orders
 * too, as `deploy/nginx.conf` does.
 */
export async function startBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let repeated = 0;

  const ask = (port: number, { method, url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<{ readonly answer: IncomingMessage; readonly content: Buffer }>(
      (resolve, reject) => {
        const sent = request({ port, method, path: url, headers, agent, host: "127.0.0.1" });
        sent.on("error", reject).on("response", (answer) => {
          // Whole, because half an answer cannot be taken back.
          answer
            .toArray()
            .then((parts) => resolve({ answer, content: Buffer.concat(parts) }), reject);
        });
        sent.end(body);
      },
    );
  const server = createServer(async (asked, reply) => {
    const body = Buffer.concat(await asked.toArray());
    const first = turn++;
    for (let tries = 0; tries < ports.length; tries += 1) {
      try {
        // One server after the other.
        const { answer, content } = await ask(
          ports[(first + tries) % ports.length] ?? 0,
          asked,
          body,
        );
        reply.writeHead(answer.statusCode ?? 502, answer.headers).end(content);
        return;
      } catch {
        repeated += 1;
      }
    }
    reply.writeHead(502).end();
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port,
    /** How many calls another server had to be asked. */
    repeated: () => repeated,
    async [Symbol.asyncDispose]() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
