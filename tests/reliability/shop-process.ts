/**
 * The server in a process of its own that can be killed, while its provider lives on in the test's process. `server/main.ts`
 * cannot do that: it knows Stripe itself, or a sandbox that dies with it.
 */
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createApp } from "#server/app.ts";
import { createHttpServer } from "#server/http/listen.ts";
import { countInMemory, createLimiter } from "#server/limits/limiter.ts";
import { createPace } from "#server/limits/pace.ts";
import { countInPostgres } from "#server/limits/postgres-counts.ts";
import { createStripeProvider } from "#server/payments/stripe.ts";
import { startReconciler } from "#server/purchases/reconciler.ts";
import { loadSite } from "#server/static/load-site.ts";
import { openStore } from "#server/storage/open-store.ts";
import { addressAt } from "#tests/support/ports.ts";
import { priceId, secretKey, webhookSecret } from "./calls.ts";

export type ProcessSettings = {
  readonly database: Parameters<typeof openStore>[0];
  readonly port: number;
  readonly providerPort: number;
  /** By how many milliseconds the server's clock is ahead; left out, not at all. */
  readonly clockAheadMs?: number;
  /** The folder of the built site; left out, there are no pages. */
  readonly siteFolder?: string;
  /** Where visitors find it; left out, it is the port itself. */
  readonly siteUrl?: string;
  /** Whether it also asks about purchases that nobody confirmed, as the real server does. */
  readonly reconciles?: boolean;
};

/** What the process says of itself when it is sent "measure". */
export type Measurement = {
  readonly residentBytes: number;
  readonly openFiles: number;
  /** How late the event loop came to what was due since the last measurement, in milliseconds, at the 99th percentile. */
  readonly loopDelayP99Ms: number;
};

// Without the test that started it, it would hold that test run's output open for good.
process.on("disconnect", () => process.exit());

// Whoever starts this program gives it settings of this shape.
const settings = JSON.parse(process.argv[2] ?? "") as ProcessSettings;
const { database, port, providerPort, clockAheadMs = 0, siteFolder } = settings;
const { siteUrl = addressAt(port), reconciles = false } = settings;
const say = (facts: object, message: string) =>
  void process.stderr.write(`${JSON.stringify({ ...facts, message })}\n`);
const log = { info: () => undefined, warn: () => undefined, error: say };
const now = () => new Date(Date.now() + clockAheadMs);

const store = await openStore(database, log);
const site = siteFolder === undefined ? undefined : await loadSite(siteFolder, { siteUrl });
const deps = {
  store,
  provider: createStripeProvider({
    secretKey,
    webhookSecrets: [webhookSecret],
    now,
    sandbox: { host: "127.0.0.1", port: providerPort },
  }),
  config: { siteUrl, anonKey: "anon", priceId, trustedProxies: 0 },
  now,
  newId: randomUUID,
  log,
};
const count =
  database.kind === "postgres" ? countInPostgres(database.url, log).count : countInMemory;
const app = createApp({
  ...deps,
  // It counts as in production, but lets all of them through.
  limiter: createLimiter(1_000_000, count),
  site,
});

if (reconciles) {
  startReconciler({ ...deps, source: "reconciler", pace: createPace(count), retentionDays: 90 });
}

const loopDelay = monitorEventLoopDelay({ resolution: 10 });
loopDelay.enable();
process.on("message", (message) => {
  if (message !== "measure") return;
  const measurement: Measurement = {
    residentBytes: process.memoryUsage.rss(),
    openFiles: readdirSync("/dev/fd").length,
    loopDelayP99Ms: loopDelay.percentile(99) / 1e6,
  };
  loopDelay.reset();
  process.send?.(measurement);
});
createHttpServer(app, { siteUrl }).listen(port, "127.0.0.1", () => process.send?.("ready"));
