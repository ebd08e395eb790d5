/**
 * The server in a process of its own that can be killed, while its provider lives on in the test's process. `server/main.ts`
 * cannot do that: it knows Stripe itself, or a sandbox that dies with it.
 */
import { randomUUID } from "node:crypto";
import { createApp } from "#server/app.ts";
import { createHttpServer } from "#server/listen.ts";
import { noMetrics } from "#server/metrics/metrics.ts";
import { createStripeProvider } from "#server/payments/stripe.ts";
import { openStore } from "#server/storage/open-store.ts";

export type ProcessSettings = {
  readonly database: Parameters<typeof openStore>[0];
  readonly port: number;
  readonly providerPort: number;
  readonly siteUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
};

// Without the test that started it, it would hold that test run's output open for good.
process.on("disconnect", () => process.exit());

// Whoever starts this program gives it settings of this shape.
const settings = JSON.parse(process.argv[2] ?? "") as ProcessSettings;
const { database, port, providerPort, siteUrl, secretKey, webhookSecret, priceId } = settings;
const say = (facts: object, message: string) =>
  void process.stderr.write(`${JSON.stringify({ ...facts, message })}\n`);
const log = { info: () => undefined, warn: () => undefined, error: say };
const now = () => new Date();

const store = await openStore(database, log);
const app = createApp({
  store,
  provider: createStripeProvider({
    secretKey,
    webhookSecrets: [webhookSecret],
    now,
    sandbox: { host: "127.0.0.1", port: providerPort },
  }),
  now,
  newId: randomUUID,
  log,
  config: { siteUrl, anonKey: "anon", priceId, trustedProxies: 0 },
  limiter: () => Promise.resolve({ kind: "allowed" }),
  metrics: noMetrics,
  site: undefined,
});
createHttpServer(app, siteUrl).listen(port, "127.0.0.1", () => process.send?.("ready"));
