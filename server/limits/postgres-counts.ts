import pg from "pg";
import { RateLimiterPostgres, type RateLimiterAbstract } from "rate-limiter-flexible";
import { describeError, type Logger } from "#server/log.ts";
import { countInMemory, type CountOptions } from "./limiter.ts";

/** After a failure the database is left alone for so long, and this process counts for itself. */
const pauseInMs = 5000;

/**
 * Counts that all servers on one PostgreSQL share, in the table `rate_limits`; without an answer each process counts for
 * itself. On connections of its own, few and impatient, so that counting never holds up a purchase.
 */
export function countInPostgres(
  url: string,
  log: Pick<Logger, "warn">,
): {
  readonly count: (options: CountOptions) => RateLimiterAbstract;
  readonly close: () => Promise<void>;
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: 500,
    query_timeout: 500,
    statement_timeout: 500,
    keepAlive: true,
  });
  const noteBroken = (error: Error) =>
    log.warn({ error: describeError(error) }, "a database connection for limits broke");
  pool.on("error", noteBroken);
  pool.on("connect", (client) => client.on("error", noteBroken));

  let pausedUntil = 0;
  const client = {
    // Without the statement's name, since poolers in front of PostgreSQL may change connections between statements.
    async query({ text, values }: pg.QueryConfig) {
      if (performance.now() < pausedUntil) throw new Error("PostgreSQL did not answer lately.");
      try {
        return await pool.query({ text, values: values ?? [] });
      } catch (error) {
        pausedUntil = performance.now() + pauseInMs;
        log.warn({ error: describeError(error) }, "limits are counted in this process for a while");
        throw error;
      }
    },
  };
  return {
    count: (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: client,
        storeType: "client",
        tableName: "rate_limits",
        tableCreated: true,
        // Whoever is over a limit costs no more statements.
        inMemoryBlockOnConsumed: options.points,
        insuranceLimiter: countInMemory(options),
      }),
    close: () => pool.end(),
  };
}
