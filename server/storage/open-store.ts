import type { Config } from "#server/config.ts";
import type { Logger } from "#server/log.ts";
import type { PurchaseStore } from "./purchase-store.ts";

/** Opens the storage that the settings name and brings it to the newest schema. Only its own driver is loaded. */
export async function openStore(database: Config["database"], log: Logger): Promise<PurchaseStore> {
  return database.kind === "postgres"
    ? (await import("./postgres.ts")).openPostgresStore(database.url, log)
    : (await import("./sqlite.ts")).openSqliteStore(database.path);
}
