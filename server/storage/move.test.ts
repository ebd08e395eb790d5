import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { openDatabase, openStore } from "./open-store.ts";
import { somePurchase } from "./purchase.fixture.ts";
import { rowOf } from "./schema.ts";
import { createDatabase } from "#tests/support/postgres.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { move } from "./move.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Each is read and written once. */
const pairs = [
  ["SQLite", "PostgreSQL"],
  ["PostgreSQL", "SQLite"],
] as const;

/** An empty database, for moving and as the server opens it. */
async function openShop(engine: "SQLite" | "PostgreSQL") {
  const settings =
    engine === "SQLite"
      ? ({ kind: "sqlite", path: join(temporaryFolder(), "purchases.sqlite") } as const)
      : ({ kind: "postgres", url: await createDatabase(inject("postgresUrl")) } as const);
  const database = await openDatabase(settings, silent);
  onTestFinished(() => database.db.destroy());
  const open = async () => {
    const store = await openStore(settings, silent);
    onTestFinished(() => store.close());
    return store;
  };
  return { database, open, all: async () => (await open()).list({}, { limit: 5000 }) };
}

/** Purchases of every kind of value, more than are read or written at a time. */
const somePurchases = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    somePurchase({
      email: i % 3 === 0 ? "" : `'; drop table "purchases" -- ☯ 😀 \\ ${i}@example.com`,
      state: i % 2 === 0 ? "paid" : "expired",
      sessionId: i % 5 === 0 ? null : `cs_test_${i}`,
      paidAt: i % 2 === 0 ? new Date(1_795_000_000_123 + i) : null,
      amountTotal: i % 7 === 0 ? 0 : null,
      createdAt: new Date(1_795_000_000_000 + i),
    }),
  );

test.each(pairs)("%s moves to %s, row for row, and only where nothing was sold", async (a, b) => {
  const [from, to] = [await openShop(a), await openShop(b)];
  await expect(move(from.database, to.database)).rejects.toThrow("The database is empty");
  const store = await from.open();
  const rows = somePurchases(1201).map((purchase) => ({ ...rowOf(purchase), lookedAt: null }));
  await from.database.db.insertInto("purchases").values(rows).execute();
  await store.finishEvent({ id: "evt_1", type: "paid", at: new Date(1) });
  const before = await from.all();
  expect(await move(from.database, to.database)).toEqual({ purchases: 1201, events: 1 });
  expect(await to.all()).toEqual(before);
  const moved = await to.open();
  expect(await moved.isHandled("evt_1")).toBe(true);
  await moved.add(somePurchase({ createdAt: new Date() }));
  await expect(move(from.database, to.database)).rejects.toThrow("holds purchases");
  expect(await to.all()).toHaveLength(1202);
});

test("a database that a newer version has changed is moved by that version", async () => {
  const [from, to] = [await openShop("SQLite"), await openShop("SQLite")];
  await from.open();
  await from.database.db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto("kysely_migration")
    .values({ name: "099-moods", timestamp: "" })
    .execute();
  await expect(move(from.database, to.database)).rejects.toThrow("different versions");
});
