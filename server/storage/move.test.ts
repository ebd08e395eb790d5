import { expect, test } from "vitest";
import { openEmpty } from "./empty-database.fixture.ts";
import { somePurchase } from "./purchase.fixture.ts";
import { rowOf } from "./schema.ts";
import { move } from "./move.ts";

/** Each is read and written once. */
const pairs = [
  ["SQLite", "PostgreSQL"],
  ["PostgreSQL", "SQLite"],
] as const;

const allOf = async ({ open }: Awaited<ReturnType<typeof openEmpty>>) =>
  (await open()).list({}, { limit: 5000 });

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
  const [from, to] = [await openEmpty(a), await openEmpty(b)];
  await expect(move(from, to)).rejects.toThrow("The database is empty");
  const store = await from.open();
  const rows = somePurchases(1201).map((purchase) => ({ ...rowOf(purchase), lookedAt: null }));
  await from.db.insertInto("purchases").values(rows).execute();
  await store.finishEvent({ id: "evt_1", type: "paid", at: new Date(1) });
  const before = await allOf(from);
  expect(await move(from, to)).toEqual({ purchases: 1201, events: 1 });
  expect(await allOf(to)).toEqual(before);
  const moved = await to.open();
  expect(await moved.isHandled("evt_1")).toBe(true);
  await moved.add(somePurchase({ createdAt: new Date() }));
  await expect(move(from, to)).rejects.toThrow("holds purchases");
  expect(await allOf(to)).toHaveLength(1202);
});

test("a database that a newer version has changed is moved by that version", async () => {
  const [from, to] = [await openEmpty("SQLite"), await openEmpty("SQLite")];
  await from.open();
  await from.db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto("kysely_migration")
    .values({ name: "099-moods", timestamp: "" })
    .execute();
  await expect(move(from, to)).rejects.toThrow("different versions");
});
