import { expect, test } from "vitest";
import { readConfig, type Environment } from "./config.ts";
import { live } from "./live.fixture.ts";
import { settingNames } from "./schema.ts";

function ready(environment: Environment) {
  const read = readConfig(environment);
  if (read.kind === "wrong") throw new Error(read.problems.join("\n"));
  return read.config;
}

function problems(environment: Environment) {
  const read = readConfig(environment);
  return read.kind === "wrong" ? read.problems : [];
}

const open = { SITE_URL: "https://petals.example", TRUST_PROXY: "1" };
const rehearsal = { NODE_ENV: "production", PAYMENTS: "sandbox" };
const sandbox = { kind: "sandbox" };

test("without any setting, and with blank ones, the server runs on this machine only, with SQLite and sandbox payments", () => {
  const blank = { PORT: " ", SITE_URL: "", STRIPE_SECRET_KEY: "  ", PAYMENTS: "" };
  for (const environment of [{}, blank]) {
    expect(ready(environment)).toEqual({
      port: 3000,
      retentionDays: 90,
      mail: undefined,
      host: "127.0.0.1",
      siteUrl: "http://localhost:3000",
      backendUrl: "http://localhost:3000",
      hsts: undefined,
      database: { kind: "sqlite", path: "data/purchases.sqlite" },
      payments: sandbox,
      checkout: {
        automaticTax: false,
        billingAddressCollection: false,
        termsOfService: false,
        termsOfServiceAcceptance: undefined,
        statementDescriptorSuffix: undefined,
        receiptEmail: false,
      },
      trustedProxies: 0,
      keepAliveSeconds: 5,
      limitFactor: 100,
      metricsToken: undefined,
      anonKey: "public-anonymous-visitor",
      priceId: "price_energy_report",
      logLevel: "info",
    });
  }
});

const sqlite = (path: string) => [{ DATABASE_URL: path }, { database: { kind: "sqlite", path } }];
const postgres = (url: string) => [{ DATABASE_URL: url }, { database: { kind: "postgres", url } }];

test.each([
  // The address of the site follows the port when it is not given.
  [{ PORT: "8080" }, { siteUrl: "http://localhost:8080" }],
  [{ RETENTION_DAYS: "7" }, { retentionDays: 7 }],
  [{ METRICS_TOKEN: "sixteen-letters!" }, { metricsToken: "sixteen-letters!" }],
  [{ LIMIT_FACTOR: "1" }, { limitFactor: 1 }],
  [
    { ...live, STRIPE_WEBHOOK_SECRET: "whsec_a, whsec_b" },
    {
      payments: {
        kind: "stripe",
        secretKey: live.STRIPE_SECRET_KEY,
        webhookSecrets: ["whsec_a", "whsec_b"],
        isTestMode: false,
      },
      limitFactor: 1,
      hsts: undefined,
      anonKey: "public-anonymous-visitor",
      priceId: live.PUBLIC_PRICE_ID,
    },
  ],
  [{ ...live, PUBLIC_ANON_KEY: "eyJ.a-b_c" }, { anonKey: "eyJ.a-b_c" }],
  // It only looks a little like a secret of Stripe's.
  [{ ...live, PUBLIC_ANON_KEY: "task_of-ask_us" }, { anonKey: "task_of-ask_us" }],
  [
    { ...live, PUBLIC_BACKEND_URL: "https://functions.example/" },
    { backendUrl: "https://functions.example" },
  ],
  [{ ...live, TRUST_PROXY: "0" }, { trustedProxies: 0 }],
  [{ ...live, TRUST_PROXY: "2" }, { trustedProxies: 2 }],
  [{ ...live, HSTS: " subdomains " }, { hsts: "subdomains" }],
  [{ ...live, HSTS: "preload" }, { hsts: "preload" }],
  [{ ...live, SITE_URL: "https://petals.example/" }, { siteUrl: "https://petals.example" }],
  [{ ...rehearsal, SITE_URL: "http://127.0.0.1:4000" }, { siteUrl: "http://127.0.0.1:4000" }],
  [{ ...live, STRIPE_SECRET_KEY: "", PAYMENTS: "sandbox" }, { payments: sandbox }],
  [{ ...open, PAYMENTS: "sandbox" }, { payments: sandbox }],
  ...["postgres://u:p@db/shop", "postgresql://u:p@db/shop"].map(postgres),
  ...["data/purchases.sqlite", "/var/lib/petals.db", ":memory:", "C:\\petals.sqlite"].map(sqlite),
] as readonly [Environment, object][])("%j is taken as it is meant", (environment, meant) => {
  expect(ready(environment)).toMatchObject(meant);
});

