import { expect, onTestFinished, test } from "vitest";
import { openPostgresStore } from "#server/storage/postgres.ts";
import { atOnce, countPaid, openForgetfulShop, readsOf, reconcileAll } from "./several-servers.ts";
import { noteFinding } from "./findings.ts";
import { many } from "./numbers.ts";

test("T31: three reconcilers on one database share the work, and ask about each page once", async () => {
  await using shop = await openForgetfulShop(many(60, 1500));
  const { url, forgotten } = shop;
  const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore(url, shop.deps.log)));
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  const runs = await Promise.all(stores.map((store) => reconcileAll({ ...shop.deps, store })));
  const looked = runs.map((run) => run.looked);
  const paid = await countPaid(shop);
  expect(paid).toBe(forgotten.length / 2);
  expect(new Set(readsOf(shop, forgotten))).toEqual(new Set([1]));
  // About a third each; that nobody gets nothing while there is work does not depend on times.
  expect(Math.min(...looked)).toBeGreaterThanOrEqual(atOnce);
  noteFinding({
    what: "three reconcilers",
    tried: `${forgotten.length} open pages without events, three servers on one PostgreSQL`,
    found: `each asked about once; by the three: ${looked.join(", ")}; ${paid} of ${paid} payments known`,
  });
});
