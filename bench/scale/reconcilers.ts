import { randomUUID } from "node:crypto";
import pg from "pg";
import { median, table } from "#bench/table.ts";
import { createStripeProvider } from "#server/payments/stripe.ts";
import { offerUnder } from "#server/purchases/offer.ts";
import { reconcile } from "#server/purchases/reconcile.ts";
import { createPace } from "#server/limits/pace.ts";
import { countInPostgres } from "#server/limits/postgres-counts.ts";
import { openPostgresStore } from "#server/storage/postgres.ts";
import { priceId, secretKey, webhookSecret } from "#tests/reliability/account.ts";
import type { Provider } from "./provider.ts";

const rounds = 3;
const pagesEach = 100;
const answerMs = 200;
/** In the hour for which a page is open: 1, 2, 4, 8, 16, 32 minutes after the order, and once more for some. */
const looksAnHour = 6.5;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** How many looks a second one and three reconcilers make, in Markdown; the database has at least 300 sold purchases. */
export async function reconcilerTable(url: string, provider: Provider): Promise<string> {
  provider.slowDown(answerMs);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const servers = await Promise.all(
    [1, 2, 3].map(async () => {
      const store = await openPostgresStore(url, silent);
      const counts = countInPostgres(url, silent);
      return { store, counts, pace: createPace(counts.count) };
    }),
  );
  const now = () => new Date();
  const deps = {
    provider: createStripeProvider({
      secretKey,
      webhookSecrets: [webhookSecret],
      now,
      sandbox: { host: "127.0.0.1", port: provider.port },
    }),
    offer: offerUnder(priceId),
    siteUrl: "http://127.0.0.1",
    now,
    newId: randomUUID,
    log: silent,
    onFulfilled: () => undefined,
  };
  const looksPerSecond = async (count: number, isPaced: boolean) => {
    // As if their events had never come.
    await client.query(
      `update purchases set state = 'open', looked_at = null, paid_at = null, created_at = created_at - 600000
       where id in (select id from purchases limit ${pagesEach * count})`,
    );
    const began = performance.now();
    const signal = AbortSignal.timeout(600_000);
    const runs = await Promise.all(
      servers
        .slice(0, count)
        .map(({ store, pace }) =>
          reconcile({ ...deps, store, ...(isPaced ? { pace } : {}) }, signal),
        ),
    );
    const looked = runs.reduce((sum, run) => sum + run.looked, 0);
    return (looked * 1000) / (performance.now() - began);
  };

  const pairs: { readonly one: number; readonly three: number }[][] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, isPaced] of [true, false].entries())
      pairs[i]?.push({
        one: await looksPerSecond(1, isPaced),
        three: await looksPerSecond(3, isPaced),
      });
  }
  await Promise.all([
    client.end(),
    ...servers.flatMap(({ store, counts }) => [store.close(), counts.close()]),
  ]);
  const row = (name: string, ratio: number, looks: number) => [
    name,
    ratio.toFixed(2),
    looks.toFixed(0),
    (Math.round((looks * 3600) / looksAnHour / 100) * 100).toLocaleString("en-US"),
  ];
  const rows = pairs.flatMap((all, i) => {
    const how = i === 0 ? "" : ", without the pace";
    const ratio = median(all.map(({ one, three }) => three / one));
    return [
      row(`one${how}`, 1, median(all.map(({ one }) => one))),
      row(`three${how}`, ratio, median(all.map(({ three }) => three))),
    ];
  });
  return table("servers|ratio|looks a second|open pages it keeps up with", rows);
}
