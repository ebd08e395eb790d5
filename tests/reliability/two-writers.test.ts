import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addressAt, freePort } from "#tests/support/ports.ts";
import { callsTo } from "./calls.ts";
import { eachAtOnce } from "./crowd.ts";
import { sqliteFile } from "./database.ts";
import { noteFinding } from "./findings.ts";
import { many } from "./numbers.ts";
import { startShop } from "./processes.ts";
import { openShop } from "./shop.ts";

test("T21: two servers that write to one SQLite file at once lose no order and refuse none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "seven-petals-writers-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "purchases.sqlite");
  // Of this shop only the provider is used.
  await using home = await openShop();
  const writers = await Promise.all(
    ["a", "b"].map(async (name) => {
      const port = await freePort();
      const child = await startShop({
        database: { kind: "sqlite", path },
        port,
        providerPort: home.providerPort,
      });
      return { name, child, order: callsTo(addressAt(port)).order };
    }),
  );
  const orders = many(40, 2000);
  const answers = await Promise.all(
    writers.map(({ name, order }) =>
      eachAtOnce(10, Array.from({ length: orders }), (_, i) => order(`${name}${i}@example.com`)),
    ),
  );
  for (const { child } of writers) child.kill("SIGKILL");
  await Promise.all(writers.map(({ child }) => once(child, "close")));
  const refused = answers.flat().filter(({ status }) => status !== 200).length;
  const rows = await sqliteFile(path).count("select count(*) from purchases");
  expect({ refused, rows }).toEqual({ refused: 0, rows: 2 * orders });
  noteFinding({
    what: "two servers on one SQLite file",
    tried: `2 × ${orders} orders at once`,
    found: `${rows} purchases, ${refused} orders refused`,
  });
});
