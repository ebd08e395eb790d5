import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { backUp, restore } from "#operator/backup.ts";
import { openDatabase } from "#server/storage/open-database.ts";
import { openStore } from "#server/storage/open-store.ts";
import { eachAtOnce } from "./crowd.ts";
import { engines, freshDatabase } from "./fresh-database.ts";
import { noteFinding, testTimeout, stopwatch } from "./numbers.ts";
import { openShop } from "./shop.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

test.each(engines)(
  "T28: every backup that is made while the shop sells on %s holds all that was sold before it",
  { timeout: testTimeout },
  async (engine) => {
    const elapsed = stopwatch();
    const folder = mkdtempSync(join(tmpdir(), "seven-petals-backup-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const sold: string[] = [];
    const backups: { readonly path: string; readonly before: readonly string[] }[] = [];
    const over = new AbortController();
    {
      await using shop = await openShop({ engine });
      const database = await openDatabase(
        engine === "SQLite"
          ? { kind: "sqlite", path: shop.file }
          : { kind: "postgres", url: shop.file },
        silent,
      );
      const keepBackingUp = async () => {
        while (!over.signal.aborted) {
          const path = join(folder, `${backups.length}.gz`);
          const before = [...sold];
          await backUp(database, path, () => new Date());
          backups.push({ path, before });
          await setTimeout(500);
        }
      };
      const backingUp = keepBackingUp();
      const people = Array.from({ length: 1000 }, (_, i) => `ada${i}@example.com`);
      await eachAtOnce(20, people, async (email) => {
        const sessionId = await shop.openSession(email);
        const payment = shop.testHelpers.pay(sessionId);
        if (payment.kind === "paid") await payment.answered;
        sold.push(sessionId);
      });
      over.abort();
      await backingUp;
      await database.db.destroy();
    }
    // Each into the other engine, which so must take what this one has written.
    const other = engines.find((name) => name !== engine) ?? engine;
    const lost: string[] = [];
    await eachAtOnce(1, backups, async ({ path, before }) => {
      const fresh = await freshDatabase(other, folder);
      const database = await openDatabase(fresh.database, silent);
      expect(await restore(database, path, false)).toMatchObject({ outcome: "done" });
      await database.db.destroy();
      const store = await openStore(fresh.database, silent);
      for (const id of before) {
        if ((await store.findBySession(id))?.state !== "paid") lost.push(id);
      }
      await store.close();
    });
    expect(backups.length).toBeGreaterThan(3);
    expect(lost).toEqual([]);
    noteFinding({
      id: "T28",
      what: `backup while selling on ${engine}`,
      tried: `${backups.length} backups during ${sold.length} purchases, each restored on ${other}`,
      found: `every backup is whole and holds all that was sold before it`,
      seconds: elapsed(),
    });
  },
);
