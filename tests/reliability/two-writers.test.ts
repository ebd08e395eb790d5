import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eachAtOnce } from "./crowd.ts";
import { sqliteFile } from "./database.ts";
import { many, noteFinding, patience, stopwatch } from "./numbers.ts";
import { freePort, startShop } from "./processes.ts";
import { openShop, orderOf, priceId, secretKey, webhookSecret } from "./shop.ts";

test(
  "T21: two servers that write to one SQLite file at once lose no order and refuse none",
  { timeout: patience },
  async () => {
    const elapsed = stopwatch();
    const folder = mkdtempSync(join(tmpdir(), "seven-petals-writers-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, "purchases.sqlite");
    // Of this shop only the provider is used.
    await using home = await openShop();
    const writers = await Promise.all(
      ["a", "b"].map(async (name) => {
        const port = await freePort();
        const siteUrl = `http://127.0.0.1:${port}`;
        const child = await startShop({
          database: { kind: "sqlite", path },
          port,
          providerPort: home.providerPort,
          siteUrl,
          secretKey,
          webhookSecret,
          priceId,
        });
        return { name, siteUrl, child };
      }),
    );
    const orders = many(40, 2000);
    const statuses = await Promise.all(
      writers.map(({ name, siteUrl }) =>
        eachAtOnce(10, Array.from({ length: orders }), async (_, i) => {
          const answer = await fetch(`${siteUrl}/functions/v1/create-checkout`, {
            method: "POST",
            headers: { "content-type": "application/json", authorization: "Bearer anon" },
            body: JSON.stringify(orderOf(siteUrl, `${name}${i}@example.com`)),
          });
          await answer.body?.cancel();
          return answer.status;
        }),
      ),
    );
    for (const { child } of writers) child.kill("SIGKILL");
    await Promise.all(writers.map(({ child }) => once(child, "close")));
    const refused = statuses.flat().filter((status) => status !== 200).length;
    const rows = await sqliteFile(path).count("select count(*) from purchases");
    expect({ refused, rows }).toEqual({ refused: 0, rows: 2 * orders });
    noteFinding({
      id: "T21",
      what: "two servers on one SQLite file",
      tried: `2 × ${orders} orders at once`,
      found: `${rows} purchases, ${refused} orders refused`,
      seconds: elapsed(),
    });
  },
);
