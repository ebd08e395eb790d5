import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { openPostgresStore } from "#server/storage/postgres.ts";
import { addressAt, freePort, listenHere } from "#tests/support/ports.ts";
import { callsTo } from "./calls.ts";
import { eachAtOnce, isFull, many } from "./crowd.ts";
import { kill, startShop } from "./processes.ts";
import { openShop, readPath, reconcileAll, type Shop } from "./shop.ts";

const minute = 60_000;
/** How long the provider takes for an answer, so that the work of a reconciler lasts. */
const answerMs = 50;
/** How many purchases a reconciler has under way at once. */
const atOnce = 5;

/** A shop on PostgreSQL whose provider is slow and silent, and open pages of two minutes ago, of which every second was paid. */
async function openForgetfulShop(pages: number) {
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

const countPaid = (shop: Shop) => shop.count("select count(*) from purchases where state = 'paid'");

/**
 * A proxy before servers on these ports of this machine, each in turn. What one leaves unanswered it asks the next, orders
 * too, as `deploy/nginx.conf` does.
 */
async function startBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let repeated = 0;

  const ask = async (port: number, { method, url, headers }: IncomingMessage, body: Buffer) => {
    const sent = request({ port, method, path: url, headers, agent, host: "127.0.0.1" }).end(body);
    // One may come after the answer has begun.
    sent.on("error", () => undefined);
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    // Whole, because half an answer cannot be taken back.
    return { answer, content: Buffer.concat(await answer.toArray()) };
  };
  const server = createServer(async (asked, reply) => {
    const body = Buffer.concat(await asked.toArray());
    const first = turn++;
    for (let tries = 0; tries < ports.length; tries += 1) {
      try {
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
  const { port, close } = await listenHere(server);
  return {
    port,
    /** How many calls another server had to be asked. */
    repeated: () => repeated,
    async [Symbol.asyncDispose]() {
      agent.destroy();
      await close();
    },
  };
}

test("T31: three reconcilers on one database share the work, and ask about each page once", async () => {
  await using shop = await openForgetfulShop(many(60, 1500));
  const { url, forgotten } = shop;
  const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore(url, shop.deps.log)));
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  const looked = await Promise.all(stores.map((store) => reconcileAll({ ...shop.deps, store })));
  expect(await countPaid(shop)).toBe(forgotten.length / 2);
  expect(new Set(shop.readsOf(forgotten))).toEqual(new Set([1]));
  // About a third each; that nobody gets nothing while there is work does not depend on times.
  expect(Math.min(...looked)).toBeGreaterThanOrEqual(atOnce);
});

const buyers = 4000;
/** Of which no event tells, so that only a reconciler knows what became of them. */
const pages = 500;

test.runIf(isFull)("T31: three servers sell on when one is killed", async () => {
  await using shop = await openForgetfulShop(pages);
  const { url, forgotten } = shop;
  await shop.watchFulfilments();
  const ports = [await freePort(), await freePort(), await freePort()];
  await using balancer = await startBalancer(ports);
  const siteUrl = addressAt(balancer.port);
  const start = (port: number) =>
    startShop({
      database: { kind: "postgres", url },
      port,
      providerPort: shop.providerPort,
      clockAheadMs: 2 * minute,
      siteUrl,
      reconciles: true,
    });
  const servers = ports.map(start);
  await Promise.all(servers);
  const calls = callsTo(siteUrl, shop.testHelpers.now);

  let served = 0;
  const bought = await eachAtOnce(20, Array.from({ length: buyers }), async (_, i) => {
    const email = `ada${i}@example.com`;
    const { sessionId = "" } = await calls.order(email);
    shop.testHelpers.pay(sessionId);
    const isTaken = await calls.deliver(sessionId, "checkout.session.completed", sessionId);
    const isOpen = await calls.opensReport(sessionId, email);
    served += 1;
    if (served === buyers / 4) (await servers[1])?.kill("SIGKILL");
    if (served === (buyers * 3) / 4) servers.push(start(ports[1] ?? 0));
    return { sessionId, email, isWell: isTaken && isOpen };
  });

  // What the killed server was asking about at that moment is due again later.
  const payments = buyers + forgotten.length / 2;
  await expect.poll(() => countPaid(shop)).toBeGreaterThanOrEqual(payments - atOnce);
  const mostReads = Math.max(...shop.readsOf(forgotten));
  shop.testHelpers.advance(10 * minute);
  await reconcileAll(shop.deps);
  const opened = await eachAtOnce(20, bought, ({ sessionId, email }) =>
    calls.opensReport(sessionId, email),
  );
  const found = {
    unwell: bought.filter(({ isWell }) => !isWell),
    opened: opened.filter(Boolean).length,
    sessions: shop.testHelpers.sessions().length,
    purchases: await shop.count("select count(*) from purchases"),
    paid: await countPaid(shop),
    fulfilments: await shop.fulfilments(),
  };
  for (const server of await Promise.all(servers)) {
    await kill(server);
  }
  expect(found).toEqual({
    unwell: [],
    opened: buyers,
    sessions: buyers + forgotten.length,
    purchases: buyers + forgotten.length,
    paid: payments,
    fulfilments: payments,
  });
  expect(mostReads).toBe(1);
  // The guard of this very test: the dead server was asked.
  expect(balancer.repeated()).toBeGreaterThan(0);
});
