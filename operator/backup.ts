import { constants } from "node:fs";
import { copyFile, mkdtemp, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { done, failed, type Answer } from "./answer.ts";

/**
 * Copies a SQLite file as it is at one moment, while servers go on selling, into a new file that only its owner may read.
 * Rejects with EEXIST when something has that name, be it a link.
 */
export async function backUp(from: string, file: string, at: Date): Promise<Answer> {
  // Beside the database, where nobody else may write: what others put into the folder of the backup leads nowhere.
  const folder = await mkdtemp(join(dirname(from), "backup-"));
  const copy = join(folder, "copy");
  try {
    using database = new DatabaseSync(from, { timeout: 5000 });
    const has = (table: string) =>
      database.prepare("select 1 from sqlite_master where name = ?").get(table) !== undefined;
    if (!has("purchases")) return failed("The database is empty: there is nothing to back up.");
    await (await open(copy, "wx", 0o600)).close();
    database.prepare("vacuum into ?").run(copy);
    using made = new DatabaseSync(copy, { readOnly: true });
    const purchases = made.prepare("select count(*) as n from purchases").get()?.["n"];
    await copyFile(copy, file, constants.COPYFILE_EXCL);
    await using written = await open(file, "r+");
    await written.sync();
    // For `doctor`; a database of an earlier version has no place for it.
    if (has("last_done")) {
      database.prepare("replace into last_done (id, at) values ('backup', ?)").run(at.getTime());
    }
    return done({ file, purchases }, `${file} holds ${purchases} purchases.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What makes a backup of a PostgreSQL, in a sentence; without the password, which `pg_dump` asks for. */
export function pgDumpAdvice(url: string, file: string): string {
  const address = new URL(url);
  address.password = "";
  address.searchParams.delete("password");
  const quoted = [file, address.href].map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`);
  return `PostgreSQL has a program of its own for that:\numask 077 && pg_dump --format=custom --file=${quoted.join(" ")}`;
}
