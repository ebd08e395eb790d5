import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { testPurchaseStore } from "./purchase-store.contract.ts";
import { openSqliteStore } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "seven-petals-sqlite-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

testPurchaseStore("SQLite", () => openSqliteStore(join(folder, "contract", "purchases.sqlite")));

test("the folder of the file is created", async () => {
  const path = join(folder, "a", "b", "purchases.sqlite");
  await (await openSqliteStore(path)).close();
  expect(existsSync(path)).toBe(true);
});

test("what is acknowledged survives a power cut: write-ahead log, fully synchronised, strict tables", async () => {
  const path = join(folder, "settings.sqlite");
  const store = await openSqliteStore(path);
  const file = new DatabaseSync(path, { readOnly: true });
  expect(file.prepare("pragma journal_mode").get()).toMatchObject({ journal_mode: "wal" });
  const strict = file.prepare("select name, strict from pragma_table_list where name = ?");
  expect(strict.get("purchases")).toMatchObject({ strict: 1 });
  expect(strict.get("provider_news")).toMatchObject({ strict: 1 });
  file.close();
  await store.close();
});

test("several processes that start at the same moment create the tables once", async () => {
  const path = join(folder, "together.sqlite");
  const program = `const { openSqliteStore } = await import(${JSON.stringify(import.meta.resolve("./sqlite.ts"))});
    await (await openSqliteStore(${JSON.stringify(path)})).close();`;
  const ends = await Promise.all(
    Array.from(
      { length: 4 },
      () =>
        new Promise<string>((resolve) => {
          const child = spawn("node", ["--input-type=module", "-e", program]);
          const said: string[] = [];
          child.stderr.on("data", (chunk) => said.push(String(chunk)));
          child.on("close", (code) => resolve(`${code} ${said.join("")}`.trim()));
        }),
    ),
  );
  expect(ends).toEqual(["0", "0", "0", "0"]);
});
