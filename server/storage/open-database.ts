import type { Kysely } from "kysely";
import type { Config } from "#server/settings/config.ts";
import type { Logger } from "#server/log.ts";
import type { Engine } from "./migrations.ts";
import { connectPostgres, postgresEngine } from "./postgres.ts";
import type { Tables } from "./schema.ts";
import { openSqliteFile, sqliteEngine } from "./sqlite-file.ts";

/** A database as SQL, for work on all of it; `db.destroy()` closes it. */
export type Database = { readonly db: Kysely<Tables>; readonly engine: Engine };

/** A statement over a whole table may take as long as this, in milliseconds. */
const patience = 600_000;

/** Opens the database that the settings name as it is. A SQLite file that is not there is created, empty. */
export async function openDatabase(database: Config["database"], log: Logger): Promise<Database> {
  if (database.kind === "sqlite") {
    return { db: (await openSqliteFile(database.path)).db, engine: sqliteEngine };
  }
  const db = connectPostgres(database.url, log, { connections: 1, statementMs: patience });
  return { db, engine: postgresEngine };
}
