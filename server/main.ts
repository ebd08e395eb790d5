import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { pino } from "pino";
import { offerDescription, site as shop } from "#content/site.ts";
import { createApp } from "./app.ts";
import { readConfig, type Config } from "./settings/config.ts";
import { limitConnections } from "./http/connection-limit.ts";
import { stripeWebhookPath } from "./functions/stripe-webhook.ts";
import { drainable } from "./http/drain.ts";
import { createHttpServer } from "./http/listen.ts";
import { countInMemory, createLimiter } from "./limits/limiter.ts";
import { createPace } from "./limits/pace.ts";
import { describeError } from "./log.ts";
import { createStripeProvider, type StripeOptions } from "./payments/stripe.ts";
import { startReconciler } from "./purchases/reconciler.ts";
import { addSettingsFile } from "./settings/settings-file.ts";
import { whyNotCurrent } from "./static/build-stamp.ts";
import { loadSite } from "./static/load-site.ts";
import { openStore } from "./storage/open-store.ts";
import { whyNotOpened } from "./storage/why-not-opened.ts";

const file = addSettingsFile(process.env);
if (file.problems.length > 0) stop("The server cannot start.", ...file.problems);
const read = readConfig(process.env);
if (read.kind === "wrong") stop("The server cannot start.", ...read.problems, ...file.doubts);
// `npm start` runs this before the build, so that a wrong setting is named before pages are built with it.
if (process.argv.includes("--check-settings")) process.exit(0);
for (const doubt of file.doubts) say(doubt);
const { config } = read;
const log = pino({ level: config.logLevel, base: null });
const now = () => new Date();

const store = await openStore(config.database, log).catch((error: unknown) => {
  log.error({ error: describeError(error) }, "the storage could not be opened");
  return stop(whyNotOpened(config.database, error));
});
const payments = await preparePayments(config);
// Whatever these settings do not use is not loaded.
const counts =
  config.database.kind === "postgres"
    ? (await import("./limits/postgres-counts.ts")).countInPostgres(config.database.url, log)
    : undefined;
const count = counts?.count ?? countInMemory;
const provider = createStripeProvider({ ...payments.stripe, checkout: config.checkout, now });
const watched =
  config.metricsToken === undefined
    ? { provider }
    : (await import("./metrics/metrics.ts")).watch(provider, config.metricsToken);
const limiter = createLimiter(config.limitFactor, count);
const linkSender = config.mail && (await prepareLinkSender(config.mail));
const deps = {
  store,
  retentionDays: config.retentionDays,
  ...watched,
  config,
  now,
  newId: randomUUID,
  log,
};
const top = join(import.meta.dirname, "..");
const whyNotReady = whyNotCurrent(top, process.env);
if (whyNotReady) log.warn({ reason: whyNotReady }, "not ready");
let isStopping = false;
const site = await loadSite(join(top, "dist"), config);
const app = createApp({
  ...deps,
  whyNotReady,
  isStopping: () => isStopping,
  limiter,
  site,
  linkSender,
  ...(payments.sandbox ? { sandbox: payments.sandbox } : {}),
});

const reconciler = startReconciler({ ...deps, source: "reconciler", pace: createPace(count) });

const server = createHttpServer(app, config);
server.on("error", (error: NodeJS.ErrnoException) => stop(whyNotListening(error)));
limitConnections(server, log);
const drain = drainable(server);
server.listen(config.port, config.host, () => {
  say(`${shop.productName} is at ${config.siteUrl}`);
  if (payments.sandbox) say("Payments are a sandbox: no money moves.");
  else if (payments.isTestMode) say("Stripe is in test mode: no money moves.");
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, shutDown);

/** Leaves the proxy 3 s to notice, finishes what is under way, closes the storage; after 10 s more it ends at the latest. */
async function shutDown() {
  isStopping = true;
  const leaving = config.trustedProxies > 0 ? 3000 : 0;
  setTimeout(() => process.exit(1), leaving + 10_000).unref();
  const reconciled = reconciler.stop();
  // What rests goes out now; what is asked for meanwhile is waited for below.
  void linkSender?.close();
  await drain(after(leaving));
  try {
    await reconciled;
    await linkSender?.close();
    await payments.sandbox?.close();
    await Promise.all([store.close(), counts?.close()]);
    process.exit(0);
  } catch (error) {
    log.error({ error: describeError(error) }, "could not close");
    process.exit(1);
  }
}

function whyNotListening({ code, message }: NodeJS.ErrnoException): string {
  const { host, port } = config;
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken. Stop the other program, or set PORT to another number.`;
  }
  if (code === "EACCES") {
    return `Port ${port} may not be used by this user. Set PORT to a number above 1023.`;
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return `HOST is "${host}", which is no address of this machine. Leave it out, or set it to 0.0.0.0 to listen on all.`;
  }
  return `The server cannot listen on ${host}, port ${port}: ${message}.`;
}

/** Stripe as set up, or a sandbox inside this process, with keys that are new at every start. */
async function preparePayments(settings: Config) {
  if (settings.payments.kind === "stripe") {
    const { isTestMode, ...stripe } = settings.payments;
    return { stripe, isTestMode, sandbox: undefined };
  }
  const { host, port, backendUrl, priceId } = settings;
  const { createSandbox } = await import("#sandbox/sandbox.ts");
  const secretKey = `sk_test_sandbox_${randomBytes(18).toString("hex")}`;
  const webhookSecret = `whsec_${randomBytes(24).toString("hex")}`;
  const here = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const sandbox = createSandbox({
    origin: backendUrl,
    secretKey,
    webhookSecret,
    webhookUrl: `http://${here.includes(":") ? `[${here}]` : here}:${port}${stripeWebhookPath}`,
    price: {
      id: priceId,
      unitAmount: shop.offer.priceInCents,
      currency: shop.offer.currency,
      productName: shop.offer.name,
      productDescription: offerDescription,
    },
  });
  const stripe: Omit<StripeOptions, "now"> = {
    secretKey,
    webhookSecrets: [webhookSecret],
    // In process, because the port closes while the last orders are still being answered.
    fetch: (input, init) => Promise.resolve(sandbox.fetch(new Request(input, init))),
  };
  return { stripe, isTestMode: true, sandbox };
}

async function prepareLinkSender(mail: NonNullable<Config["mail"]>) {
  const { createLinkSender } = await import("./lost-report/link-sender.ts");
  const { createSmtpMailer } = await import("./mail/smtp-mailer.ts");
  const mailer = createSmtpMailer(mail);
  return createLinkSender({ store, mailer, limiter, log, siteUrl: config.siteUrl });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function stop(...sentences: readonly string[]): never {
  process.stderr.write(`${sentences.join("\n")}\n`);
  process.exit(1);
}
