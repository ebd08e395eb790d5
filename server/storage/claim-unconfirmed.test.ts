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
  "%s: what awaits payment is taken once, oldest first, until it is due again",
  async (engine) => {
    const [store] = await openServers(engine);
    const [oldest, older, paid, fresh] = [
      somePurchase({ state: "created", sessionId: null, createdAt: new Date(1) }),
      somePurchase({ state: "open", createdAt: new Date(2) }),
      somePurchase({ state: "paid", createdAt: new Date(3) }),
      somePurchase({ state: "open", createdAt: new Date(100) }),
    ];
    for (const purchase of [fresh, paid, older, oldest]) await store.add(purchase);
    const claim = (at: number, limit: number) =>
      store.claimUnconfirmed({
        recordedBefore: new Date(100),
        lookedAtBefore: new Date(at - 50),
        at: new Date(at),
        limit,
      });
    expect(await claim(200, 1)).toEqual([oldest]);
    expect(await claim(210, 9)).toEqual([older]);
    expect(await claim(220, 9)).toEqual([]);
    expect((await claim(300, 9)).map(({ id }) => id).toSorted()).toEqual(
      [oldest.id, older.id].toSorted(),
    );
  },
);

test.each(Object.keys(engines))(
  "%s: two servers that take at the same moment take each purchase once",
  async (engine) => {
    const [one, other] = await openServers(engine);
    const purchases = Array.from({ length: 40 }, (_, i) =>
      somePurchase({ createdAt: new Date(i) }),
    );
    for (const purchase of purchases) await one.add(purchase);
    const claim = {
      recordedBefore: new Date(1000),
      lookedAtBefore: new Date(2000),
      at: new Date(3000),
      limit: 7,
    };
    const batches = await Promise.all(
      Array.from({ length: 16 }, (_, i) => (i % 2 ? one : other).claimUnconfirmed(claim)),
    );
    const ids = batches.flat().map(({ id }) => id);
    // Servers that choose the same ones at once get fewer, never the same; the rest is there for the next.
    for (let more = await one.claimUnconfirmed(claim); more.length > 0;) {
      ids.push(...more.map(({ id }) => id));
      more = await other.claimUnconfirmed(claim);
    }
    expect(ids.toSorted()).toEqual(purchases.map(({ id }) => id).toSorted());
  },
);
