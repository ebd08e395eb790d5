import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { linkSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { somePurchase } from "./purchase.fixture.ts";
import { testPurchaseStore } from "./purchase-store.contract.ts";
import { openSqliteStore } from "./sqlite.ts";
import { StorageError } from "./storage-error.ts";
import { testMaintenance } from "./maintenance.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "seven-petals-sqlite-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

testPurchaseStore("SQLite", () => openSqliteStore(join(folder, "contract", "purchases.sqlite")));

testMaintenance("SQLite", () => {
  const path = join(folder, `${randomUUID()}.sqlite`);
  return Promise.resolve(() => openSqliteStore(path));
});

test("what is acknowledged survives a power cut: write-ahead log, fully synchronised, strict tables", async () => {
  const path = join(folder, "settings.sqlite");
  const { exec } = DatabaseSync.prototype;
  onTestFinished(() => void (DatabaseSync.prototype.exec = exec));
  let synchronous: unknown;
  DatabaseSync.prototype.exec = function listen(text) {
    exec.call(this, text);
    synchronous = this.prepare("pragma synchronous").get();
  };
  const store = await openSqliteStore(path);
  DatabaseSync.prototype.exec = exec;
  // FULL, which each connection decides for itself.
  expect(synchronous).toEqual({ synchronous: 2 });
  const file = new DatabaseSync(path, { readOnly: true });
  expect(file.prepare("pragma journal_mode").get()).toMatchObject({ journal_mode: "wal" });
  const strict = file.prepare("select name, strict from pragma_table_list where name = ?");
  expect(strict.get("purchases")).toMatchObject({ strict: 1 });
  expect(strict.get("provider_news")).toMatchObject({ strict: 1 });
  file.close();
  await store.close();
});

test("an erased e-mail is gone from the files themselves, while the server has them open", async () => {
  const path = join(folder, "erased.sqlite");
  const server = await openSqliteStore(path);
  const owner = await openSqliteStore(path, { migrates: false });
  const reader = new DatabaseSync(path);
  // As long as an address may be, so that what is written in its place does not happen to cover it.
  const email = `${"forget.".repeat(34)}me@example.com`;
  const record = async () => {
    const purchase = somePurchase({ email, emailNormalized: email, state: "expired" });
    await server.add(purchase);
    return purchase.id;
  };
  const isInFiles = (text: string) =>
    [path, `${path}-wal`].some((name) => readFileSync(name, "latin1").includes(text));
  const forgetUnsold = () =>
    server.eraseUnsold({ recordedBefore: new Date(), at: new Date(), limit: 9 });

  const id = await record();
  await owner.erase(id, new Date());
  expect([isInFiles(id), isInFiles("forget.")]).toEqual([true, false]);
  await record();
  expect(isInFiles("forget.")).toBe(true);
  await forgetUnsold();
  expect(isInFiles("forget.")).toBe(false);

  // A backup that is being made keeps what it reads; the server's next turn finds it over.
  const held = await record();
  reader.exec("begin; select * from purchases");
  await owner.erase(held, new Date());
  expect(isInFiles("forget.")).toBe(true);
  reader.exec("rollback");
  await forgetUnsold();
  expect(isInFiles("forget.")).toBe(false);
  reader.close();
  await owner.close();
  await server.close();
});

test("two that meet a new file at the same moment both open it, however close the race", async () => {
  // Only a race to the microsecond shows it, so threads start each round together, many times.
  const rounds = 60;
  const starters = 4;
  const waiting = new SharedArrayBuffer(rounds * 4);
  const program = `const { parentPort, workerData } = require("node:worker_threads");
    const waiting = new Int32Array(workerData.waiting);
    import(workerData.module).then(async ({ openSqliteStore }) => {
      for (let round = 0; round < workerData.rounds; round++) {
        Atomics.add(waiting, round, 1);
        while (Atomics.load(waiting, round) < workerData.starters);
        await openSqliteStore(workerData.folder + "/" + round + ".sqlite").then(
          (store) => store.close(),
          (error) => parentPort.postMessage(error.message),
        );
      }
    });`;
  const refusals: string[] = [];
  const module = import.meta.resolve("./sqlite.ts");
  const workerData = { module, folder: join(folder, "race"), rounds, starters, waiting };
  await Promise.all(
    Array.from({ length: starters }, async () => {
      const worker = new Worker(program, { eval: true, workerData });
      worker.on("message", (message) => refusals.push(message));
      await once(worker, "exit");
    }),
  );
  expect(refusals).toEqual([]);
  // Threads that wait for each other take long where others want the processors, too.
}, 60_000);

/** A store, and another program that has its file open. */
async function openWithOther(options?: Parameters<typeof openSqliteStore>[1]) {
  const path = join(folder, `${randomUUID()}.sqlite`);
  const store = await openSqliteStore(path, options);
  const other = new DatabaseSync(path);
  onTestFinished(() => (other.close(), store.close()));
  return { store, other };
}

test("while another program holds the file, writes wait, and nobody else does", async () => {
  const { store, other } = await openWithOther();
  const before = somePurchase({});
  await store.add(before);
  other.exec("begin immediate");
  const purchase = somePurchase({});
  let isOver = false;
  const added = store.add(purchase).finally(() => (isOver = true));
  // Reads go on, and so does this process; SQLite's own waiting would have stopped both.
  expect(await store.find(before.id)).toMatchObject({ id: before.id });
  expect(await store.find(purchase.id)).toBeUndefined();
  expect(isOver).toBe(false);
  other.exec("commit");
  expect(await added).toBe(true);
  expect(await store.find(purchase.id)).toMatchObject({ id: purchase.id });
});

test("a probe is written for good, as an order is, and a file that stays held is given up after a while", async () => {
  const { store, other } = await openWithOther({ lockTimeout: 50 });
  // A number that changes with each commit of somebody else.
  const version = other.prepare("pragma data_version");
  const before = version.get();
  await store.probe();
  expect(version.get()).not.toEqual(before);
  other.exec("begin immediate");
  await expect(store.probe()).rejects.toBeInstanceOf(StorageError);
});

// T8 deletes and replaces the file itself.
test("a file without its write-ahead log takes no purchase until it is back", async () => {
  const path = join(folder, "without-log.sqlite");
  const log = `${path}-wal`;
  const store = await openSqliteStore(path);
  const purchase = somePurchase({});
  await store.add(purchase);
  linkSync(log, `${log}-kept`);
  rmSync(log);
  const refusal = { name: "StorageError", message: expect.stringContaining(path) };
  await expect(store.add(somePurchase({}))).rejects.toMatchObject(refusal);
  await expect(store.probe()).rejects.toMatchObject(refusal);
  renameSync(`${log}-kept`, log);
  await store.probe();
  expect(await store.list({}, { limit: 10 })).toEqual([purchase]);
  await store.close();
});

test("what is no lock is not waited for", async () => {
  const store = await openSqliteStore(":memory:", { lockTimeout: 60_000 });
  await store.close();
  await expect(store.find("a")).rejects.toBeInstanceOf(StorageError);
});

test("nothing that is looked up makes the database read every purchase", async () => {
  const path = join(folder, "plans.sqlite");
  const store = await openSqliteStore(path);
  const asked: string[] = [];
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function listen(text, ...rest) {
    asked.push(text);
    return prepare.call(this, text, ...rest);
  };
  onTestFinished(() => void (DatabaseSync.prototype.prepare = prepare));
  await store.find("id");
  await store.findBySession("session");
  await store.findByCheckoutKey("key");
  await store.isHandled("event");
  await store.claimUnconfirmed({ at: new Date(), limit: 20 });
  await store.list({}, { limit: 20 });
  await store.list({ emailNormalized: "ada@example.com" }, { limit: 20 });
  await store.list({ idBegins: "1a2b" }, { limit: 2 });
  await store.close();
  DatabaseSync.prototype.prepare = prepare;
  expect(asked).toHaveLength(8);

  const file = new DatabaseSync(path, { readOnly: true });
  for (const text of asked) {
    const steps = file.prepare(`explain query plan ${text}`).all();
    // The newest are read along an index, which ends at the limit.
    const readsAll = text.includes(" where ") ? /^SCAN / : /^SCAN \w+$/u;
    expect(
      steps.filter(({ detail }) => readsAll.test(String(detail))),
      text,
    ).toEqual([]);
    // Not that of all that await payment, which would all be read to find the few that are due.
    if (text.includes("looked_at"))
      expect(JSON.stringify(steps)).toContain("INDEX purchases_daily_look");
  }
  file.close();
});
