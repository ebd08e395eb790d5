import * as z from "zod/mini";
import { readSender, readSmtp, type MailSettings } from "./mail.ts";
import {
  databaseAt,
  fields,
  fromSentence,
  isKey,
  isTestKey,
  sandboxPriceId,
  secret,
  settingNames,
  type Given,
} from "./schema.ts";
import { isOnThisMachine, originOf } from "./web-address.ts";

/** The text settings of the process, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

const siteOf = ({ SITE_URL, PORT }: Given) =>
  SITE_URL === undefined ? `http://localhost:${PORT}` : (originOf(SITE_URL) ?? SITE_URL);
const webhookSecretsIn = ({ STRIPE_WEBHOOK_SECRET = "" }: Given) =>
  STRIPE_WEBHOOK_SECRET.split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** What is wrong between settings. Also called when single ones are wrong, so that all problems are said at once. */
function* conflictsIn(given: Given): Generator<string> {
  const { PAYMENTS, STRIPE_SECRET_KEY: key, PUBLIC_PRICE_ID: price } = given;
  const site = siteOf(given);
  const isProduction = given.NODE_ENV === "production";
  const isPublic = isProduction || !isOnThisMachine(site);
  const isLive = key !== undefined && isKey(key) && !isTestKey(key);
  const why = isLive
    ? "STRIPE_SECRET_KEY is a live key, which takes real money"
    : isProduction && "NODE_ENV is production";
  if (why && given.SITE_URL === undefined)
    yield `SITE_URL is missing, and ${why}. Set SITE_URL to the address that visitors type, such as https://example.com.`;
  else if (why && site.startsWith("http:") && (isLive || !isOnThisMachine(site)))
    yield `SITE_URL must begin with https:// when ${why}; it is "${site}".`;
  if (site.startsWith("https:") && given.TRUST_PROXY === undefined)
    yield "TRUST_PROXY is missing. The server speaks plain HTTP, so a proxy must stand before an https site: set how many do, mostly 1, or all visitors count as one. 0 believes none.";
  const backend = given.PUBLIC_BACKEND_URL && originOf(given.PUBLIC_BACKEND_URL);
  if (backend?.startsWith("http:") && /^https:/iu.test(site))
    yield `PUBLIC_BACKEND_URL must begin with https:// as SITE_URL does, since browsers refuse the other from a secure page; it is "${backend}".`;
  if (given.MAIL_FROM !== undefined && given.SMTP_URL === undefined)
    yield "SMTP_URL is missing, and MAIL_FROM is set. Set both, or leave both out.";
  if (given.SMTP_URL !== undefined && given.MAIL_FROM === undefined)
    yield `MAIL_FROM ${fromSentence} It is missing.`;
  if (given.STRIPE_TERMS_OF_SERVICE_ACCEPTANCE && !given.STRIPE_TERMS_OF_SERVICE)
    yield "STRIPE_TERMS_OF_SERVICE_ACCEPTANCE stands beside a tick that is not asked for. Set STRIPE_TERMS_OF_SERVICE=required too.";

  if (key === undefined) {
    if (PAYMENTS === "test")
      yield "STRIPE_SECRET_KEY is missing. PAYMENTS=test needs a test key, sk_test_… or rk_test_….";
    else if (isPublic && PAYMENTS !== "sandbox")
      yield isProduction
        ? "STRIPE_SECRET_KEY is missing. Set it, or set PAYMENTS=sandbox to run in production without taking money."
        : `STRIPE_SECRET_KEY is missing, and SITE_URL (${site}) is a public address. Set the key, or set PAYMENTS=sandbox to show the site without taking money.`;
    return;
  }
  if (PAYMENTS === "sandbox")
    yield "PAYMENTS is sandbox but STRIPE_SECRET_KEY is set too. Remove one of them.";
  // Every report would be free.
  if (isTestKey(key) && isPublic && PAYMENTS === undefined)
    yield "STRIPE_SECRET_KEY is a test key, so that a test card would buy reports for nothing. Set the live key, or set PAYMENTS=test to show the site without taking money.";
  if (PAYMENTS === "test" && isLive)
    yield "PAYMENTS is test but STRIPE_SECRET_KEY is a live key, which takes real money. Set the test key, or leave PAYMENTS out.";
  const secrets = webhookSecretsIn(given);
  if (secrets.length === 0)
    yield "STRIPE_WEBHOOK_SECRET is missing. It is shown at Stripe beside the webhook endpoint.";
  if (!secrets.every((one) => /^whsec_\S+$/u.test(one)))
    yield "STRIPE_WEBHOOK_SECRET must begin with whsec_; several are parted by commas.";
  if (!price.startsWith("price_"))
    yield "PUBLIC_PRICE_ID must be the id of a price, which begins with price_.";
  if (price === sandboxPriceId)
    yield "PUBLIC_PRICE_ID is missing. Set it to the id of the report's price at Stripe.";
}

