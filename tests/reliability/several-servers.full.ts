import { expect, test } from "vitest";
import { addressAt, freePort } from "#tests/support/ports.ts";
import {
  atOnce,
  countPaid,
  minute,
  openForgetfulShop,
  readsOf,
  reconcileAll,
  startBalancer,
} from "./several-servers.ts";
import { callsTo } from "./calls.ts";
import { eachAtOnce } from "./crowd.ts";
import { noteFinding } from "./findings.ts";
import { kill, startShop } from "./processes.ts";

const buyers = 4000;
/** Of which no event tells, so that only a reconciler knows what became of them. */
const pages = 500;

test("T31: three servers behind a balancer sell on when one is killed, and nothing is lost or doubled", async () => {
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
  const mostReads = Math.max(...readsOf(shop, forgotten));
  shop.testHelpers.advance(10 * minute);
  const later = await reconcileAll(shop.deps);
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
    // One after the other is fine.
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
  noteFinding({
    what: "three servers, one killed",
    tried: `${buyers} buyers, 20 at once, and ${forgotten.length} open pages without events; kill -9 of one server after a quarter, a new one after three quarters`,
    found: `0 calls failed, ${balancer.repeated()} asked of the next server; ${found.paid} purchases, 0 lost, 0 doubled, ${found.opened} reports open; each page asked about once, ${later.settled} in the hands of the killed server found later`,
  });
});
