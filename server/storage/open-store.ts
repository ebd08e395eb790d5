import type { Kysely } from "kysely";
import type { Config } from "#server/settings/config.ts";
import type { Logger } from "#server/log.ts";
import type { Engine } from "./migrations.ts";
import type { PurchaseStore } from "./purchase-store.ts";
import type { Tables } from "./schema.ts";

/** Opens the storage with its driver alone; with `migrates` false one of another schema throws a `SchemaError`. */
export async function openStore(
  database: Config["database"],
  log: Logger,
  options: { readonly migrates?: boolean } = {},
): Promise<PurchaseStore> {
  return database.kind === "postgres"
    ? (await import("./postgres.ts")).openPostgresStore(database.url, log, options)
    : (await import("./sqlite.ts")).openSqliteStore(database.path, options);
}

/** A database as SQL, for work on all of it; `db.destroy()` closes it. */
export type Database = { readonly db: Kysely<Tables>; readonly engine: Engine };

/** A statement over a whole table may take as long as this, in milliseconds. */
const patience = 600_000;

/** Opens the database that the settings name as it is. A SQLite file that is not there is created, empty. */
export async function openDatabase(database: Config["database"], log: Logger): Promise<Database> {
  if (database.kind === "sqlite") {
    const { openSqliteFile, sqliteEngine } = await import("./sqlite-file.ts");
    return { db: (await openSqliteFile(database.path)).db, engine: sqliteEngine };
  }
  const { connectPostgres, postgresEngine } = await import("./postgres.ts");
  const db = connectPostgres(database.url, log, { connections: 1, statementMs: patience });
  return { db, engine: postgresEngine };
}
