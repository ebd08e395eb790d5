/**
 * Records purchases one after the other and notes each that the store has acknowledged:
 * `node power-cut-writer.ts <folder> <how many> <full or normal>`. It ends without closing anything, as in a power cut.
 */
import { randomUUID } from "node:crypto";
import { openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { unpaid, untouched } from "#server/storage/purchase-store.ts";
import { openSqliteStore } from "#server/storage/sqlite.ts";

const [folder = "", count = "", synchronous] = process.argv.slice(2);
if (synchronous === "normal") {
  // The store itself knows no weaker setting, and this is what would be lost with one.
  const { exec } = DatabaseSync.prototype;
  DatabaseSync.prototype.exec = function weaker(text) {
    exec.call(this, text.replace("synchronous = full", "synchronous = normal"));
  };
}
const store = await openSqliteStore(join(folder, "purchases.sqlite"));
const acknowledged = openSync(join(folder, "acknowledged"), "a");
for (let i = 0; i < Number(count); i += 1) {
  const now = new Date();
  const id = randomUUID();
  // One commit after the other.
  await store.add({
    id,
    sessionId: `cs_test_${id}`,
    state: "open",
    priceId: "price_1",
    amountExpected: 999,
    currency: "usd",
    email: `${id}@example.com`,
    emailNormalized: `${id}@example.com`,
    couponCode: null,
    checkoutKey: null,
    pageUrl: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
    ...unpaid,
    ...untouched,
  });
  writeSync(acknowledged, `${id}\n`);
}
process.exit();
