import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import {
  CamelCasePlugin,
  Kysely,
  sql,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
} from "kysely";
import { createPurchaseStore } from "./kysely-purchase-store.ts";
import { makeReady } from "./migrate.ts";
import type { Database } from "./migrations.ts";
import type { PurchaseStore } from "./purchase-store.ts";
import type { Tables } from "./schema.ts";
import { aroundEach, StorageError } from "./storage-error.ts";

/** The first release without the bug that could damage a write-ahead log used by two connections (sqlite.org/wal.html). */
const oldestSqlite = "3.51.3";

/** How long another process's lock is waited for, in milliseconds, unless told otherwise. */
const usualTimeout = 5000;

const engine = { wholeNumber: "integer", tableEnding: "strict", skipLocked: "" } as const;

/** Opens the file as `openPostgresStore` does. Once per process: a second connection would make all of it wait for the first. */
export async function openSqliteStore(
  path: string,
  { lockTimeout = usualTimeout, migrates = true } = {},
): Promise<PurchaseStore> {
  const { db } = await makeReady(await openSqliteFile(path), migrates);
  await sql`pragma busy_timeout = 0`.execute(db);
  const store = createPurchaseStore({ db, engine });
  const requireSameFile = path === ":memory:" ? () => undefined : rememberFile(path);
  const guarded = aroundEach(store, (work) =>
    waitOutLocks(async () => {
      requireSameFile();
      return work();
    }, lockTimeout),
  );
  // What was erased would stay in the write-ahead log for long. Where another reads, this does nothing, and the server's next
  // turn, a minute later, does it.
  const emptyLog = () => sql`pragma wal_checkpoint(truncate)`.execute(db);
  return {
    ...guarded,
    async erase(...of) {
      const isErased = await guarded.erase(...of);
      await emptyLog();
      return isErased;
    },
    async eraseUnsold(due) {
      const erased = await guarded.eraseUnsold(due);
      await emptyLog();
      return erased;
    },
    close: store.close,
  };
}

/** Opens, and if need be creates, the file with its folder; `:memory:` is a database that is gone when it is closed. */
export async function openSqliteFile(path: string): Promise<Database> {
  // It holds e-mail addresses, so only its owner may read it.
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Waiting for another process's lock may block here: no request is waiting yet.
  const file = new DatabaseSync(path, { timeout: usualTimeout });
  try {
    requireVersion(file);
    if (path !== ":memory:") chmodSync(path, 0o600);
    // Of two processes that do so at once SQLite tells one "database is locked", whatever its timeout.
    await waitOutLocks(async () => file.exec("pragma journal_mode = wal;"), usualTimeout);
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
  return { db: new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] }), engine };
}

/** Throws once the file or its log was deleted or replaced, which SQLite does not check with a log: writes would be lost. */
function rememberFile(path: string): () => void {
  const identify = () =>
    [path, `${path}-wal`]
      .map((name) => statSync(name, { throwIfNoEntry: false }))
      .map((found) => `${found?.dev}:${found?.ino}`)
      .join();
  const opened = identify();
  return () => {
    if (identify() === opened) return;
    throw new StorageError(
      `The file ${path} was deleted or replaced while it was open. Put it back, or restore a backup and start the server again.`,
    );
  };
}

/** Tries again while another process holds the lock, where nothing has changed yet; SQLite's own waiting would block all. */
async function waitOutLocks<Result>(work: () => Promise<Result>, timeout: number): Promise<Result> {
  const latest = performance.now() + timeout;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > latest) throw error;
    }
    // Random, so that waiting processes do not collide again.
    await setTimeout(2 + Math.random() * 10);
  }
}

/** Whether node:sqlite reports SQLITE_BUSY (sqlite.org/rescode.html#busy). */
function isBusy(error: unknown): boolean {
  const { cause = error } = error as Error;
  return cause instanceof Error && "errcode" in cause && cause.errcode === 5;
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
