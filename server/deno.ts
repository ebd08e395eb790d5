import { randomUUID } from "node:crypto";
import process from "node:process";
import { createApp } from "./app.ts";
import { readConfig } from "./settings/config.ts";
import { createEdgeHandler, type ConnectionInfo } from "./edge.ts";
import { createLimiter } from "./limits/limiter.ts";
import { countInPostgres } from "./limits/postgres-counts.ts";
import { describeError, type Logger } from "./log.ts";
import { createStripeProvider } from "./payments/stripe.ts";
import { openPostgresStore } from "./storage/postgres.ts";
import { whyNotOpened } from "./storage/why-not-opened.ts";

/**
 * The calls and the webhook on Deno, for instance as a Supabase edge function: real payments and PostgreSQL only, no
 * pages, no sandbox and no reconciler (docs/operations-reference.md).
 */
declare const Deno: {
  serve(handler: (request: Request, info: ConnectionInfo) => Response | Promise<Response>): unknown;
};

const { SUPABASE_DB_URL: hostedDatabase, ...environment } = process.env;
const read = readConfig({ DATABASE_URL: hostedDatabase, ...environment });
if (read.kind === "wrong") stop(...read.problems);
const { config } = read;
if (config.payments.kind !== "stripe")
  stop("STRIPE_SECRET_KEY is missing: there is no sandbox here.");
if (config.database.kind !== "postgres") {
  stop(
    "DATABASE_URL must begin with postgres://, because an edge function has no disk that lasts.",
  );
}

// The platform passes on the console only.
const write =
  (level: number) =>
  (facts: object, msg: string): void =>
    console.log(JSON.stringify({ level, time: Date.now(), ...facts, msg }));
const log: Logger = { info: write(30), warn: write(40), error: write(50) };
const now = () => new Date();

// Many instances share the database, so each takes one connection.
const { database } = config;
const store = await openPostgresStore(database.url, log, { connections: 1 }).catch(
  (error: unknown) => {
    log.error({ error: describeError(error) }, "the storage could not be opened");
    return stop(whyNotOpened(database, error));
  },
);
const app = createApp({
  config,
  store,
  // The platform's own `fetch`; what the SDK takes from Node would be imitated.
  provider: createStripeProvider({ ...config.payments, checkout: config.checkout, now, fetch }),
  limiter: createLimiter(config.limitFactor, countInPostgres(config.database.url, log).count),
  now,
  newId: randomUUID,
  log,
  site: undefined,
});
Deno.serve(createEdgeHandler(app));

/** Thrown, because `exit` does nothing on the platform. */
function stop(...sentences: readonly string[]): never {
  throw new Error(sentences.join("\n"));
}