/** What would stop every sale, or tell a secret, in what the pages take unchanged: unknown names too, since any page may read one. */
function* pageProblemsIn(environment: Environment): Generator<string> {
  for (const [name, given = ""] of Object.entries(environment)) {
    if (!name.startsWith("PUBLIC_")) continue;
    if (given !== given.trim() && settingNames.some((one) => one === name))
      yield `${name} has blanks around it, which the pages would keep. Remove them.`;
    if (secret.test(given))
      yield `${name} holds a secret of Stripe's, which everybody could read in the pages. Take it out, and if pages were ever built with it, replace it at Stripe.`;
  }
}

const schema = z.pipe(
  fields.check(
    z.check(
      ({ value, issues }) => {
        for (const message of conflictsIn(value))
          issues.push({ code: "custom", message, path: [], input: undefined });
      },
      { when: () => true },
    ),
  ),
  z.transform((given: Given) => ({
    port: Number(given.PORT),
    host: given.HOST,
    /** The origin under which visitors reach the site: scheme and host, no path, no slash at the end. */
    siteUrl: siteOf(given),
    /** Where browsers reach the functions. */
    backendUrl: originOf(given.PUBLIC_BACKEND_URL ?? "") ?? siteOf(given),
    /** What Strict-Transport-Security covers besides this host: its subdomains, or these and the preload list. */
    hsts: given.HSTS,
    database: databaseAt(given.DATABASE_URL),
    /** Who takes the money; `isTestMode` of Stripe's, where none moves. */
    payments:
      given.STRIPE_SECRET_KEY === undefined
        ? ({ kind: "sandbox" } as const)
        : ({
            kind: "stripe",
            secretKey: given.STRIPE_SECRET_KEY,
            webhookSecrets: webhookSecretsIn(given),
            isTestMode: isTestKey(given.STRIPE_SECRET_KEY),
          } as const),
    /** What Stripe's payment page does beside taking the price; all of it is off until the owner asks for it. */
    checkout: {
      automaticTax: given.STRIPE_AUTOMATIC_TAX !== undefined,
      billingAddressCollection: given.STRIPE_BILLING_ADDRESS_COLLECTION !== undefined,
      termsOfService: given.STRIPE_TERMS_OF_SERVICE !== undefined,
      termsOfServiceAcceptance: given.STRIPE_TERMS_OF_SERVICE_ACCEPTANCE,
      statementDescriptorSuffix: given.STRIPE_STATEMENT_DESCRIPTOR_SUFFIX,
      receiptEmail: given.STRIPE_RECEIPT_EMAIL !== undefined,
    },
    /** How many proxies in front of the server are trusted to report the visitor's address. */
    trustedProxies: Number(given.TRUST_PROXY ?? 0),
    /** How long a connection may wait for its next request; longer than the proxy in front keeps it. */
    keepAliveSeconds: Number(given.KEEP_ALIVE_SECONDS),
    /** Multiplies every rate limit. Nobody tries out stolen cards in a sandbox, and its testers buy often. */
    limitFactor: Number(given.LIMIT_FACTOR ?? (given.STRIPE_SECRET_KEY === undefined ? 100 : 1)),
    /** How long an order that was not paid keeps its e-mail. */
    retentionDays: Number(given.RETENTION_DAYS),
    /** How mails go out; undefined: none do, and nobody can ask for one. */
    mail: mailIn(given),
    /** The bearer token for /metrics; undefined: no /metrics. */
    metricsToken: given.METRICS_TOKEN,
    anonKey: given.PUBLIC_ANON_KEY,
    priceId: given.PUBLIC_PRICE_ID,
    logLevel: given.LOG_LEVEL ?? "info",
  })),
);

function mailIn({ SMTP_URL, MAIL_FROM }: Given): MailSettings | undefined {
  const server = readSmtp(SMTP_URL ?? "");
  const from = readSender(MAIL_FROM ?? "");
  return server && from && { ...server, from };
}

export type Config = Readonly<z.output<typeof schema>>;

export type CheckoutSettings = Partial<Config["checkout"]>;

/** Reads all settings, or says in plain sentences what is missing or wrong, naming each setting. Blank counts as missing. */
export function readConfig(environment: Environment) {
  const problems = [...pageProblemsIn(environment)];
  const given = settingNames.map((name) => {
    const value = environment[name]?.trim() || undefined;
    // Its sentence is there already, and no other may repeat it.
    return [name, name.startsWith("PUBLIC_") && secret.test(value ?? "") ? undefined : value];
  });
  const read = schema.safeParse(Object.fromEntries(given));
  if (read.success && problems.length === 0) return { kind: "ready", config: read.data } as const;
  for (const { message, path } of read.error?.issues ?? []) {
    problems.push([...path, message].join(" "));
  }
  return { kind: "wrong", problems } as const;
}

/** The problems among them where pages are built: there the server's own settings may be missing, but not be wrong. */
export function problemsOfPages(environment: Environment): readonly string[] {
  const read = readConfig(environment);
  return read.kind === "ready"
    ? []
    : read.problems.filter((problem) => /^(?:SITE_URL|PUBLIC_)|^(?!.* is missing)/u.test(problem));
}
