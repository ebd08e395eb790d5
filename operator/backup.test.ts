import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, inject, onTestFinished, test } from "vitest";
import type { Config } from "#server/settings/config.ts";
import { migrate } from "#server/storage/migrate.ts";
import { migrations } from "#server/storage/migrations.ts";
import { writeBackup } from "#server/storage/backup.ts";
import { openDatabase } from "#server/storage/open-database.ts";
import { openStore } from "#server/storage/open-store.ts";
import { somePurchase } from "#server/storage/purchase-store.contract.ts";
import type { Purchase } from "#server/storage/purchase-store.ts";
import { createDatabase } from "#tests/support/postgres.ts";
import { backUp, restore, whyNoBackup } from "./backup.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const at = new Date("2026-11-21T12:00:00Z");
const engines = ["SQLite", "PostgreSQL"] as const;
type EngineName = (typeof engines)[number];
const pairs = engines.flatMap((from) => engines.map((to) => [from, to] as const));

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), "seven-petals-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return (name: string) => join(folder, name);
}

/** An empty database, as the server's store and as what backups are made of. */
async function openShop(engine: EngineName, { hasTables = true } = {}) {
  const settings: Config["database"] =
    engine === "SQLite"
      ? { kind: "sqlite", path: openFolder()("purchases.sqlite") }
      : { kind: "postgres", url: await createDatabase(inject("postgresUrl")) };
  const open = async () => {
    const store = await openStore(settings, silent);
    onTestFinished(() => store.close());
    return store;
  };
  const store = hasTables ? await open() : undefined;
  const database = await openDatabase(settings, silent);
  onTestFinished(() => database.db.destroy());
  return {
    database,
    store: store ?? { add: () => Promise.resolve(false) },
    open,
    all: async () => (await open()).list({}, { limit: 5000 }),
  };
}

/** Purchases of every kind of value, more than are read or written at a time. */
function somePurchases(count: number): readonly Purchase[] {
  return Array.from({ length: count }, (_, i) =>
    somePurchase({
      email: i % 3 === 0 ? "" : `'; drop table "purchases" -- ☯ 😀 \\ \n${i}@example.com`,
      state: i % 2 === 0 ? "paid" : "expired",
      sessionId: i % 5 === 0 ? null : `cs_test_${i}`,
      paidAt: i % 2 === 0 ? new Date(1_795_000_000_123 + i) : null,
      amountTotal: i % 7 === 0 ? 0 : null,
      createdAt: new Date(1_795_000_000_000 + i),
    }),
  );
}

test.each(pairs)("a backup of %s restores into an empty %s, row for row", async (from, to) => {
  const file = openFolder()("backup.gz");
  const shop = await openShop(from);
  for (const purchase of somePurchases(1201)) await shop.store.add(purchase);
  const store = await shop.open();
  await store.finishEvent({ id: "evt_1", type: "paid", at });
  const before = await shop.all();
  const made = await backUp(shop.database, file, () => at);
  expect(made.lines[0]).toContain("1201 purchases and 1 events, as of 2026-11-21T12:00:00.000Z");
  expect(await store.lastMoments()).toMatchObject({ backup: at });
  const other = await openShop(to, { hasTables: false });
  expect(await restore(other.database, file, false)).toMatchObject({ outcome: "done" });
  expect(await other.all()).toEqual(before);
  const restored = await other.open();
  expect(await restored.isHandled("evt_1")).toBe(true);
  expect(await restored.add(somePurchase({}))).toBe(true);
});

