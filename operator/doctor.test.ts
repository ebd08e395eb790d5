import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import type { PaymentSetup } from "#server/payments/payment-setup.ts";
import { somePurchase } from "#server/storage/purchase-store.contract.ts";
import { openSqliteStore } from "#server/storage/sqlite.ts";
import { money } from "./describe.ts";
import { examine, type Surroundings } from "./doctor.ts";

const now = new Date("2026-11-21T12:00:00Z");
const live = {
  NODE_ENV: "production",
  TRUST_PROXY: "1",
  SITE_URL: "https://petals.example",
  STRIPE_SECRET_KEY: "sk_live_secret",
  STRIPE_WEBHOOK_SECRET: "whsec_secret",
  PUBLIC_PRICE_ID: "price_1",
};
const [amount, currency]: [number, string] = [site.offer.priceInCents, site.offer.currency];
const otherCurrency = currency === "usd" ? "eur" : "usd";
const goodPrice = { live: true, active: true, paidOnce: true, amount, currency };
const good: PaymentSetup = {
  kind: "seen",
  price: goodPrice,
  missingRights: [],
  webhook: { kind: "enabled", missingEvents: [] },
  clock: now,
};

const own = {
  supportEmail: "help@petals.example",
  testimonial: { isSample: false },
  founderStory: { isSample: false },
};

/** What the doctor says of a live shop in which only this differs. */
async function diagnose(
  setup: Awaited<ReturnType<NonNullable<ReturnType<Surroundings["setupReader"]>>>>,
  changes: Partial<Surroundings> = {},
) {
  const answer = await examine({
    environment: live,
    words: own,
    now: () => now,
    openStore: () => openSqliteStore(":memory:"),
    readAddress: (url) =>
      Promise.resolve({
        status: 200,
        text: url.endsWith("/readyz") ? "ready\n" : "Our own words.",
      }),
    checkMail: () => Promise.resolve(),
    setupReader: () => () => Promise.resolve(setup),
    ...changes,
  });
  return { ...answer, text: answer.lines.join("\n") };
}

test("a shop in order is told so, and no secret is printed", async () => {
  const { outcome, text, data } = await diagnose(good);
  expect(outcome).toBe("done");
  expect(text).toContain("Nothing is wrong.");
  expect(text + JSON.stringify(data)).not.toMatch(/sk_live|whsec/u);
});

test("the doctor asks about the price and the webhook address of the settings", async () => {
  const asked: string[] = [];
  const setupReader = () => (priceId: string, url: string) => {
    asked.push(priceId, url);
    return Promise.resolve(good);
  };
  await diagnose(good, { setupReader });
  expect(asked).toEqual(["price_1", "https://petals.example/functions/v1/stripe-webhook"]);
});

test.each<[string, Partial<PaymentSetup>]>([
  ["lacks rights: read Disputes", { missingRights: ["read Disputes"] }],
  ["knows no price", { price: undefined }],
  ["archived", { price: { ...goodPrice, active: false } }],
  ["subscription", { price: { ...goodPrice, paidOnce: false } }],
  [
    `would charge ${money(amount + 1, currency)} and the site shows ${money(amount, currency)}`,
    { price: { ...goodPrice, amount: amount + 1 } },
  ],
  [
    `would charge ${money(amount, otherCurrency)}`,
    { price: { ...goodPrice, currency: otherCurrency } },
  ],
  ["test price", { price: { ...goodPrice, live: false } }],
  ["has no webhook endpoint https://petals.example/", { webhook: { kind: "missing" } }],
  ["is disabled", { webhook: { kind: "disabled" } }],
  ["Add these events", { webhook: { kind: "enabled", missingEvents: ["charge.refunded"] } }],
  ["400 s away", { clock: new Date(now.getTime() - 400_000) }],
])("a problem is found and fails: %s", async (words, change) => {
  const { outcome, text } = await diagnose({ ...good, ...change });
  expect(outcome).toBe("failed");
  expect(text).toContain(words);
  expect(text).toContain("1 problem.");
});

