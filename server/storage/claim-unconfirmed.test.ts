import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, onTestFinished, test } from "vitest";
import { createDatabase } from "#tests/support/postgres.ts";
import { openPostgresStore } from "./postgres.ts";
import { somePurchase } from "./purchase-store.contract.ts";
import type { PurchaseStore } from "./purchase-store.ts";
import { openSqliteStore } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "seven-petals-claims-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes an empty database; each call of what it gives opens that database once more, as another server would. */
const engines: Record<string, () => Promise<() => Promise<PurchaseStore>>> = {
  SQLite: async () => {
    const path = join(folder, `${randomUUID()}.sqlite`);
    return () => openSqliteStore(path);
  },
  PostgreSQL: async () => {
    const url = await createDatabase(inject("postgresUrl"));
    return () => openPostgresStore(url, { warn: () => undefined });
  },
};

async function openServers(engine: string) {
  const open = await engines[engine]?.();
  if (!open) throw new Error(`There is no engine ${engine}.`);
  const servers = [await open(), await open()] as const;
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))));
  return servers;
}

test.each(Object.keys(engines))(
  "%s: what awaits payment is taken a minute after the order, then each time it is twice as old, the longest due first",
  async (engine) => {
    const [store] = await openServers(engine);
    const ordered = (state: "created" | "open" | "paid", at: number) =>
      somePurchase({ state, createdAt: new Date(at) });
    const [first, second, paid] = [
      ordered("created", 0),
      ordered("open", 30_000),
      ordered("paid", 0),
    ];
    for (const purchase of [paid, second, first]) await store.add(purchase);
    const claim = async (at: number, limit = 9) => {
      const claimed = await store.claimUnconfirmed({ at: new Date(at), limit });
      return claimed.map(({ id }) => (id === first.id ? "first" : "second")).toSorted();
    };
    expect(await claim(59_999)).toEqual([]);
    expect(await claim(90_000, 1)).toEqual(["first"]);
    expect(await claim(90_000)).toEqual(["second"]);
    // The second is twice as old at 150 s, the first at 180 s.
    expect(await claim(149_999)).toEqual([]);
    expect(await claim(200_000, 1)).toEqual(["second"]);
    expect(await claim(200_000)).toEqual(["first"]);
    expect(await claim(369_999)).toEqual([]);
    expect(await claim(400_000)).toEqual(["first", "second"]);
  },
);

test.each(Object.keys(engines))(
  "%s: in days 3 to 14, in which bank debits arrive, a purchase is taken once a day",
  async (engine) => {
    const [store] = await openServers(engine);
    await store.add(somePurchase({ state: "open", createdAt: new Date(0) }));
    const hour = 3_600_000;
    const days: number[] = [];
    for (let age = hour; age <= 30 * 24 * hour; age += hour) {
      const claimed = await store.claimUnconfirmed({ at: new Date(age), limit: 1 });
      if (claimed.length > 0 && age >= 48 * hour) days.push(Math.ceil(age / 24 / hour));
    }
    expect(days).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 28]);
  },
);

test.each(Object.keys(engines))(
  "%s: servers that take at the same moment each get their fill, and no purchase twice",
  async (engine) => {
    const [one, other] = await openServers(engine);
    const purchases = Array.from({ length: 40 }, (_, i) =>
      somePurchase({ createdAt: new Date(i) }),
    );
    for (const purchase of purchases) await one.add(purchase);
    const claim = { at: new Date(100_000), limit: 5 };
    const batches = await Promise.all(
      Array.from({ length: 8 }, (_, i) => (i % 2 ? one : other).claimUnconfirmed(claim)),
    );
    const ids = batches.flat().map(({ id }) => id);
    expect(ids.toSorted()).toEqual(purchases.map(({ id }) => id).toSorted());
    expect(batches.map(({ length }) => length)).toEqual(Array.from({ length: 8 }, () => 5));
  },
);
