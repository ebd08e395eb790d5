import { spawnSync } from "node:child_process";
import { copyFileSync, linkSync, renameSync, rmSync, existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { addressAt, freePort } from "#tests/support/ports.ts";
import { callsTo } from "./calls.ts";
import { eachAtOnce, isFull, many, people, stopwatch } from "./crowd.ts";
import { kill, startShop } from "./processes.ts";
import { freshDatabase } from "./fresh-database.ts";
import { openShop } from "./shop.ts";

/** The database file is copied, and the copy put in its place, as by somebody who restores a backup too early. */
function replace(path: string): void {
  copyFileSync(path, `${path}-copy`);
  renameSync(`${path}-copy`, path);
}

const harms = [rmSync, replace];

test("T8: a database file that is deleted or replaced under the server takes no order until it is back", async () => {
  const orders = many(4, 500);
  for (const harm of harms) {
    await using shop = await openShop();
    const orderAll = async (name: string) => {
      const answers = await eachAtOnce(10, people(orders, name), (email) => shop.order(email));
      return new Set(answers.map(({ status }) => status));
    };
    const readiness = async () => (await shop.app.request("/readyz")).status;
    expect(await orderAll("early")).toEqual(new Set([200]));
    linkSync(shop.url, `${shop.url}-kept`);
    harm(shop.url);
    expect(await readiness()).toBe(503);
    expect(await orderAll("ada")).toEqual(new Set([503]));
    expect(shop.testHelpers.sessions()).toHaveLength(orders);
    renameSync(`${shop.url}-kept`, shop.url);
    expect(await orderAll("ada")).toEqual(new Set([200]));
    expect(await shop.count("select count(*) from purchases")).toBe(2 * orders);
  }
});

test("T21: two servers that write to one SQLite file at once lose no order and refuse none", async () => {
  const { database, rows } = await freshDatabase("SQLite");
  // Of this shop only the provider is used.
  await using home = await openShop();
  const { providerPort } = home;
  const orders = many(12, 2000);
  const ports = [await freePort(), await freePort()];
  const writers = await Promise.all(
    ports.map((port) => startShop({ database, port, providerPort })),
  );
  const answers = await Promise.all(
    ports.map((port) =>
      eachAtOnce(10, Array.from({ length: orders }), (_, i) =>
        callsTo(addressAt(port)).order(`ada${i}.${port}@example.com`),
      ),
    ),
  );
  await Promise.all(writers.map(kill));
  const refused = answers.flat().filter(({ status }) => status !== 200).length;
  const sold = await rows.count("select count(*) from purchases");
  expect({ refused, sold }).toEqual({ refused: 0, sold: 2 * orders });
});

/** A server whose files may not grow beyond a limit, as on a disk that is full. */
async function startOnSmallDisk(providerPort: number, limitInKb: number) {
  const { database, url: path, rows } = await freshDatabase("SQLite");
  const port = await freePort();
  const siteUrl = addressAt(port);
  // The limit ends a program unless it is told to carry on with an error. The shell counts in blocks of 512 bytes or 1 KB.
  const line = `trap '' XFSZ; ulimit -S -f ${limitInKb}; exec "$0" "$@"`;
  const shell = { execPath: "bash", execArgv: ["-c", line, process.execPath] };
  const child = await startShop({ database, port, providerPort }, shell);
  const readiness = async () => (await fetch(`${siteUrl}/readyz`)).status;
  return { child, path, readiness, ...callsTo(siteUrl), rows };
}

test.runIf(isFull)("T8: on a full disk only what is recorded is acknowledged", async () => {
  await using home = await openShop();
  const { child, path, order, readiness, rows } = await startOnSmallDisk(home.providerPort, 2500);
  expect(await readiness()).toBe(200);
  const answers = await eachAtOnce(10, people(3000), order);
  const acknowledged = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(100);
  expect(acknowledged).not.toEqual([]);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(refused.every(({ error }) => typeof error === "string")).toBe(true);
  const file = new DatabaseSync(path, { readOnly: true });
  const find = file.prepare("select count(*) as found from purchases where session_id = ?");
  const missing = acknowledged.filter(({ sessionId = "" }) => find.get(sessionId)?.["found"] !== 1);
  file.close();
  expect(missing).toEqual([]);
  // What it found before the disk was full stands for five seconds.
  await expect.poll(readiness, { timeout: 10_000 }).toBe(503);

  spawnSync("prlimit", ["--pid", String(child.pid), "--fsize=unlimited"]);
  const back = stopwatch();
  while ((await order("eve@example.com")).status !== 200) {
    expect(back()).toBeLessThan(10);
    await setTimeout(50);
  }
  await expect.poll(readiness, { timeout: 10_000 }).toBe(200);
  expect(await rows.count("select integrity_check = 'ok' from pragma_integrity_check")).toBe(1);
  await kill(child);
});

test.runIf(isFull)("T8: while the SQLite file is held, orders wait or are refused", async () => {
  await using home = await openShop();
  const { child, path, order, opensReport, readiness, rows } = await startOnSmallDisk(
    home.providerPort,
    1_000_000,
  );
  const buyer = "first@example.com";
  const { sessionId = "" } = await order(buyer);
  home.testHelpers.pay(sessionId);
  expect(await opensReport(sessionId, buyer)).toBe(true);
  expect(existsSync(path)).toBe(true);
  const orderAll = (emails: readonly string[]) => Promise.all(emails.map(order));
  const other = new DatabaseSync(path);
  other.exec("begin immediate");
  const held = stopwatch();
  const readyMeanwhile = readiness();
  const tooEarly = orderAll(people(5, "early"));
  let patient: ReturnType<typeof orderAll> | undefined;
  let slowestVisit = 0;
  while (held() < 10) {
    // In the last seconds, so that there is time left when the file is free again.
    if (held() > 7) patient ??= orderAll(people(5, "patient"));
    const visit = stopwatch();
    expect(await opensReport(sessionId, buyer)).toBe(true);
    slowestVisit = Math.max(slowestVisit, visit());
    await setTimeout(100);
  }
  other.exec("commit");
  other.close();
  const statusesOf = (answers: Awaited<ReturnType<typeof orderAll>>) =>
    answers.map(({ status }) => status);
  expect(statusesOf(await tooEarly)).toEqual([503, 503, 503, 503, 503]);
  expect(statusesOf((await patient) ?? [])).toEqual([200, 200, 200, 200, 200]);
  expect(slowestVisit).toBeLessThan(1);
  expect(await readyMeanwhile).toBe(503);
  await expect.poll(readiness, { timeout: 10_000 }).toBe(200);
  expect(statusesOf(await orderAll(people(5, "early")))).toEqual([200, 200, 200, 200, 200]);
  expect(await rows.count("select count(*) from purchases where state = 'open'")).toBe(10);
  await kill(child);
});
