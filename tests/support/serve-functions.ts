import process from "node:process";
import { createApp } from "#server/app.ts";
import { createEdgeHandler } from "#server/edge.ts";
import { countInMemory, createLimiter } from "#server/limits/limiter.ts";
import { createHttpServer } from "#server/http/listen.ts";
import { createStripeProvider } from "#server/payments/stripe.ts";
import { openPostgresStore } from "#server/storage/postgres.ts";
import { silent } from "./logs.ts";
import { listenHere } from "./ports.ts";

/** The settings: the only argument, in JSON. */
export type ServeSettings = {
  readonly databaseUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly sandboxPort: number;
  readonly siteUrl: string;
  readonly priceId: string;
  /** The time at which its clock is frozen. */
  readonly now: string;
};

// Serves the functions on Node or on Deno with a frozen clock and numbered ids, so that their answers can be compared byte
// for byte. Prints its port, and runs until it is killed.
const settings: ServeSettings = JSON.parse(process.argv[2] ?? "{}");
const now = () => new Date(settings.now);
let count = 0;
const app = createApp({
  config: {
    siteUrl: settings.siteUrl,
    anonKey: "anon",
    priceId: settings.priceId,
    trustedProxies: 0,
  },
  store: await openPostgresStore(settings.databaseUrl, silent),
  provider: createStripeProvider({
    secretKey: settings.secretKey,
    webhookSecrets: [settings.webhookSecret],
    now,
    sandbox: { host: "127.0.0.1", port: settings.sandboxPort },
  }),
  limiter: createLimiter(100, countInMemory),
  now,
  newId: () => `00000000-0000-4000-8000-${String(count++).padStart(12, "0")}`,
  log: silent,
  site: undefined,
});

type DenoServer = { readonly addr: { readonly port: number } };
type DenoLike = {
  serve(
    options: { port: number; hostname: string; onListen: () => void },
    handler: ReturnType<typeof createEdgeHandler>,
  ): DenoServer;
};
const deno: DenoLike | undefined = Reflect.get(globalThis, "Deno");
if (deno) {
  const options = { port: 0, hostname: "127.0.0.1", onListen: () => undefined };
  process.stdout.write(`${deno.serve(options, createEdgeHandler(app)).addr.port}\n`);
} else {
  const { port } = await listenHere(createHttpServer(app, settings));
  process.stdout.write(`${port}\n`);
}
