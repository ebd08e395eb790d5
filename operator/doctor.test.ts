import { site } from "#content/site.ts";
import { type PaymentSetup, createStripeSetupReader } from "#server/payments/stripe-setup.ts";
import { live as liveSettings } from "#server/settings/live.fixture.ts";
import { openSqliteStore } from "#server/storage/sqlite.ts";
import { examine, type Surroundings } from "./doctor.ts";
import { expect, test } from "vitest";
import { startSandbox } from "#sandbox/sandbox.fixture.ts";
import { money } from "./answer.ts";
import { somePurchase } from "#server/storage/purchase.fixture.ts";

const now = new Date("2026-11-21T12:00:00Z");
const live = { ...liveSettings, STRIPE_AUTOMATIC_TAX: "on" };
const amount = site.offer.priceInCents;
const currency: string = site.offer.currency;
const otherCurrency = currency === "usd" ? "eur" : "usd";
const flags = { live: true, active: true, paidOnce: true, includesTax: true };
const goodPrice = { ...flags, amount, currency };
const good: PaymentSetup = {
  kind: "seen",
  price: goodPrice,
  missingRights: [],
  pageProblem: undefined,
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

test("a shop in order is told so, with how many notes there are to read, and no secret is printed", async () => {
  // That no mail goes out is one.
  const { outcome, text, lines, data } = await diagnose(good);
  expect([outcome, lines.at(-1)]).toEqual(["done", "Nothing is wrong; 1 note to read."]);
  expect(text + JSON.stringify(data)).not.toMatch(/sk_live|whsec|sample/u);
  expect(text).toMatch(/^ok\s+site\s+https:\/\/petals.example\/readyz/mu);
  const two = await diagnose({ ...good, webhook: { kind: "hidden" } });
  expect(two.lines.at(-1)).toBe("Nothing is wrong; 2 notes to read.");
  // What the key may not read is no problem.
  expect(two).toMatchObject({ outcome: "done", text: expect.stringMatching(/^note\s+webhook/mu) });
});

test("the whole walk finds nothing wrong with the price and the webhook address of the settings at a sandbox", async () => {
  await using sandbox = await startSandbox({
    priceId: live.PUBLIC_PRICE_ID,
    unitAmount: amount,
    currency,
  });
  const { secretKey, transport, account } = sandbox;
  const walk = () =>
    diagnose(good, {
      environment: { ...live, PAYMENTS: "test", STRIPE_SECRET_KEY: secretKey },
      now: () => new Date(),
      setupReader: ({ checkout }) => createStripeSetupReader(secretKey, checkout, transport),
    });
  expect((await walk()).text).toContain(
    "Stripe has no webhook endpoint https://petals.example/functions/v1/stripe-webhook.",
  );
  account.webhookEndpoint.url = "https://petals.example/functions/v1/stripe-webhook";
  const { outcome, text } = await walk();
  expect(text).toContain("is told of everything it needs");
  expect(text).toContain("test mode: no money moves");
  expect(outcome).toBe("done");
});

const [ours, more, other] = [
  money(amount, currency),
  money(amount + 1, currency),
  money(amount, otherCurrency),
];
const withPrice = (change: object) => ({ price: { ...goodPrice, ...change } });
const noPage = "400 consent_collection req_1";

test.each<[string, Partial<PaymentSetup>]>([
  ["lacks rights: read Disputes", { missingRights: ["read Disputes"] }],
  ["knows no price", { price: undefined }],
  ["archived", withPrice({ active: false })],
  ["subscription", withPrice({ paidOnce: false })],
  [`would charge ${more} and the site shows ${ours}`, withPrice({ amount: amount + 1 })],
  [`would charge ${other}`, withPrice({ currency: otherCurrency })],
  ["does not say that it includes tax", withPrice({ includesTax: false })],
  ["test price", withPrice({ live: false })],
  [`makes no payment page with your STRIPE_… settings (${noPage})`, { pageProblem: noPage }],
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
  const trial = { ...live, STRIPE_SECRET_KEY: "sk_test_secret", PAYMENTS: "test" };
  const testPrice = { ...good, ...withPrice({ live: false }) };
  const inTest = await diagnose(testPrice, { words: samples, environment: trial });
  const sandbox = { environment: {}, setupReader: () => undefined };
  const inSandbox = await diagnose(good, { words: samples, ...sandbox });
  const outcomes = [inLive, inTest, inSandbox].map(({ outcome }) => outcome);
  expect(outcomes).toEqual(["failed", "done", "done"]);
  for (const sample of ["support@example.com", "the testimonial", "the founder story"]) {
    const line = (verdict: string) => new RegExp(`^${verdict}\\s+words\\s+.*${sample}`, "mu");
    expect(inLive.text).toMatch(line("problem"));
    expect(inTest.text).toMatch(line("note"));
    expect(inSandbox.text).toMatch(line("note"));
  }
});

test("what keeps visitors out of the public address is a problem", async () => {
  const readAddress = () => Promise.reject(new Error("nobody is there"));
  const silent = await diagnose(good, { readAddress });
  expect(silent).toMatchObject({ outcome: "failed", text: expect.stringContaining("1 problem.") });
});

/** What the doctor says of a live shop with these purchases, this newest event and this last backup, by their age in hours. */
async function diagnoseRecords(
  hours: { readonly paid?: number; readonly event?: number; readonly backup?: number },
  environment = live as Surroundings["environment"],
) {
  const { paid, event, backup } = hours;
  const before = (age: number) => new Date(now.getTime() - age * 3_600_000);
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
  [{}, "done", /^ok\s+database/mu],
  [
    { paid: 1, event: 1, backup: 20 },
    "done",
    /^ok\s+backup\s+The last one is of 2026-11-20 16:00/mu,
  ],
  [{ paid: 1, event: 1 }, "failed", /^problem\s+backup\s+None was made/mu],
  [{ paid: 1, event: 1, backup: 49 }, "failed", /^problem\s+backup\s+The last one/mu],
  // A payment of yesterday brought no event; events have ceased; one is on its way; none is kept any more.
  [{ paid: 24, backup: 1 }, "failed", /^problem\s+webhook .*no event has come/mu],
  [{ paid: 24, event: 25, backup: 1 }, "failed", /^problem\s+webhook .*the last event came/mu],
  [{ paid: 0.1, event: 25, backup: 1 }, "done", /^ok\s+webhook\s+It lives/mu],
  [{ paid: 24 * 31, backup: 1 }, "done", /^note\s+webhook/mu],
] as const)("records of so many hours ago: %j", async (hours, outcome, line) => {
  const answer = await diagnoseRecords(hours);
  expect(answer.text).toMatch(line);
  expect(answer.outcome).toBe(outcome);
});

test("of backups of a PostgreSQL nothing is known here, and that is a note", async () => {
  const environment = { ...live, DATABASE_URL: "postgres://shop@db.example/shop" };
  const { text, outcome } = await diagnoseRecords({ paid: 1, event: 1 }, environment);
  expect(text).toMatch(/^note\s+backup .*let pg_dump run every day/mu);
  expect(outcome).toBe("done");
});
