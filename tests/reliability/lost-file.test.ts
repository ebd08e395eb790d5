import { copyFileSync, linkSync, renameSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { eachAtOnce } from "./crowd.ts";
import { noteFinding } from "./findings.ts";
import { many } from "./numbers.ts";
import { openShop } from "./shop.ts";

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
    linkSync(shop.file, `${shop.file}-kept`);
    harm(shop.file);
    expect(await readiness()).toBe(503);
    expect(await orderAll("ada")).toEqual(new Set([503]));
    expect(shop.testHelpers.sessions()).toHaveLength(orders);
    renameSync(`${shop.file}-kept`, shop.file);
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