const noSqlite = /the plain path of a SQLite file/u;
const noRealKey = /^STRIPE_SECRET_KEY is a test key/u;

test.each<[Environment, RegExp]>([
  [{ PORT: "0" }, /^PORT /u],
  [{ PORT: "70000" }, /^PORT /u],
  [{ TRUST_PROXY: "-1" }, /^TRUST_PROXY /u],
  // An https site stands behind a proxy, so their number must be said, even if it is 0.
  [{ ...live, TRUST_PROXY: undefined }, /^TRUST_PROXY is missing/u],
  [{ ...live, TRUST_PROXY: " " }, /^TRUST_PROXY is missing/u],
  [{ KEEP_ALIVE_SECONDS: "0" }, /^KEEP_ALIVE_SECONDS /u],
  [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL /u],
  [{ SITE_URL: "petals.example" }, /^SITE_URL /u],
  [{ SITE_URL: "ftp://petals.example" }, /^SITE_URL /u],
  [{ ...live, SITE_URL: "https://petals.example/shop" }, /^SITE_URL /u],
  [{ ...live, SITE_URL: "https://petals.example?" }, /^SITE_URL /u],
  [rehearsal, /^SITE_URL is missing, and NODE_ENV/u],
  [{ ...live, SITE_URL: "http://petals.example" }, /^SITE_URL must begin with https/u],
  [{ DATABASE_URL: "postgres://:bad:secret" }, /^DATABASE_URL /u],
  [{ DATABASE_URL: "mysql://db" }, noSqlite],
  [{ DATABASE_URL: "file:data/purchases.sqlite" }, noSqlite],
  [{ PAYMENTS: "paypal" }, /^PAYMENTS /u],
  [{ PAYMENTS: "test" }, /^STRIPE_SECRET_KEY is missing/u],
  [{ ...live, PAYMENTS: "sandbox" }, /^PAYMENTS /u],
  [{ ...live, PAYMENTS: "test" }, /^PAYMENTS is test but STRIPE_SECRET_KEY is a live key/u],
  [{ ...live, STRIPE_SECRET_KEY: "" }, /^STRIPE_SECRET_KEY is missing/u],
  [open, /^STRIPE_SECRET_KEY is missing, and SITE_URL/u],
  [{ ...live, STRIPE_SECRET_KEY: "pk_live_1" }, /^STRIPE_SECRET_KEY must begin/u],
  [{ ...live, STRIPE_SECRET_KEY: "sk_live_x y" }, /^STRIPE_SECRET_KEY must begin/u],
  [{ ...live, STRIPE_SECRET_KEY: "sk_test_1" }, noRealKey],
  [{ ...live, STRIPE_SECRET_KEY: "rk_test_1" }, noRealKey],
  [{ ...live, NODE_ENV: undefined, STRIPE_SECRET_KEY: "sk_test_1" }, noRealKey],
  [{ ...live, STRIPE_WEBHOOK_SECRET: " , " }, /^STRIPE_WEBHOOK_SECRET /u],
  [{ ...live, STRIPE_WEBHOOK_SECRET: "hello" }, /^STRIPE_WEBHOOK_SECRET /u],
  [{ ...live, PUBLIC_PRICE_ID: "" }, /^PUBLIC_PRICE_ID /u],
  [{ ...live, PUBLIC_PRICE_ID: "price_energy_report" }, /^PUBLIC_PRICE_ID /u],
  [{ ...live, PUBLIC_PRICE_ID: "prod_wrong" }, /^PUBLIC_PRICE_ID /u],
  [{ ...live, PUBLIC_PRICE_ID: "price_1 " }, /^PUBLIC_PRICE_ID has blanks around it/u],
  [{ ...live, PUBLIC_ANON_KEY: "any word" }, /^PUBLIC_ANON_KEY must be one word/u],
  [{ ...live, PUBLIC_ANON_KEY: "word " }, /^PUBLIC_ANON_KEY has blanks around it/u],
  [{ ...live, PUBLIC_ANON_KEY: " " }, /^PUBLIC_ANON_KEY has blanks around it/u],
  [{ PUBLIC_BACKEND_URL: "ftp://x.example" }, /^PUBLIC_BACKEND_URL /u],
  [{ ...live, PUBLIC_BACKEND_URL: "https://x.example/v1" }, /address without a path/u],
  [{ ...live, PUBLIC_BACKEND_URL: "https://x.example/?x" }, /address without a path/u],
  [{ ...live, PUBLIC_BACKEND_URL: "http://x.example" }, /^PUBLIC_BACKEND_URL must begin with/u],
  [{ ...live, NODE_ENV: "Production" }, /^NODE_ENV /u],
  [{ NODE_ENV: "prod" }, /^NODE_ENV /u],
  [{ RETENTION_DAYS: "6" }, /^RETENTION_DAYS must be/u],
  [{ LIMIT_FACTOR: "0" }, /^LIMIT_FACTOR /u],
  [{ METRICS_TOKEN: "short" }, /^METRICS_TOKEN /u],
  [{ ...live, HSTS: "true" }, /^HSTS can only be /u],
  [{ ...live, HSTS: "Subdomains" }, /^HSTS can only be /u],
])("%j is refused with one sentence that names the setting", (environment, sentence) => {
  expect(problems(environment)).toEqual([expect.stringMatching(sentence)]);
});