test("a key that is not taken, and a provider that does not answer, are told apart", async () => {
  const refused = await diagnose({ kind: "refused", reason: "401" });
  expect(refused.text).toContain("does not take STRIPE_SECRET_KEY");
  const silent = await diagnose({ kind: "unreachable", reason: "deadline" });
  expect(silent.text).toContain("Stripe does not answer");
  expect([refused.outcome, silent.outcome]).toEqual(["failed", "failed"]);
});

test("endpoints that the key may not read are a note, not a problem", async () => {
  const { outcome, text } = await diagnose({ ...good, webhook: { kind: "hidden" } });
  expect(outcome).toBe("done");
  expect(text).toMatch(/^note\s+webhook/mu);
});

test("in a sandbox it says that no money moves", async () => {
  const { outcome, text } = await diagnose(good, { environment: {}, setupReader: () => undefined });
  expect(outcome).toBe("done");
  expect(text).toContain("Payments are a sandbox: no money moves.");
});

test("every wrong setting is a problem of its own", async () => {
  const { outcome, data } = await diagnose(good, {
    environment: { ...live, PORT: "many", STRIPE_WEBHOOK_SECRET: "" },
  });
  expect(outcome).toBe("failed");
  expect(data).toMatchObject({ healthy: false, findings: { length: 2 } });
});

test("a database that is not there yet is a note, one that cannot be opened a problem", async () => {
  const none = await diagnose(good, { openStore: () => Promise.resolve("none") });
  expect(none).toMatchObject({ outcome: "done", text: expect.stringContaining("no SQLite file") });
  const broken = await diagnose(good, { openStore: () => Promise.reject(new Error("locked")) });
  expect(broken).toMatchObject({
    outcome: "failed",
    text: expect.stringContaining("cannot be opened"),
  });
});

test("a sample that visitors still see is a problem under a live key, and a note where no money moves", async () => {
  const samples = {
    supportEmail: "support@example.com",
    testimonial: { isSample: true },
    founderStory: { isSample: true },
  };
  const inLive = await diagnose(good, { words: samples });
  const inTest = await diagnose(
    { ...good, price: { ...goodPrice, live: false } },
    {
      words: samples,
      environment: { ...live, STRIPE_SECRET_KEY: "sk_test_secret", PAYMENTS: "test" },
    },
  );
  const inSandbox = await diagnose(good, {
    words: samples,
    environment: {},
    setupReader: () => undefined,
  });
  expect([inLive, inTest, inSandbox].map(({ outcome }) => outcome)).toEqual([
    "failed",
    "done",
    "done",
  ]);
  for (const sample of ["support@example.com", "the testimonial", "the founder story"]) {
    const line = (verdict: string) => new RegExp(`^${verdict}\\s+words\\s+.*${sample}`, "mu");
    expect(inLive.text).toMatch(line("problem"));
    expect(inTest.text).toMatch(line("note"));
    expect(inSandbox.text).toMatch(line("note"));
  }
  expect((await diagnose(good)).text).not.toContain("sample");
});

test("the public address is asked as visitors reach it, and what is in the way is named", async () => {
  const at = (status: number, text: string) =>
    diagnose(good, { readAddress: async () => ({ status, text }) });
  expect((await diagnose(good)).text).toMatch(/^ok\s+site\s+https:\/\/petals.example\/readyz/mu);
  const full = await at(503, "The storage takes no orders.\n");
  expect(full).toMatchObject({
    outcome: "failed",
    text: expect.stringContaining("can record no order"),
  });
  const parked = await at(200, "<h1>This domain is for sale</h1>");
  expect(parked).toMatchObject({
    outcome: "failed",
    text: expect.stringContaining("pass every address"),
  });
  const readAddress = () =>
    Promise.reject(new TypeError("fetch failed", { cause: new Error("ENOTFOUND") }));
  const silent = await diagnose(good, { readAddress });
  expect(silent).toMatchObject({
    outcome: "failed",
    text: expect.stringContaining("does not answer (ENOTFOUND)"),
  });
  const trial = await diagnose(good, {
    readAddress,
    environment: {},
    setupReader: () => undefined,
  });
  expect(trial.outcome).toBe("done");
});