test.each(engines)(
  "%s: a database that holds purchases is replaced only when that is confirmed",
  async (engine) => {
    const file = openFolder()("backup.gz");
    const shop = await openShop(engine);
    for (const purchase of somePurchases(3)) await shop.store.add(purchase);
    const before = await shop.all();
    await backUp(shop.database, file, () => at);
    await shop.store.add(somePurchase({}));
    const now = await shop.all();
    expect(await restore(shop.database, file, false)).toMatchObject({
      outcome: "unconfirmed",
      lines: [
        expect.stringContaining("would replace the 4 purchases of the database by 3 purchases"),
        expect.anything(),
      ],
    });
    expect(await shop.all()).toEqual(now);
    expect(await restore(shop.database, file, true)).toMatchObject({ outcome: "done" });
    expect(await shop.all()).toEqual(before);
  },
);

/** A backup of three purchases, its lines changed. */
async function spoil(change: (lines: string[]) => readonly string[]) {
  const file = openFolder()("backup.gz");
  const shop = await openShop("SQLite");
  for (const purchase of somePurchases(3)) await shop.store.add(purchase);
  await backUp(shop.database, file, () => at);
  const lines = gunzipSync(readFileSync(file)).toString().split("\n");
  writeFileSync(file, gzipSync(change(lines).join("\n")));
  return file;
}

const heading = (change: object) => (lines: string[]) => [
  JSON.stringify({ ...JSON.parse(lines[0] ?? ""), ...change }),
  ...lines.slice(1),
];

test.each<[string, (lines: string[]) => readonly string[], string]>([
  ["without a row", (lines) => lines.toSpliced(2, 1), "rows of purchases are missing"],
  ["without its end", (lines) => [...lines.slice(0, -2), ""], "its end is missing"],
  ["cut off in a line", (lines) => [lines.slice(0, 3).join("\n").slice(0, -9)], "no whole backup"],
  [
    "with something after its end",
    (lines) => [...lines.slice(0, -1), lines[1] ?? "", ""],
    "goes on",
  ],
  ["with a strange line", (lines) => lines.toSpliced(2, 0, "ada@example.com"), "not JSON"],
  ["with a row of no table", (lines) => lines.toSpliced(2, 0, '{"moods":{"id":"1"}}'), "no table"],
  ["that is some other file", () => ['{"hello":"world"}', ""], "shop-backup-1"],
  ["that is empty", () => [""], "its end is missing"],
  [
    "of a newer version",
    heading({ migrations: ["099-moods"] }),
    "newer version of the shop (099-moods)",
  ],
  // Whole by its numbers, but with a purchase that the table refuses: what was deleted and written before is taken back.
  ["with a row twice", (lines) => lines.toSpliced(2, 1, lines[1] ?? ""), ""],
])("a file %s is refused, and the database keeps what it has", async (_what, change, words) => {
  const file = await spoil(change);
  for (const engine of engines) {
    const shop = await openShop(engine);
    await shop.store.add(somePurchase({}));
    const before = await shop.all();
    const error: unknown = await restore(shop.database, file, true).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    const { message } = error as Error;
    expect(message).toContain(words);
    expect(message).not.toContain("ada@");
    expect(await shop.all()).toEqual(before);
  }
});

test("half a file, and a file that was never packed, are refused as such", async () => {
  const file = await spoil((lines) => lines);
  const shop = await openShop("SQLite");
  writeFileSync(file, readFileSync(file).subarray(0, -20));
  await expect(restore(shop.database, file, true)).rejects.toThrow("no whole backup");
  writeFileSync(file, "hello");
  await expect(restore(shop.database, file, true)).rejects.toThrow("cannot be unpacked");
});

test.each(engines)(
  "%s: a database of every earlier version is backed up, and its backup restored today",
  async (engine) => {
    const path = openFolder();
    const shop = await openShop(engine, { hasTables: false });
    const steps = Object.entries(migrations(shop.database.engine));
    for (const [i, [step]] of steps.entries()) {
      await migrate(
        shop.database.db,
        shop.database.engine,
        Object.fromEntries(steps.slice(0, i + 1)),
      );
      const file = path(`${step}.gz`);
      await backUp(shop.database, file, () => at);
      const later = await openShop(engine);
      expect(await restore(later.database, file, false)).toMatchObject({ outcome: "done" });
    }
  },
);

