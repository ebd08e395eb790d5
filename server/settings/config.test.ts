import { expect, test } from "vitest";
import { readConfig, type Environment } from "./config.ts";
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

const live = {
  NODE_ENV: "production",
  SITE_URL: "https://petals.example",
  TRUST_PROXY: "1",
  STRIPE_SECRET_KEY: "sk_live_123",
  STRIPE_WEBHOOK_SECRET: "whsec_a, whsec_b",
  PUBLIC_PRICE_ID: "price_1",
};

test("without any setting the server runs on this machine only, with SQLite and sandbox payments", () => {
  expect(ready({})).toEqual({
    port: 3000,
    retentionDays: 90,
    mail: undefined,
    host: "127.0.0.1",
    siteUrl: "http://localhost:3000",
    hsts: undefined,
    database: { kind: "sqlite", path: "data/purchases.sqlite" },
    payments: { kind: "sandbox" },
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
});

test("the address of the site follows the port when it is not given, and what is given is taken", () => {
  const given = { PORT: "8080", RETENTION_DAYS: "7", METRICS_TOKEN: "sixteen-letters!" };
  expect(ready(given)).toMatchObject({
    siteUrl: "http://localhost:8080",
    retentionDays: 7,
    metricsToken: "sixteen-letters!",
  });
});

test("a complete production set-up is accepted, with several webhook secrets", () => {
  expect(ready(live).payments).toEqual({
    kind: "stripe",
    secretKey: "sk_live_123",
    webhookSecrets: ["whsec_a", "whsec_b"],
    isTestMode: false,
  });
});

test("blank settings count as missing", () => {
  expect(ready({ PORT: " ", SITE_URL: "", STRIPE_SECRET_KEY: "  ", PAYMENTS: "" })).toEqual(
    ready({}),
  );
});

test("a slash at the end of the site's address is forgiven", () => {
  const address = { SITE_URL: "https://petals.example/", TRUST_PROXY: "1", PAYMENTS: "sandbox" };
  expect(ready(address).siteUrl).toBe("https://petals.example");
});

test.each(["postgres://u:p@db/shop", "postgresql://u:p@db/shop"])("%s is PostgreSQL", (url) => {
  expect(ready({ DATABASE_URL: url }).database).toEqual({ kind: "postgres", url });
});

test("production may run the sandbox only when it is asked for by name", () => {
  const withoutKey = { ...live, STRIPE_SECRET_KEY: "" };
  expect(problems(withoutKey)[0]).toMatch(/^STRIPE_SECRET_KEY is missing/u);
  expect(ready({ ...withoutKey, PAYMENTS: "sandbox" }).payments).toEqual({ kind: "sandbox" });
});

test("production on this machine may use http, as a rehearsal", () => {
  const rehearsal = { NODE_ENV: "production", PAYMENTS: "sandbox" };
  const SITE_URL = "http://127.0.0.1:4000";
  expect(ready({ ...rehearsal, SITE_URL }).siteUrl).toBe(SITE_URL);
});

test.each<[Environment, RegExp]>([
  [{ PORT: "0" }, /^PORT /u],
  [{ PORT: "80a" }, /^PORT /u],
  [{ PORT: "70000" }, /^PORT /u],
  [{ PORT: "1e3" }, /^PORT /u],
  [{ TRUST_PROXY: "-1" }, /^TRUST_PROXY /u],
  [{ KEEP_ALIVE_SECONDS: "0" }, /^KEEP_ALIVE_SECONDS /u],
  [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL /u],
  [{ SITE_URL: "petals.example" }, /^SITE_URL /u],
  [{ SITE_URL: "ftp://petals.example" }, /^SITE_URL /u],
  [{ ...live, SITE_URL: "https://petals.example/shop" }, /^SITE_URL /u],
  [{ ...live, SITE_URL: "https://petals.example?" }, /^SITE_URL /u],
  [{ ...live, SITE_URL: "https://me@petals.example" }, /^SITE_URL /u],
  [{ NODE_ENV: "production", PAYMENTS: "sandbox" }, /^SITE_URL is missing, and NODE_ENV/u],
  [{ ...live, SITE_URL: "http://petals.example" }, /^SITE_URL must begin with https/u],
  [{ DATABASE_URL: "mysql://db" }, /^DATABASE_URL /u],
  [{ DATABASE_URL: "postgres://:bad:secret" }, /^DATABASE_URL /u],
  [{ PAYMENTS: "paypal" }, /^PAYMENTS /u],
  [{ ...live, PAYMENTS: "sandbox" }, /^PAYMENTS /u],
  [{ ...live, STRIPE_SECRET_KEY: "pk_live_1" }, /^STRIPE_SECRET_KEY must begin/u],
  [{ ...live, STRIPE_SECRET_KEY: "sk_test_1" }, /^STRIPE_SECRET_KEY is a test key/u],
  [{ ...live, STRIPE_SECRET_KEY: "rk_test_1" }, /^STRIPE_SECRET_KEY is a test key/u],
  [{ ...live, STRIPE_WEBHOOK_SECRET: " , " }, /^STRIPE_WEBHOOK_SECRET /u],
  [{ ...live, PUBLIC_PRICE_ID: "" }, /^PUBLIC_PRICE_ID /u],
  [{ ...live, PUBLIC_PRICE_ID: "price_energy_report" }, /^PUBLIC_PRICE_ID /u],
  [{ ...live, PUBLIC_PRICE_ID: "prod_wrong" }, /^PUBLIC_PRICE_ID /u],
  [{ ...live, NODE_ENV: "Production" }, /^NODE_ENV /u],
  [{ NODE_ENV: "prod" }, /^NODE_ENV /u],
  [{ ...live, STRIPE_SECRET_KEY: "sk_live_x y" }, /^STRIPE_SECRET_KEY must begin/u],
  [{ ...live, STRIPE_WEBHOOK_SECRET: "hello" }, /^STRIPE_WEBHOOK_SECRET /u],
  [{ PUBLIC_BACKEND_URL: "ftp://x.example" }, /^PUBLIC_BACKEND_URL /u],
  [{ RETENTION_DAYS: "6" }, /^RETENTION_DAYS must be/u],
  [{ LIMIT_FACTOR: "0" }, /^LIMIT_FACTOR /u],
  [{ METRICS_TOKEN: "short" }, /^METRICS_TOKEN /u],
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

test("a public address without a key is refused unless the sandbox is asked for by name", () => {
  const open = { SITE_URL: "https://petals.example", TRUST_PROXY: "1" };
  expect(problems(open)[0]).toMatch(/^STRIPE_SECRET_KEY is missing, and SITE_URL/u);
  expect(ready({ ...open, PAYMENTS: "sandbox" }).payments).toEqual({ kind: "sandbox" });
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
  expect(problems(trial)).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY is a test key/u)]);
  for (const NODE_ENV of [undefined, "production"]) {
    const asked = { ...trial, NODE_ENV, PAYMENTS: "test" };
    expect(ready(asked).payments).toMatchObject({ kind: "stripe", isTestMode: true });
  }
  expect(problems({ ...live, PAYMENTS: "test" })).toEqual([
    expect.stringMatching(/^PAYMENTS is test but STRIPE_SECRET_KEY is a live key/u),
  ]);
  expect(problems({ PAYMENTS: "test" })).toEqual([
    expect.stringMatching(/^STRIPE_SECRET_KEY is missing/u),
  ]);
});

test("an https site stands behind a proxy, so the number of proxies must be said, even if it is 0", () => {
  for (const TRUST_PROXY of [undefined, "", " "]) {
    expect(problems({ ...live, TRUST_PROXY })).toEqual([
      expect.stringMatching(/^TRUST_PROXY is missing/u),
    ]);
  }
  expect(ready({ ...live, TRUST_PROXY: "0" }).trustedProxies).toBe(0);
  expect(ready({ ...live, TRUST_PROXY: "2" }).trustedProxies).toBe(2);
});

test.each<[Environment, RegExp]>([
  [{ PUBLIC_ANON_KEY: "any word" }, /^PUBLIC_ANON_KEY must be one word/u],
  [{ PUBLIC_ANON_KEY: "schlüssel" }, /^PUBLIC_ANON_KEY must be one word/u],
  [{ PUBLIC_ANON_KEY: "word " }, /^PUBLIC_ANON_KEY has blanks around it/u],
  [{ PUBLIC_ANON_KEY: " " }, /^PUBLIC_ANON_KEY has blanks around it/u],
  [{ PUBLIC_PRICE_ID: "price_1 " }, /^PUBLIC_PRICE_ID has blanks around it/u],
  [{ PUBLIC_PRICE_ID: "\tprice_1" }, /^PUBLIC_PRICE_ID has blanks around it/u],
  [
    { PUBLIC_BACKEND_URL: "https://functions.example/functions/v1" },
    /^PUBLIC_BACKEND_URL must be an address without a path/u,
  ],
  [{ PUBLIC_BACKEND_URL: "https://functions.example/?x" }, /^PUBLIC_BACKEND_URL must be an addr/u],
  [
    { PUBLIC_BACKEND_URL: "http://functions.example" },
    /^PUBLIC_BACKEND_URL must begin with https/u,
  ],
])(
  "what the pages would keep and no sale would survive is refused: %j",
  (environment, sentence) => {
    expect(problems({ ...live, ...environment })).toEqual([expect.stringMatching(sentence)]);
  },
);

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

test("a key in the place of any other setting is not repeated", () => {
  for (const name of settingNames) {
    expect(problems({ ...live, [name]: "sk_live_hidden" }).join()).not.toContain("hidden");
  }
});

test("a word that only looks a little like a secret of Stripe's may stand in the pages", () => {
  expect(ready({ PUBLIC_ANON_KEY: "task_of-ask_us" }).anonKey).toBe("task_of-ask_us");
});

test("settings of the pages that are right are taken as they are", () => {
  const { anonKey, priceId } = ready({
    ...live,
    PUBLIC_ANON_KEY: "eyJ.a-b_c",
    PUBLIC_BACKEND_URL: "https://functions.example/",
  });
  expect({ anonKey, priceId }).toEqual({ anonKey: "eyJ.a-b_c", priceId: "price_1" });
});

test("browsers are asked for HTTPS on this host alone, unless subdomains are included by name", () => {
  expect(ready(live).hsts).toBeUndefined();
  expect(ready({ ...live, HSTS: " subdomains " }).hsts).toBe("subdomains");
  expect(ready({ ...live, HSTS: "preload" }).hsts).toBe("preload");
  for (const HSTS of ["true", "Subdomains", "63072000"]) {
    expect(problems({ ...live, HSTS })).toEqual([expect.stringMatching(/^HSTS can only be /u)]);
  }
});

test("limits are wide in the sandbox, as usual with real payments, and can be set", () => {
  expect(ready({}).limitFactor).toBe(100);
  expect(ready({ LIMIT_FACTOR: "1" }).limitFactor).toBe(1);
  expect(ready(live).limitFactor).toBe(1);
});

test.each(["https://owner:hunter2@petals.example", "https://hunter2@petals.example/"])(
  "a password in an address of the site is refused and not repeated: %s",
  (address) => {
    for (const name of ["SITE_URL", "PUBLIC_BACKEND_URL"]) {
      const said = problems({ [name]: address }).join();
      expect(said).toContain(name);
      expect(said).not.toContain("hunter2");
    }
  },
);

test.each(["file:data/purchases.sqlite", "sqlite:purchases.db", "sqlite3:/a", "mysql://a/b"])(
  "the database %s is refused with the form that is right",
  (database) => {
    expect(problems({ DATABASE_URL: database }).join()).toContain(
      "the plain path of a SQLite file",
    );
  },
);

test.each(["data/purchases.sqlite", "/var/lib/petals.db", ":memory:", "C:\\petals.sqlite"])(
  "the database %s is a SQLite file",
  (path) => {
    expect(ready({ DATABASE_URL: path }).database).toEqual({ kind: "sqlite", path });
  },
);
