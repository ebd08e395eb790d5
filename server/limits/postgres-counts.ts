import type pg from "pg";
import { RateLimiterPostgres, type RateLimiterAbstract } from "rate-limiter-flexible";
import { describeError, type Logger } from "#server/log.ts";
import { openPool } from "#server/storage/postgres.ts";
import { countInMemory, type CountOptions } from "./limiter.ts";

/** How long after a failure this process counts alone and does not ask the database. */
const pauseInMs = 5000;

/**
 * Counts shared by all servers on one PostgreSQL, in the table `rate_limits`; without an answer each process counts alone.
 * Uses its own few connections with short timeouts, so that counting never holds up a purchase.
 */
export function countInPostgres(url: string, log: Pick<Logger, "warn">) {
  const pool = openPool(url, log, {
    max: 2,
    connectionTimeoutMillis: 500,
    query_timeout: 500,
    statement_timeout: 500,
  });
  let pausedUntil = 0;
  const client = {
    // Unnamed, since poolers in front of PostgreSQL may change connections between statements.
    async query({ text, values }: pg.QueryConfig) {
      if (performance.now() < pausedUntil) throw new Error("PostgreSQL did not answer lately.");
      try {
        return await (await pool).query({ text, values: values ?? [] });
      } catch (error) {
        pausedUntil = performance.now() + pauseInMs;
        log.warn({ error: describeError(error) }, "limits are counted in this process for a while");
        throw error;
      }
    },
  };
  return {
    count: (options: CountOptions): RateLimiterAbstract =>
      new RateLimiterPostgres({
        ...options,
        storeClient: client,
        storeType: "client",
        tableName: "rate_limits",
        tableCreated: true,
        // A caller over the limit costs no further statements.
        inMemoryBlockOnConsumed: options.points,
        insuranceLimiter: countInMemory(options),
      }),
    close: async () => (await pool).end(),
  };
}
