import type { Config } from "#server/config.ts";
import type { Logger } from "#server/log.ts";
import { openPostgresStore } from "./postgres.ts";
import type { PurchaseStore } from "./purchase-store.ts";
import { openSqliteStore } from "./sqlite.ts";

/**
 * Opens the storage that the settings name. Only the server brings it to the newest schema; with `migrates` false one of
 * another schema throws a `SchemaError`.
 */
export function openStore(
  database: Config["database"],
  log: Logger,
  options: { readonly migrates?: boolean } = {},
): Promise<PurchaseStore> {
  return database.kind === "postgres"
    ? openPostgresStore(database.url, log, options)
    : openSqliteStore(database.path, options);
}
