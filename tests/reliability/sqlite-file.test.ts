import { copyFileSync, linkSync, renameSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { addressAt, freePort } from "#tests/support/ports.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { callsTo } from "./calls.ts";
import { eachAtOnce } from "./crowd.ts";
import { noteFinding } from "./findings.ts";
import { many } from "./numbers.ts";
import { kill, startShop } from "./processes.ts";
import { freshDatabase, openShop } from "./shop.ts";

/** The database file is copied, and the copy put in its place, as by somebody who restores a backup too early. */
function replace(path: string): void {
  copyFileSync(path, `${path}-copy`);
  renameSync(`${path}-copy`, path);
}

const harms = [rmSync, replace];

test("T8: a database file that is deleted or replaced under the server takes no order until it is back", async () => {
  const orders = many(10, 500);
  for (const harm of harms) {
    await using shop = await openShop();
    const orderAll = async (name: string) => {
      const people = Array.from({ length: orders }, (_, i) => `${name}${i}@example.com`);
      const answers = await eachAtOnce(10, people, (email) => shop.order(email));
      return new Set(answers.map(({ status }) => status));
    };
    const readiness = async () => (await shop.app.request("/readyz")).status;
    expect(await orderAll("early")).toEqual(new Set([200]));
    linkSync(shop.url, `${shop.url}-kept`);
    harm(shop.url);
    expect(await readiness()).toBe(503);
    expect(await orderAll("ada")).toEqual(new Set([503]));
    expect(shop.testHelpers.sessions()).toHaveLength(orders);
    renameSync(`${shop.url}-kept`, shop.url);
    expect(await orderAll("ada")).toEqual(new Set([200]));
    expect(await shop.count("select count(*) from purchases")).toBe(2 * orders);
  }
  noteFinding({
    what: "SQLite file deleted, or replaced by a copy",
    tried: `${orders} orders before, ${orders} meanwhile and ${orders} when it is back, for both`,
    found:
      "all meanwhile refused with 503, and no payment page for them; all others recorded in the file; not ready meanwhile",
  });
});

test("T21: two servers that write to one SQLite file at once lose no order and refuse none", async () => {
  const { database, rows } = await freshDatabase("SQLite", temporaryFolder());
  // Of this shop only the provider is used.
  await using home = await openShop();
  const { providerPort } = home;
  const orders = many(40, 2000);
  const ports = [await freePort(), await freePort()];
  const writers = await Promise.all(
    ports.map((port) => startShop({ database, port, providerPort })),
  );
  const answers = await Promise.all(
    ports.map((port) =>
      eachAtOnce(10, Array.from({ length: orders }), (_, i) =>
        callsTo(addressAt(port)).order(`ada${i}.${port}@example.com`),
      ),
    ),
  );
  await Promise.all(writers.map(kill));
  const refused = answers.flat().filter(({ status }) => status !== 200).length;
  const sold = await rows.count("select count(*) from purchases");
  expect({ refused, sold }).toEqual({ refused: 0, sold: 2 * orders });
  noteFinding({
    what: "two servers on one SQLite file",
    tried: `2 × ${orders} orders at once`,
    found: `${sold} purchases, ${refused} orders refused`,
  });
});
