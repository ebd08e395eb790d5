import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { opensReport } from "#domain/purchase/purchase.ts";
import { backUp } from "#operator/backup.ts";
import { move } from "#server/storage/move.ts";
import { openDatabase, openStore } from "#server/storage/open-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { eachAtOnce, people } from "./crowd.ts";
import { freshDatabase } from "./fresh-database.ts";
import { openShop } from "./shop.ts";
import { silent } from "#tests/support/logs.ts";

test("T28: every backup that is made while the shop sells opens every report that was sold before it", async () => {
  const folder = temporaryFolder();
  const sold: string[] = [];
  const backups: { readonly path: string; readonly before: readonly string[] }[] = [];
  const over = new AbortController();
  {
    await using shop = await openShop();
    const keepBackingUp = async () => {
      while (!over.signal.aborted) {
        const path = join(folder, `${backups.length}.sqlite`);
        const before = [...sold];
        expect(await backUp(shop.url, path, new Date())).toMatchObject({ outcome: "done" });
        backups.push({ path, before });
        await setTimeout(500);
      }
    };
    const backingUp = keepBackingUp();
    await eachAtOnce(20, people(1000), async (email) => {
      sold.push((await shop.buy(email)).sessionId);
    });
    over.abort();
    await backingUp;
  }
  const closed: string[] = [];
  await eachAtOnce(1, backups, async ({ path, before }) => {
    const restored = { kind: "sqlite", path } as const;
    const { database: moved } = await freshDatabase("PostgreSQL");
    const [from, to] = [await openDatabase(restored, silent), await openDatabase(moved, silent)];
    await move(from, to);
    await Promise.all([from.db.destroy(), to.db.destroy()]);
    for (const place of [restored, moved]) {
      const store = await openStore(place, silent);
      for (const id of before) {
        const purchase = await store.findBySession(id);
        if (!purchase || !opensReport(purchase)) closed.push(id);
      }
      await store.close();
    }
  });
  expect(backups.length).toBeGreaterThan(3);
  expect(closed).toEqual([]);
});
