import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteFile } from "#tests/reliability/database.ts";
import { startSite } from "./running-site.ts";
import { test as base } from "./visitor.ts";

/** A site with counters that read its database and its provider, not the site itself. */
type CountedSite = {
  readonly origin: string;
  /** How many purchases there are of one e-mail address, paid or not. */
  readonly purchases: (email: string) => Promise<number>;
  /** How often any purchase became paid. */
  readonly fulfilments: () => Promise<number>;
  /** How often the provider was asked about a session. */
  readonly reads: () => Promise<number>;
};

const token = "token-of-the-journeys";

/** `test` with a server of its own in each worker. */
export const test = base.extend<object, { readonly site: CountedSite }>({
  site: [
    // Playwright reads from this pattern which fixtures are used: none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "seven-petals-journeys-"));
      const path = join(folder, "purchases.sqlite");
      const { origin, stop } = await startSite(path, { METRICS_TOKEN: token });
      const file = sqliteFile(path);
      await file.watchFulfilments();
      await use({
        origin,
        purchases: (email) =>
          file.count(`select count(*) from purchases where email_normalized = lower('${email}')`),
        fulfilments: file.fulfilments,
        async reads() {
          const headers = { authorization: `Bearer ${token}` };
          const text = await (await fetch(`${origin}/metrics`, { headers })).text();
          const counts = text.matchAll(
            /^shop_provider_seconds_count\{operation="read_session".*\} (\d+)$/gmu,
          );
          return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
        },
      });
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});
