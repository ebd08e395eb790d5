import type { Config } from "#server/settings/config.ts";
import type { Logger } from "#server/log.ts";
import type { Database } from "./migrations.ts";
import type { PurchaseStore } from "./purchase-store.ts";

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

/** A statement over a whole table may take as long as this, in milliseconds. */
const patience = 600_000;

/** Opens the database that the settings name as it is, for work on all of it. A SQLite file that is not there is created, empty. */
export async function openDatabase(database: Config["database"], log: Logger): Promise<Database> {
  if (database.kind === "sqlite")
    return (await import("./sqlite.ts")).openSqliteFile(database.path);
  const { connectPostgres } = await import("./postgres.ts");
  return connectPostgres(database.url, log, { connections: 1, statementMs: patience });
}