test("all problems are named at once, and no secret is repeated", () => {
  const found = problems({
    PORT: "x",
    LOG_LEVEL: "loud",
    STRIPE_SECRET_KEY: "wrong-secret",
    DATABASE_URL: "mysql://user:pass@db",
  });
  expect(found).toHaveLength(6);
  expect(found.join("\n")).not.toMatch(/wrong-secret|pass@/u);
});

test.each(["sk_live_1", "rk_live_1", "sk_1"])(
  "the key %s takes real cards, so the buyers must come back by https, whatever NODE_ENV is",
  (key) => {
    const selling = { ...live, NODE_ENV: undefined, STRIPE_SECRET_KEY: key };
    expect(ready(selling).siteUrl).toBe("https://petals.example");
    for (const address of [undefined, "http://localhost:3000", "http://petals.example"]) {
      for (const NODE_ENV of [undefined, "test", "production"]) {
        const found = problems({ ...selling, NODE_ENV, SITE_URL: address });
        expect(found).toEqual([expect.stringMatching(/^SITE_URL .* live key/u)]);
      }
    }
  },
);

test("a test key sells for play money: on this machine, and under a public address only when it is asked for by name", () => {
  const trial = { ...live, NODE_ENV: undefined, STRIPE_SECRET_KEY: "sk_test_1" };
  expect(ready({ ...trial, SITE_URL: undefined }).payments).toMatchObject({ isTestMode: true });
  for (const NODE_ENV of [undefined, "production"]) {
    const asked = { ...trial, NODE_ENV, PAYMENTS: "test" };
    expect(ready(asked).payments).toMatchObject({ kind: "stripe", isTestMode: true });
  }
});

test.each(["sk_live_hidden", "rk_test_hidden", "whsec_hidden", "Bearer:sk_hidden"])(
  "a secret of Stripe's in any setting of the pages is refused and not repeated: %s",
  (secret) => {
    for (const name of [
      "PUBLIC_ANON_KEY",
      "PUBLIC_PRICE_ID",
      "PUBLIC_BACKEND_URL",
      "PUBLIC_STRIPE_KEY",
    ]) {
      const said = problems({ [name]: secret });
      expect(said).toEqual([expect.stringMatching(`^${name} holds a secret of Stripe's`)]);
      expect(said.join()).not.toContain("hidden");
    }
  },
);

test("a key in the place of any other setting, or a password in an address of the site, is not repeated", () => {
  for (const name of settingNames) {
    expect(problems({ ...live, [name]: "sk_live_hidden" }).join()).not.toContain("hidden");
  }
  for (const name of ["SITE_URL", "PUBLIC_BACKEND_URL"]) {
    for (const login of ["owner:hidden", "hidden"]) {
      const said = problems({ ...live, [name]: `https://${login}@petals.example` }).join();
      expect(said).toContain(name);
      expect(said).not.toContain("hidden");
    }
  }
});
