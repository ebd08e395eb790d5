import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { describeError, type Logger } from "#server/log.ts";
import { createPurchaseStore } from "./kysely-purchase-store.ts";
import { migrate, requireSchema } from "./migrate.ts";
import type { Engine } from "./migrations.ts";
import type { PurchaseStore } from "./purchase-store.ts";
import type { Tables } from "./schema.ts";

export const postgresEngine: Engine = {
  wholeNumber: "bigint",
  tableEnding: "",
  skipLocked: "for update skip locked",
};

/** Brings the database to the newest schema unless `migrates` is false: then another one throws a `SchemaError`. */
export async function openPostgresStore(
  url: string,
  log: Pick<Logger, "warn">,
  { connections = 5, migrates = true } = {},
): Promise<PurchaseStore> {
  const db = connectPostgres(url, log, { connections });
  try {
    await (migrates ? migrate : requireSchema)(db, postgresEngine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return createPurchaseStore(db, postgresEngine);
}

/** Connects when it is first asked something; a statement may take `statementMs` milliseconds. */
export function connectPostgres(
  url: string,
  log: Pick<Logger, "warn">,
  { connections = 5, statementMs = 5000 } = {},
): Kysely<Tables> {
  const pool = openPool(url, log, {
    max: connections,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMs,
    // A second line of defense, for a server that has gone silent and so cannot end the statement itself.
    query_timeout: statementMs + 2000,
  });
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  });
}

// 64-bit numbers as numbers: milliseconds and cents are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connections to PostgreSQL. Without listeners its restart would end this process, for idle and busy ones alike. */
export function openPool(url: string, log: Pick<Logger, "warn">, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, keepAlive: true, ...options });
  const noteBroken = (error: Error) =>
    log.warn({ error: describeError(error) }, "a database connection broke");
  pool.on("error", noteBroken);
  pool.on("connect", (client) => client.on("error", noteBroken));
  return pool;
}
