import { readCheckoutSettings, type CheckoutSettings } from "./checkout-settings.ts";
import { mask } from "./log.ts";
import { readMail, type MailSettings } from "./mail/mail-settings.ts";
import { isLiveKey, readPayments, type PaymentSettings } from "./payment-settings.ts";
import { readPublicSettings } from "./public-settings.ts";
import type { Environment, SettingName } from "./settings-file.ts";
import { isOnThisMachine, readOrigin } from "./web-address.ts";

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

export type Config = {
  readonly port: number;
  readonly host: string;
  /** The origin under which visitors reach the site: scheme and host, no path, no slash at the end. */
  readonly siteUrl: string;
  /** What Strict-Transport-Security covers besides this host: its subdomains, or these and the preload list. */
  readonly hsts: "subdomains" | "preload" | undefined;
  readonly database:
    | { readonly kind: "sqlite"; readonly path: string }
    | { readonly kind: "postgres"; readonly url: string };
  readonly payments: PaymentSettings;
  readonly checkout: CheckoutSettings;
  /** How many proxies in front of the server are trusted to report the visitor's address. */
  readonly trustedProxies: number;
  /** How long a connection may wait for its next request; longer than the proxy in front keeps it. */
  readonly keepAliveSeconds: number;
  /** Multiplies every rate limit. */
  readonly limitFactor: number;
  /** How long an order that was not paid keeps its e-mail. */
  readonly retentionDays: number;
  /** How mails go out; undefined: none do, and nobody can ask for one. */
  readonly mail: MailSettings | undefined;
  /** The bearer token for /metrics; undefined: no /metrics. */
  readonly metricsToken: string | undefined;
  readonly anonKey: string;
  readonly priceId: string;
  readonly logLevel: (typeof logLevels)[number];
};

/** Reads all settings, or says in plain sentences what is missing or wrong, naming each setting. Blank counts as missing. */
export function readConfig(
  environment: Environment,
):
  | { readonly kind: "ready"; readonly config: Config }
  | { readonly kind: "wrong"; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const text = (name: SettingName) => environment[name]?.trim() || undefined;

  const wholeNumber = (name: SettingName, fallback: number, min: number, max: number) => {
    const given = text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (/^\d+$/u.test(given) && value >= min && value <= max) return value;
    problems.push(`${name} must be a whole number from ${min} to ${max}; it is "${mask(given)}".`);
    return fallback;
  };

  const oneOf = <Word extends string>(name: SettingName, words: readonly Word[]) => {
    const given = text(name);
    const word = words.find((known) => known === given);
    if (given !== word) {
      const list = new Intl.ListFormat("en", { type: "disjunction" }).format(words);
      problems.push(`${name} can only be ${list}, or be left out; it is "${mask(given ?? "")}".`);
    }
    return word;
  };

  const production = oneOf("NODE_ENV", ["development", "production", "test"]) === "production";
  const port = wholeNumber("PORT", 3000, 1, 65_535);
  const siteUrl = readSiteUrl(
    text("SITE_URL"),
    { port, production, takesMoney: isLiveKey(text("STRIPE_SECRET_KEY")) },
    problems,
  );
  const { priceId, anonKey } = readPublicSettings(environment, problems);
  const trustedProxies = wholeNumber("TRUST_PROXY", 0, 0, 10);
  if (siteUrl.startsWith("https:") && text("TRUST_PROXY") === undefined) {
    problems.push(
      "TRUST_PROXY is missing. The server speaks plain HTTP, so a proxy must stand before an https site: set how many do, mostly 1, or all visitors count as one. 0 believes none.",
    );
  }

  const wanted = oneOf("PAYMENTS", ["sandbox", "test"]);
  const payments = readPayments(text, { wanted, production, siteUrl, priceId }, problems);
  const metricsToken = text("METRICS_TOKEN");
  if (metricsToken !== undefined && !/^\S{16,}$/u.test(metricsToken)) {
    problems.push("METRICS_TOKEN must be at least 16 characters without spaces.");
  }

  const config: Config = {
    port,
    host: text("HOST") ?? "127.0.0.1",
    siteUrl,
    hsts: oneOf("HSTS", ["subdomains", "preload"]),
    database: readDatabase(text("DATABASE_URL") ?? "data/purchases.sqlite", problems),
    payments,
    checkout: readCheckoutSettings(text, oneOf, problems),
    trustedProxies,
    keepAliveSeconds: wholeNumber("KEEP_ALIVE_SECONDS", 5, 1, 3600),
    // Nobody tries out stolen cards in a sandbox, and its testers buy often.
    limitFactor: wholeNumber("LIMIT_FACTOR", payments.kind === "sandbox" ? 100 : 1, 1, 1000),
    // A week at least: the provider may send the event of a payment three days late.
    retentionDays: wholeNumber("RETENTION_DAYS", 90, 7, 3650),
    mail: readMail(text, problems),
    metricsToken,
    anonKey,
    priceId,
    logLevel: oneOf("LOG_LEVEL", logLevels) ?? "info",
  };
  return problems.length > 0 ? { kind: "wrong", problems } : { kind: "ready", config };
}

/** The origin of the site: required with live payments and with NODE_ENV=production, and then https. */
function readSiteUrl(
  given: string | undefined,
  site: { readonly port: number; readonly production: boolean; readonly takesMoney: boolean },
  problems: string[],
): string {
  const here = `http://localhost:${site.port}`;
  if (given === undefined) {
    const why = site.takesMoney
      ? "STRIPE_SECRET_KEY is a live key, which takes real money"
      : site.production && "NODE_ENV is production";
    if (why) {
      problems.push(
        `SITE_URL is missing, and ${why}. Set SITE_URL to the address that visitors type, such as https://example.com.`,
      );
    }
    return here;
  }
  const siteUrl = readOrigin("SITE_URL", given, problems);
  if (siteUrl?.startsWith("http:")) {
    const why = site.takesMoney
      ? "STRIPE_SECRET_KEY is a live key, which takes real money"
      : site.production && !isOnThisMachine(siteUrl) && "NODE_ENV is production";
    if (why) problems.push(`SITE_URL must begin with https:// when ${why}; it is "${siteUrl}".`);
  }
  return siteUrl ?? given;
}

/** The database that an address of PostgreSQL or the path of a SQLite file names. */
export function readDatabase(given: string, problems: string[]): Config["database"] {
  if (/^postgres(ql)?:\/\//iu.test(given)) {
    // The address is not repeated in the sentence, since it may hold a password.
    if (!URL.canParse(given)) problems.push("DATABASE_URL is not a complete PostgreSQL address.");
    return { kind: "postgres", url: given };
  }
  // A single letter before the colon is a Windows drive.
  if (/^[a-z][a-z0-9+.-]+:/iu.test(given)) {
    problems.push(
      "DATABASE_URL must begin with postgres:// or be the plain path of a SQLite file, without file: or sqlite: before it.",
    );
  }
  return { kind: "sqlite", path: given };
}
