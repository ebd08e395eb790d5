import * as z from "zod/mini";
import { mask } from "#server/log.ts";
import { readSender, readSmtp } from "./mail.ts";
import { originOf } from "./web-address.ts";

/** The price id with which the sandbox sells; it names nothing at Stripe. */
export const sandboxPriceId = "price_energy_report";

/** How a secret key, a restricted key and the secret of a webhook begin at Stripe. */
export const secret = /(?<![\w-])(?:sk|rk|whsec)_/u;
export const isKey = (key: string) => /^[sr]k_\w+$/u.test(key);
/** Stripe names its test keys; every other key takes real money. */
export const isTestKey = (key: string) => /^[sr]k_test_/u.test(key);

/** A text that must hold, or else a sentence, which goes on from the setting's name. */
const text = (holds: (given: string) => boolean, sentence: string | ((given: string) => string)) =>
  z.string().check(
    z.refine(holds, {
      error: ({ input }) => (typeof sentence === "string" ? sentence : sentence(`${input}`)),
    }),
  );
const wholeNumber = (min: number, max: number) =>
  text(
    (given) => /^\d+$/u.test(given) && Number(given) >= min && Number(given) <= max,
    (given) => `must be a whole number from ${min} to ${max}; it is "${mask(given)}".`,
  );
const oneOf = <const Word extends string>(...words: readonly Word[]) =>
  z.optional(
    z.enum(words, {
      error: ({ input }) =>
        `can only be ${new Intl.ListFormat("en", { type: "disjunction" }).format(words)}, or be left out; it is "${mask(`${input}`)}".`,
    }),
  );
const address = text(
  (given) => originOf(given) !== undefined,
  (given) =>
    `must be an address without a path, such as https://example.com; it ${given.includes("@") ? "is not repeated here, since it may hold a password" : `is "${mask(given)}"`}.`,
);
const isPostgres = (given: string) => /^postgres(ql)?:\/\//iu.test(given);
export const databaseUrl = text(
  (given) =>
    // A single letter before the colon is a Windows drive.
    isPostgres(given) ? URL.canParse(given) : !/^[a-z][a-z0-9+.-]+:/iu.test(given),
  // The address is not repeated in the sentence, since it may hold a password.
  (given) =>
    isPostgres(given)
      ? "is not a complete PostgreSQL address."
      : "must begin with postgres:// or be the plain path of a SQLite file, without file: or sqlite: before it.",
);

/** The database that an address of PostgreSQL or the path of a SQLite file names. */
export const databaseAt = (given: string) =>
  isPostgres(given)
    ? ({ kind: "postgres", url: given } as const)
    : ({ kind: "sqlite", path: given } as const);

export const fromSentence =
  "must be an e-mail address, or a name with one, such as Your Name <hello@example.com>.";

/** Every setting of the shop; .env.example says what each is for. */
const settings = {
  NODE_ENV: oneOf("development", "production", "test"),
  PORT: z.prefault(wholeNumber(1, 65_535), "3000"),
  HOST: z.prefault(z.string(), "127.0.0.1"),
  SITE_URL: z.optional(address),
  TRUST_PROXY: z.optional(wholeNumber(0, 10)),
  KEEP_ALIVE_SECONDS: z.prefault(wholeNumber(1, 3600), "5"),
  HSTS: oneOf("subdomains", "preload"),
  LIMIT_FACTOR: z.optional(wholeNumber(1, 1000)),
  METRICS_TOKEN: z.optional(
    text((given) => /^\S{16,}$/u.test(given), "must be at least 16 characters without spaces."),
  ),
  LOG_LEVEL: oneOf("silent", "fatal", "error", "warn", "info", "debug", "trace"),
  DATABASE_URL: z.prefault(databaseUrl, "data/purchases.sqlite"),
  // A week at least: the provider may send the event of a payment three days late.
  RETENTION_DAYS: z.prefault(wholeNumber(7, 3650), "90"),
  SMTP_URL: z.optional(
    text(
      (given) => readSmtp(given) !== undefined,
      "must be like smtps://user:password@smtp.example.com, or smtp://user:password@smtp.example.com:587; write @ as %40, / as %2F, : as %3A and % as %25 in user and password. It is not repeated here, since it may hold a password.",
    ),
  ),
  MAIL_FROM: z.optional(text((given) => readSender(given) !== undefined, fromSentence)),
  STRIPE_SECRET_KEY: z.optional(text(isKey, "must begin with sk_ or rk_ and hold no spaces.")),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_AUTOMATIC_TAX: oneOf("on"),
  STRIPE_BILLING_ADDRESS_COLLECTION: oneOf("required"),
  STRIPE_TERMS_OF_SERVICE: oneOf("required"),
  STRIPE_TERMS_OF_SERVICE_ACCEPTANCE: z.optional(
    text(
      (given) => given.length <= 1200,
      (given) => `may have 1200 characters; it has ${given.length}.`,
    ),
  ),
  // By Stripe's rules for card statements (docs.stripe.com/get-started/account/statement-descriptors): of 22 characters, its
  // "* " and the shortest prefix leave 18 to the suffix.
  STRIPE_STATEMENT_DESCRIPTOR_SUFFIX: z.optional(
    text(
      (given) => /^(?=.*[a-z])(?:(?![<>\\'"*])[ -~]){1,18}$/iu.test(given),
      `must be at most 18 plain characters, one of them a letter, without < > \\ ' " and *, as in REPORT.`,
    ),
  ),
  STRIPE_RECEIPT_EMAIL: oneOf("on"),
  PAYMENTS: oneOf("sandbox", "test"),
  PUBLIC_PRICE_ID: z.prefault(z.string(), sandboxPriceId),
  PUBLIC_ANON_KEY: z.prefault(
    text(
      // It is sent in an authorization header, which is split at spaces and takes visible ASCII only.
      (given) => /^[!-~]+$/u.test(given),
      "must be one word of plain letters, digits and signs, without spaces.",
    ),
    "public-anonymous-visitor",
  ),
  PUBLIC_BACKEND_URL: z.optional(address),
};
export const settingNames = Object.keys(settings) as readonly (keyof typeof settings)[];

export const fields = z.object(settings);
export type Given = z.infer<typeof fields>;
