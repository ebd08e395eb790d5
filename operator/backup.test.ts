import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrate } from "#server/storage/migrate.ts";
import { migrations } from "#server/storage/migrations.ts";
import { openDatabase } from "#server/storage/open-store.ts";
import { somePurchase } from "#server/storage/purchase.fixture.ts";
import { openSqliteStore } from "#server/storage/sqlite.ts";
import { silent } from "#tests/support/logs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { backUp, pgDumpAdvice } from "./backup.ts";

const at = new Date("2026-11-21T12:00:00Z");

function openFolder() {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "backups"));
  return {
    database: join(folder, "purchases.sqlite"),
    backups: join(folder, "backups"),
    /** What lies beside the database, besides its own files. */
    left: () => readdirSync(folder).filter((name) => !name.startsWith("purchases")),
  };
}

test("a backup of an open shop is a database of its own, for its owner's eyes, and is noted", async () => {
  const { database, backups, left } = openFolder();
  const server = await openSqliteStore(database);
  const purchase = somePurchase({ state: "paid" });
  await server.add(purchase);
  const file = join(backups, "one.sqlite");
  expect(await backUp(database, file, at)).toMatchObject({
    outcome: "done",
    lines: [`${file} holds 1 purchases.`],
  });
  await server.add(somePurchase({}));
  expect(await server.lastMoments()).toMatchObject({ backup: at });
  await server.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect([left(), readdirSync(backups)]).toEqual([["backups"], ["one.sqlite"]]);
  const restored = await openSqliteStore(file);
  expect(await restored.list({}, { limit: 9 })).toEqual([purchase]);
  await restored.close();
});

test("whatever lies at the name of a backup, or beside it, is neither followed nor changed", async () => {
  const { database, backups, left } = openFolder();
  await (await openSqliteStore(database)).close();
  const [file, bait] = [join(backups, "one.sqlite"), join(backups, "bait")];
  writeFileSync(bait, "");
  for (const place of [
    () => writeFileSync(file, ""),
    () => symlinkSync(bait, file),
    () => symlinkSync(join(backups, "nowhere"), file),
  ]) {
    rmSync(file, { force: true });
    place();
    const before = lstatSync(file).ino;
    // Each finds the folder as the one before has left it.
    await expect(backUp(database, file, at)).rejects.toMatchObject({ code: "EEXIST" });
    expect(lstatSync(file).ino).toBe(before);
  }
  expect([readFileSync(bait, "utf8"), existsSync(join(backups, "nowhere"))]).toEqual(["", false]);
  rmSync(file);
  for (const ending of [".part", "-journal", "-wal"]) symlinkSync(bait, file + ending);
  expect(await backUp(database, file, at)).toMatchObject({ outcome: "done" });
  expect([readFileSync(bait, "utf8"), left()]).toEqual(["", ["backups"]]);
});

test("a database of every earlier version is backed up; an empty one is not", async () => {
  const { database, backups } = openFolder();
  const { db, engine } = await openDatabase({ kind: "sqlite", path: database }, silent);
  expect(await backUp(database, join(backups, "none"), at)).toMatchObject({ outcome: "failed" });
  const steps = Object.entries(migrations(engine));
  for (const [i, [step]] of steps.entries()) {
    await migrate({ db, engine }, Object.fromEntries(steps.slice(0, i + 1)));
    expect(await backUp(database, join(backups, step), at)).toMatchObject({ outcome: "done" });
  }
  await db.destroy();
  expect(readdirSync(backups)).toEqual(steps.map(([step]) => step));
});

test("for a PostgreSQL the line for pg_dump is given, without the password", () => {
  const url = "postgres://shop:hunter2@db.example:5433/shop?sslmode=require&password=hunter2";
  expect(pgDumpAdvice(url, "data/it's.dump").split("\n").at(-1)).toBe(
    String.raw`umask 077 && pg_dump --format=custom --file='data/it'\''s.dump' 'postgres://shop@db.example:5433/shop?sslmode=require'`,
  );
});
