import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { paths } from "#domain/purchase/contract.ts";
import { openStore } from "#server/storage/open-store.ts";
import { addressAt, freePort } from "#tests/support/ports.ts";
import { silent } from "#tests/support/logs.ts";
import { orderAt } from "./calls.ts";
import { seeded, isFull, many, stopwatch } from "./crowd.ts";
import { engines, freshDatabase } from "./fresh-database.ts";
import { kill, launch, startByNpm, startServer, startShop } from "./processes.ts";
import type { ProcessSettings } from "./shop-process.ts";

test.each([
  { what: "SIGTERM under load", start: startServer, stops: many(1, 50) },
  // What a container asks to stop is npm, which passes that on.
  { what: "SIGTERM to npm start", start: startByNpm, stops: many(1, 10) },
])(
  "T20: at a $what the server answers what it has begun, and then ends",
  async ({ start, stops }) => {
    const underWay = 10;
    let answered = 0;
    let slowest = 0;
    for (let i = 0; i < stops; i += 1) {
      const port = await freePort();
      const stop = await stopUnderLoad(underWay, port, await start({ PORT: String(port) }));
      expect(stop.code).toBe(0);
      answered += stop.answered;
      slowest = Math.max(slowest, stop.seconds);
      const next = createServer().listen(port, "127.0.0.1");
      // It ends with an error if the port is still taken.
      await once(next, "listening");
      next.close();
    }
    expect(answered).toBe(stops * underWay);
    if (isFull) expect(slowest).toBeLessThan(10);
  },
);

/** Stops a server in whose hands there are orders of which it has read the first half. */
async function stopUnderLoad(
  underWay: number,
  port: number,
  { child, end }: Awaited<ReturnType<typeof startServer>>,
) {
  const orders = await Promise.all(
    Array.from({ length: underWay }, (_, i) => beginOrder(port, `ada${i}@example.com`)),
  );
  // Connections are taken in order: whoever is answered now came after those.
  await fetch(`${addressAt(port)}/healthz`);
  const waited = stopwatch();
  child.kill("SIGTERM");
  await setTimeout(50);
  const answers = await Promise.all(orders.map((finish) => finish()));
  const code = await end;
  return { answered: answers.filter(Boolean).length, code, seconds: waited() };
}

/** Sends the first half of an order; the result sends the rest and says whether a payment page was the answer. */
async function beginOrder(port: number, email: string): Promise<() => Promise<boolean>> {
  const { method, headers, body } = orderAt(`http://localhost:${port}`, email);
  const sent = request({
    port,
    method,
    headers: { ...headers, host: `localhost:${port}`, "content-length": body.length },
    path: paths.createCheckout,
    agent: false,
  });
  const answered = once(sent, "response");
  await new Promise((resolve) => void sent.write(body.slice(0, 40), resolve));
  return async () => {
    sent.end(body.slice(40));
    const [answer] = (await answered) as [IncomingMessage];
    const text = Buffer.concat(await answer.toArray()).toString();
    return answer.statusCode === 200 && text.includes(`"url":"http`);
  };
}

const settingsFor = async (database: ProcessSettings["database"]): Promise<ProcessSettings> => ({
  database,
  port: await freePort(),
  providerPort: 1,
});

const countMigrations = "select count(*) from kysely_migration";

test.each(engines)("T20: on %s, starts together or cut off leave one schema", async (engine) => {
  const [pairs, kills] = [many(1, 20), many(1, 20)];
  const random = seeded(20);
  const schemas: number[] = [];
  for (let i = 0; i < pairs; i += 1) {
    const { database, rows } = await freshDatabase(engine);
    const settings = [await settingsFor(database), await settingsFor(database)];
    const children = await Promise.all(settings.map((one) => startShop(one)));
    schemas.push(await rows.count(countMigrations));
    await Promise.all(children.map(kill));
  }
  for (let i = 0; i < kills; i += 1) {
    const { database, rows } = await freshDatabase(engine);
    const child = launch("shop-process.ts", await settingsFor(database));
    await setTimeout(100 + random() * 600);
    await kill(child);
    const store = await openStore(database, silent);
    await store.close();
    schemas.push(await rows.count(countMigrations));
  }
  expect(new Set(schemas).size).toBe(1);
  expect(schemas[0]).toBeGreaterThan(0);
});
