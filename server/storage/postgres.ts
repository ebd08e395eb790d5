import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { describeError, type Logger } from "#server/log.ts";
import { createPurchaseStore } from "./kysely-purchase-store.ts";
import { makeReady } from "./migrate.ts";
import type { Database } from "./migrations.ts";
import type { PurchaseStore } from "./purchase-store.ts";
import type { Tables } from "./schema.ts";

const engine = {
  wholeNumber: "bigint",
  tableEnding: "",
  skipLocked: "for update skip locked",
} as const;

/** Brings the database to the newest schema unless `migrates` is false: then another one throws a `SchemaError`. */
export async function openPostgresStore(
  url: string,
  log: Pick<Logger, "warn">,
  { connections = 5, migrates = true } = {},
): Promise<PurchaseStore> {
  return createPurchaseStore(await makeReady(connectPostgres(url, log, { connections }), migrates));
}

/** Connects when it is first asked something; a statement may take `statementMs` milliseconds. */
export function connectPostgres(
  url: string,
  log: Pick<Logger, "warn">,
  { connections = 5, statementMs = 5000 } = {},
): Database {
  const pool = () =>
    openPool(url, log, {
      max: connections,
      connectionTimeoutMillis: 2000,
      idleTimeoutMillis: 30_000,
      statement_timeout: statementMs,
      // A second line of defense, for a server that has gone silent and so cannot end the statement itself.
      query_timeout: statementMs + 2000,
    });
  const dialect = new PostgresDialect({ pool });
  return { db: new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] }), engine };
}

// 64-bit numbers as numbers: milliseconds and cents are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connections to PostgreSQL. Without listeners its restart would end this process, for idle and busy ones alike. */
export async function openPool(
  url: string,
  log: Pick<Logger, "warn">,
  options: pg.PoolConfig,
): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: url, keepAlive: true, ...options });
  const noteBroken = (error: Error) =>
    log.warn({ error: describeError(error) }, "a database connection broke");
  pool.on("error", noteBroken);
  pool.on("connect", (client) => client.on("error", noteBroken));
  // PgBouncer refuses to hear of it at the start of a connection; there the timeout of the role holds. Any other fault comes
  // again at the first real question.
  await pool.query("select 1").catch(({ message }: Error) => {
    if (/startup parameter: statement_timeout/u.test(message))
      delete pool.options.statement_timeout;
  });
  return pool;
}
