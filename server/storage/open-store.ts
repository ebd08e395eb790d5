import type { Config } from "#server/config.ts";
import type { Logger } from "#server/log.ts";
import { openPostgresStore } from "./postgres.ts";
import type { PurchaseStore } from "./purchase-store.ts";
import { openSqliteStore } from "./sqlite.ts";

/** Opens the storage that the settings name and brings it to the newest schema. */
export function openStore(database: Config["database"], log: Logger): Promise<PurchaseStore> {
  return database.kind === "postgres"
    ? openPostgresStore(database.url, log)
    : openSqliteStore(database.path);
}