test("a page that is still to be written is named", async () => {
  const readAddress = async (url: string) => ({
    status: 200,
    text: url.endsWith("/readyz")
      ? "ready\n"
      : url.endsWith("/terms")
        ? "<p>Coming soon...</p>"
        : "Ours.",
  });
  const { text, outcome } = await diagnose(good, { readAddress });
  expect(outcome).toBe("done");
  expect(text).toMatch(/^note\s+words\s+\/terms only says/mu);
  expect(text).not.toContain("/privacy");
});

test("a blank that an example left in a legal page is a problem under a live key", async () => {
  const readAddress = async (url: string) => ({
    status: 200,
    text: url.endsWith("/readyz") ? "ready\n" : "<p>By [YOUR NAME OR COMPANY].</p>",
  });
  const { text, outcome } = await diagnose(good, { readAddress });
  expect(outcome).toBe("failed");
  expect(text).toMatch(/^problem\s+words\s+\/terms still has a blank: \[YOUR NAME OR COMPANY\]/mu);
});

/** What the doctor says of a live shop with these purchases, this newest event and this last backup, by their age in hours. */
async function diagnoseRecords(
  {
    paid,
    event,
    backup,
  }: { readonly paid?: number; readonly event?: number; readonly backup?: number },
  environment = live as Surroundings["environment"],
) {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const store = await openSqliteStore(":memory:");
  if (paid !== undefined)
    await store.add(somePurchase({ state: "paid", paidAt: before(paid), createdAt: before(paid) }));
  if (event !== undefined)
    await store.finishEvent({ id: "evt_1", type: "paid", at: before(event) });
  const last = {
    event: (await store.lastMoments()).event,
    backup: backup === undefined ? null : before(backup),
  };
  const lastMoments = () => Promise.resolve(last);
  return diagnose(good, {
    environment,
    openStore: () => Promise.resolve({ ...store, lastMoments }),
  });
}

test.each([
  ["nothing is sold yet", {}, "done", /^ok\s+database/mu],
  [
    "all is well",
    { paid: 1, event: 1, backup: 20 },
    "done",
    /^ok\s+backup\s+The last one is of 2026-11-20 16:00 UTC/mu,
  ],
  ["no backup was made", { paid: 1, event: 1 }, "failed", /^problem\s+backup\s+None was made/mu],
  [
    "the backup is old",
    { paid: 1, event: 1, backup: 49 },
    "failed",
    /^problem\s+backup\s+The last one/mu,
  ],
  [
    "a payment of yesterday brought no event",
    { paid: 24, backup: 1 },
    "failed",
    /^problem\s+webhook .*no event has come/mu,
  ],
  [
    "events have ceased",
    { paid: 24, event: 25, backup: 1 },
    "failed",
    /^problem\s+webhook .*the last event came/mu,
  ],
  [
    "an event is on its way",
    { paid: 0.1, event: 25, backup: 1 },
    "done",
    /^ok\s+webhook\s+It lives/mu,
  ],
  [
    "the last sale is long ago, its event no more kept",
    { paid: 24 * 31, backup: 1 },
    "done",
    /^note\s+webhook/mu,
  ],
] as const)("records: %s", async (_what, hours, outcome, line) => {
  const answer = await diagnoseRecords(hours);
  expect(answer.text).toMatch(line);
  expect(answer.outcome).toBe(outcome);
});

test("of a PostgreSQL, whose host may make backups, a missing one is a note", async () => {
  const environment = { ...live, DATABASE_URL: "postgres://shop@db.example/shop" };
  const { text, outcome } = await diagnoseRecords({ paid: 1, event: 1 }, environment);
  expect(text).toMatch(/^note\s+backup .*unless backups are made elsewhere/mu);
  expect(outcome).toBe("done");
});
