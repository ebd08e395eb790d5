import { site } from "#content/site.ts";
import type { PaymentSetup } from "#server/payments/stripe-setup.ts";
import { openSqliteStore } from "#server/storage/sqlite.ts";
import { examine, type Surroundings } from "./doctor.ts";

export const now = new Date("2026-11-21T12:00:00Z");
export const live = {
  NODE_ENV: "production",
  TRUST_PROXY: "1",
  SITE_URL: "https://petals.example",
  STRIPE_SECRET_KEY: "sk_live_secret",
  STRIPE_AUTOMATIC_TAX: "on",
  STRIPE_WEBHOOK_SECRET: "whsec_secret",
  PUBLIC_PRICE_ID: "price_1",
};
export const amount = site.offer.priceInCents;
export const currency: string = site.offer.currency;
export const otherCurrency = currency === "usd" ? "eur" : "usd";
const flags = { live: true, active: true, paidOnce: true, includesTax: true };
export const goodPrice = { ...flags, amount, currency };
export const good: PaymentSetup = {
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
export async function diagnose(
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
