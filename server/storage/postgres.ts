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
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMs,
    // A second line of defense, for a server that has gone silent and so cannot end the statement itself.
    query_timeout: statementMs + 2000,
    keepAlive: true,
    types: { getTypeParser: typeParser },
  });
  const noteBrokenConnection = (error: Error) =>
    log.warn({ error: describeError(error) }, "a database connection broke");
  // Without listeners a restart of PostgreSQL would end this process, for idle and for busy connections alike.
  pool.on("error", noteBrokenConnection);
  pool.on("connect", (client) => client.on("error", noteBrokenConnection));

  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  });
}

/** Reads 64-bit numbers as numbers: milliseconds and cents are far below 2^53. Everything else is left to the driver. */
const typeParser: typeof pg.types.getTypeParser = (id: number, format?: unknown) => {
  if (id === pg.types.builtins.INT8 && format !== "binary") return Number;
  return format === "binary"
    ? pg.types.getTypeParser(id, "binary")
    : pg.types.getTypeParser(id, "text");
};
