import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { CamelCasePlugin, Kysely, SqliteAdapter, SqliteDialect, type SqliteDatabase } from "kysely";
import type { Engine } from "./migrations.ts";
import type { Tables } from "./schema.ts";

/** The first release without the bug that could damage a write-ahead log used by two connections (sqlite.org/wal.html). */
const oldestSqlite = "3.51.3";

/** How long another process's lock is waited for, in milliseconds, unless told otherwise. */
export const usualTimeout = 5000;

export const sqliteEngine: Engine = {
  wholeNumber: "integer",
  tableEnding: "strict",
  skipLocked: "",
};

/** Opens, and if need be creates, the file with its folder; `:memory:` is a database that is gone when it is closed. */
export async function openSqliteFile(
  path: string,
): Promise<{ readonly file: DatabaseSync; readonly db: Kysely<Tables> }> {
  // It holds e-mail addresses, so only its owner may read it.
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Waiting for another process's lock may block here: no request is waiting yet.
  const file = new DatabaseSync(path, { timeout: usualTimeout });
  try {
    requireVersion(file);
    if (path !== ":memory:") chmodSync(path, 0o600);
    await useWriteAheadLog(file);
    // FULL: acknowledged writes survive a power cut.
    file.exec("pragma synchronous = full;");
    // Erased data is overwritten with zeros, instead of staying in the file until its place is reused.
    file.exec("pragma secure_delete = on;");
  } catch (error) {
    file.close();
    throw error;
  }
  const dialect = new SqliteDialect({ database: adapt(file) });
  dialect.createAdapter = () => new TransactionalSqliteAdapter();
  return { file, db: new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] }) };
}

/** Tried again, since of two processes that do so at once SQLite tells one "database is locked", whatever its timeout. */
async function useWriteAheadLog(file: DatabaseSync) {
  const latest = Date.now() + usualTimeout;
  for (;;) {
    try {
      file.exec("pragma journal_mode = wal;");
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > latest) throw error;
    }
    await setTimeout(10);
  }
}

/** Whether node:sqlite reports SQLITE_BUSY (sqlite.org/rescode.html#busy). */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}

function requireVersion(file: DatabaseSync) {
  const found = String(file.prepare("select sqlite_version() as version").get()?.["version"]);
  if (found.localeCompare(oldestSqlite, "en", { numeric: true }) < 0) {
    throw new Error(`SQLite ${oldestSqlite} or newer is needed; this Node brings ${found}.`);
  }
}

/** Kysely assumes that SQLite cannot change a schema inside a transaction; it can, so a migration is all or nothing. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Gives Node's own SQLite the few methods that Kysely's dialect expects. */
function adapt(file: DatabaseSync): SqliteDatabase {
  return {
    close: () => {
      if (file.isOpen) file.close();
    },
    prepare(text) {
      // A plain "begin" takes the write lock too late: two processes could both read before either writes.
      const statement = file.prepare(text === "begin" ? "begin immediate" : text);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(toSqlite)),
        run: (values) => statement.run(...values.map(toSqlite)),
        iterate: (values) => statement.iterate(...values.map(toSqlite)),
      };
    },
  };
}

/** node:sqlite would store `undefined` and a Date as NULL without a word. */
function toSqlite(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError(`SQLite is given text, numbers or null, but got ${typeof value}.`);
}
