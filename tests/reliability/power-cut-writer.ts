/**
 * Records purchases one after the other and notes each that the store has acknowledged:
 * `node power-cut-writer.ts <folder> <how many> <full or normal>`. It ends without closing anything, as in a power cut.
 */
import { randomUUID } from "node:crypto";
import { openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { somePurchase } from "#server/storage/purchase.fixture.ts";
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
  const id = randomUUID();
  await store.add(somePurchase({ id, emailNormalized: `${id}@example.com` }));
  writeSync(acknowledged, `${id}\n`);
}
process.exit();
