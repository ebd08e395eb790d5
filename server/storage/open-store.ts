import type { Config } from "#server/settings/config.ts";
import type { Logger } from "#server/log.ts";
import type { PurchaseStore } from "./purchase-store.ts";

/**
 * Opens the storage that the settings name, and loads only its driver. Only the server brings it to the newest schema; with
 * `migrates` false one of another schema throws a `SchemaError`.
 */
export async function openStore(
  database: Config["database"],
  log: Logger,
  options: { readonly migrates?: boolean } = {},
): Promise<PurchaseStore> {
  return database.kind === "postgres"
    ? (await import("./postgres.ts")).openPostgresStore(database.url, log, options)
    : (await import("./sqlite.ts")).openSqliteStore(database.path, options);
}