test("a backup is for its owner's eyes, replaces no other, and leaves no half file behind", async () => {
  const path = openFolder();
  const shop = await openShop("SQLite");
  await backUp(shop.database, path("one.gz"), () => at);
  expect(statSync(path("one.gz")).mode & 0o777).toBe(0o600);
  const bytes = readFileSync(path("one.gz"));
  const again: unknown = await backUp(shop.database, path("one.gz"), () => at).catch(
    (error: unknown) => error,
  );
  expect(whyNoBackup(again, { kind: "backup", file: "one.gz" })?.lines).toEqual([
    expect.stringContaining("one.gz is there already"),
  ]);
  expect(readFileSync(path("one.gz"))).toEqual(bytes);
  const empty = await openShop("PostgreSQL", { hasTables: false });
  await expect(backUp(empty.database, path("two.gz"), () => at)).rejects.toThrow(
    "nothing to back up",
  );
  expect([existsSync(path("two.gz")), existsSync(path("two.gz.part"))]).toEqual([false, false]);
});

test("a place that may not be written is said, with the way out", async () => {
  const path = openFolder();
  const shop = await openShop("SQLite");
  writeFileSync(path("taken"), "");
  const file = path("taken/one.gz");
  const error: unknown = await backUp(shop.database, file, () => at).catch(
    (thrown: unknown) => thrown,
  );
  expect(whyNoBackup(error, { kind: "backup", file })?.lines).toEqual([
    expect.stringContaining("taken/one.gz cannot be written (ENOTDIR)."),
  ]);
  const denied = { code: "EACCES", syscall: "open" };
  expect(whyNoBackup(denied, { kind: "backup", file: "/root/b.gz" })?.lines).toEqual([
    "/root/b.gz cannot be written (permission denied). Choose a folder that the user who runs this may write to.",
  ]);
  const toRead = { kind: "restore", file: "/root/b.gz", confirmed: false } as const;
  expect(whyNoBackup(denied, toRead)?.lines).toEqual([
    "/root/b.gz cannot be read (permission denied). Choose a folder that the user who runs this may read.",
  ]);
});

test.each(engines)(
  "%s: a disk that takes no more ends the backup with its reason, and gives the database back",
  async (engine) => {
    const path = openFolder();
    const shop = await openShop(engine);
    for (const purchase of somePurchases(1201)) await shop.store.add(purchase);
    // Writing there fails, as on a disk that is full.
    symlinkSync(path("nowhere/file"), path("one.gz.part"));
    const error: unknown = await backUp(shop.database, path("one.gz"), () => at).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ code: "ENOENT" });
    expect(existsSync(path("one.gz"))).toBe(false);
    await shop.database.db.destroy();
  },
);

test("a backup that is whole stays, even when the database can no longer note it", async () => {
  const file = openFolder()("one.gz");
  const shop = await openShop("SQLite");
  await shop.database.db.schema.dropTable("last_done").execute();
  await expect(backUp(shop.database, file, () => at)).rejects.toThrow("last_done");
  const other = await openShop("SQLite");
  expect(await restore(other.database, file, false)).toMatchObject({ outcome: "done" });
});

test.each(engines)(
  "%s: the server sells while a backup is made, which shows one moment",
  async (engine) => {
    const shop = await openShop(engine);
    for (const purchase of somePurchases(600)) await shop.store.add(purchase);
    const lines: string[] = [];
    const sold: boolean[] = [];
    await writeBackup(shop.database, at, async (text) => {
      lines.push(...text.trimEnd().split("\n"));
      sold.push(await shop.store.add(somePurchase({ id: `f${sold.length}` })));
    });
    expect(sold.length).toBeGreaterThan(3);
    expect(new Set(sold)).toEqual(new Set([true]));
    expect(lines.at(-1)).toBe('{"rows":{"purchases":600,"provider_news":0}}');
  },
);
