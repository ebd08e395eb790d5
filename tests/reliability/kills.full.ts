import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { openStore } from "#server/storage/open-store.ts";
import { addressAt, freePort } from "#tests/support/ports.ts";
import { callsTo } from "./calls.ts";
import { seeded, stopwatch } from "./crowd.ts";
import { type Engine, engines, freshDatabase } from "./fresh-database.ts";
import { openShop, reconcileAll } from "./shop.ts";
import { kill, startShop } from "./processes.ts";
import type { ProcessSettings } from "./shop-process.ts";

const kills = { SQLite: 200, PostgreSQL: 50 } satisfies Record<Engine, number>;
/** For how long a server lives at most; one that must open connections first needs longer to get to work. */
const longestLifeMs = { SQLite: 400, PostgreSQL: 1500 } satisfies Record<Engine, number>;
const connections = 50;
const minute = 60_000;
/** Between two lives, on the clocks of server and provider, so that each life finds purchases that are due. */
const betweenLivesMs = 60 * minute;

test.each(engines)("T6: on %s, kills lose nothing that was acknowledged", async (engine) => {
  const { database, rows } = await freshDatabase(engine);
  // Of this shop only the provider is used; the servers are other processes.
  await using home = await openShop();
  home.testHelpers.pauseWebhooks();
  const port = await freePort();
  const settings: ProcessSettings = { database, port, providerPort: home.providerPort };
  const calls = callsTo(addressAt(port), home.testHelpers.now);
  const acknowledged = { orders: new Set<string>(), webhooks: new Set<string>() };
  const random = seeded(6);
  let slowestStart = 0;
  let buyer = 0;

  const buy = async (isOver: () => boolean) => {
    while (!isOver()) {
      buyer += 1;
      await buyOnce(calls, home.testHelpers, `ada${buyer}@example.com`, acknowledged);
    }
  };
  for (let i = 0; i < kills[engine]; i += 1) {
    const started = stopwatch();
    const child = await startShop({ ...settings, clockAheadMs: i * betweenLivesMs });
    slowestStart = Math.max(slowestStart, started());
    let isDead = false;
    const crowd = Array.from({ length: connections }, () => buy(() => isDead));
    await setTimeout(20 + random() * (longestLifeMs[engine] - 20));
    isDead = true;
    await kill(child);
    await Promise.all(crowd);
    home.testHelpers.advance(betweenLivesMs);
  }

  const store = await openStore(database, home.deps.log);
  const lost = { orders: 0, webhooks: 0 };
  for (const id of acknowledged.orders) {
    if (!(await store.findBySession(id))) lost.orders += 1;
  }
  for (const id of acknowledged.webhooks) {
    if ((await store.findBySession(id))?.state !== "paid") lost.webhooks += 1;
  }
  // What was not acknowledged is asked for by the reconciler.
  home.testHelpers.advance(10 * minute);
  await reconcileAll({ ...home.deps, store });
  const paidThere = home.testHelpers.sessions().filter((one) => one.payment_status === "paid");
  const paidHere = await rows.count("select count(*) from purchases where state = 'paid'");
  if (engine === "SQLite") {
    expect(await rows.count("select integrity_check = 'ok' from pragma_integrity_check")).toBe(1);
  }
  await store.close();
  expect({ lost, paidHere }).toEqual({
    lost: { orders: 0, webhooks: 0 },
    paidHere: paidThere.length,
  });
  expect(acknowledged.webhooks.size).toBeGreaterThan(0);
  expect(slowestStart).toBeLessThan(2);
});

type Acknowledged = { readonly orders: Set<string>; readonly webhooks: Set<string> };
type TestHelpers = Awaited<ReturnType<typeof openShop>>["testHelpers"];

/** Orders, pays and lets the webhook arrive, as far as the server lives to see it. */
async function buyOnce(
  { order, deliver }: ReturnType<typeof callsTo>,
  testHelpers: TestHelpers,
  email: string,
  acknowledged: Acknowledged,
): Promise<void> {
  try {
    const { sessionId } = await order(email);
    if (sessionId === undefined) return;
    acknowledged.orders.add(sessionId);
    testHelpers.pay(sessionId);
    const isTaken = await deliver(sessionId, "checkout.session.completed", sessionId);
    if (isTaken) acknowledged.webhooks.add(sessionId);
  } catch {
    // The server is gone, and with it the rest of this purchase.
  }
}
