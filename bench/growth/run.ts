import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, table } from "#bench/table.ts";
import type { PurchaseStore } from "#server/storage/purchase-store.ts";
import { openStore } from "#server/storage/open-store.ts";
import { quantile } from "#tests/reliability/numbers.ts";
import { createDatabase, startPostgres } from "#tests/support/postgres.ts";
import { digitsOf, fill } from "./fill.ts";

const sizes = [10_000, 1_000_000] as const;
const rounds = 9;
const perRound = 2000;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Looks for one purchase, which is there. */
type Lookup = (store: PurchaseStore, digits: string) => Promise<unknown>;

const lookups: Readonly<Record<string, Lookup>> = {
  "by session: purchase check, webhook": (store, digits) =>
    store.findBySession(`cs_test_${digits}petals`),
  "by order id": (store, digits) => store.find(`${digits}-0000-4000-8000-000000000000`),
  "by scan: a repeated order": (store, digits) => store.findByCheckoutKey(digits),
  "event handled before?": (store, digits) => store.isHandled(`evt_${digits}`),
  "reconciler: what awaits payment": (store) =>
    store.claimUnconfirmed({ at: new Date(), limit: 20 }),
  "owner: the newest twenty": (store) => store.list({}, { limit: 20 }),
  "owner: by e-mail": (store, digits) =>
    store.list({ emailNormalized: `${digits}@example.com` }, { limit: 20 }),
  "owner: by the first letters of the id": (store, digits) =>
    store.list({ idBegins: digits }, { limit: 2 }),
};

/** The tables of lookups at 1,000,000 purchases beside 10,000, in Markdown. */
export async function benchGrowth(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bench-growth-"));
  const postgres = await startPostgres();
  try {
    const rows = [];
    for (const engine of ["SQLite", "PostgreSQL"]) {
      const stores: { size: number; store: PurchaseStore }[] = [];
      for (const size of sizes) {
        const database =
          engine === "SQLite"
            ? ({ kind: "sqlite", path: join(folder, `${size}.sqlite`) } as const)
            : ({ kind: "postgres", url: await createDatabase(postgres.url) } as const);
        const store = await openStore(database, silent);
        await fill(database, size);
        stores.push({ size, store });
      }
      for (const [name, lookup] of Object.entries(lookups))
        rows.push([engine, name, ...(await compare(stores, lookup))]);
      await Promise.all(stores.map(({ store }) => store.close()));
    }
    const heads = "database|lookup|ratio of p99|ratio of p50|p99, ms, few|p99, ms, many";
    return `A million purchases (many) beside ten thousand (few), each with an event; the middle of ${rounds} rounds, both in turn:\n\n${table(heads, rows)}`;
  } finally {
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Both sizes are asked in turn, so that a slow moment hits them alike. */
async function compare(
  stores: readonly { readonly size: number; readonly store: PurchaseStore }[],
  lookup: Lookup,
): Promise<string[]> {
  const found: { p50: number; p99: number }[][] = stores.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    const ms: number[][] = stores.map(() => []);
    for (let time = 0; time < perRound; time += 1) {
      for (const [i, { size, store }] of stores.entries()) {
        const digits = digitsOf(1 + Math.floor(Math.random() * size));
        const began = performance.now();
        await lookup(store, digits);
        ms[i]?.push(performance.now() - began);
      }
    }
    // The first round fills the caches.
    if (round === 0) continue;
    for (const [i, all] of ms.entries())
      found[i]?.push({ p50: quantile(all, 0.5), p99: quantile(all, 0.99) });
  }
  const [few = [], many = []] = found;
  const ratio = (share: "p50" | "p99") =>
    median(many.map((one, i) => one[share] / (few[i]?.[share] ?? Number.NaN))).toFixed(2);
  const p99 = (all: typeof few) => median(all.map((one) => one.p99)).toFixed(3);
  return [ratio("p99"), ratio("p50"), p99(few), p99(many)];
}
