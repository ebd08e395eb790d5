import { readConfig, type Config, type Environment } from "#server/settings/config.ts";
import { stripeWebhookPath } from "#server/functions/stripe-webhook.ts";
import type { PaymentSetup, ReadPaymentSetup } from "#server/payments/stripe-setup.ts";
import { offerUnder } from "#server/purchases/start-checkout.ts";
import type { PurchaseStore } from "#server/storage/purchase-store.ts";
import { money, note, ok, problem, table, type Answer, type Finding } from "./answer.ts";
import { recordFindings } from "./doctor-records.ts";
import { mailFinding, siteFindings, type CheckMail, type ReadAddress } from "./doctor-site.ts";

/** What of content/site.ts is a sample until the owner replaces it. */
type OwnersWords = {
  readonly supportEmail: string;
  readonly testimonial: { readonly isSample: boolean };
  readonly founderStory: { readonly isSample: boolean };
};

export type Surroundings = {
  readonly environment: Environment;
  readonly words: OwnersWords;
  readonly now: () => Date;
  readonly readAddress: ReadAddress;
  readonly checkMail: CheckMail;
  readonly openStore: (config: Config) => Promise<PurchaseStore | "none">;
  /** Undefined while payments are a sandbox. */
  readonly setupReader: (config: Config) => ReadPaymentSetup | undefined;
};

/** Signatures of webhooks are refused when the clocks differ by more than 300 s; this leaves time to act. */
const worryingSkewInSeconds = 60;

/** Checks everything that selling needs, and changes nothing. */
export async function examine(surroundings: Surroundings): Promise<Answer> {
  const findings = await findingsIn(surroundings);
  const count = (wanted: Finding["verdict"]) =>
    findings.filter(({ verdict }) => verdict === wanted).length;
  const [problems, notes] = [count("problem"), count("note")];
  const toRead = ["", "; 1 note to read"][notes] ?? `; ${notes} notes to read`;
  const sum = [`Nothing is wrong${toRead}.`, "1 problem."][problems] ?? `${problems} problems.`;
  return {
    outcome: problems > 0 ? "failed" : "done",
    lines: [...table(findings.map(({ verdict, about, says }) => [verdict, about, says])), sum],
    data: { healthy: problems === 0, findings },
  };
}

async function findingsIn(surroundings: Surroundings): Promise<readonly Finding[]> {
  const read = readConfig(surroundings.environment);
  if (read.kind === "wrong") return read.problems.map((says) => problem("settings", says));
  const { config } = read;
  // What only a trial may still lack.
  const bad = takesMoney(config.payments) ? problem : note;
  return [
    ok("settings", `All settings are readable; the site is ${config.siteUrl}.`),
    ...(await paymentFindings(config, surroundings)),
    await mailFinding(config.mail, surroundings.checkMail),
    ...(await siteFindings(config.siteUrl, bad, surroundings.readAddress)),
    ...(await recordFindings(config, bad, surroundings)),
    ...wordFindings(surroundings.words, bad),
  ];
}

async function paymentFindings(
  config: Config,
  { setupReader, now }: Surroundings,
): Promise<readonly Finding[]> {
  const readSetup = setupReader(config);
  if (!readSetup) {
    const says =
      "Payments are a sandbox: no money moves. To sell, set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and PUBLIC_PRICE_ID.";
    return [note("payments", says)];
  }
  const webhookUrl = config.siteUrl + stripeWebhookPath;
  const setup = await readSetup(config.priceId, webhookUrl, AbortSignal.timeout(20_000));
  if (setup.kind === "unreachable") {
    const says = `Stripe does not answer (${setup.reason}). Check the network of this machine, then try again.`;
    return [problem("payments", says)];
  }
  if (setup.kind === "refused") {
    const says = `Stripe does not take STRIPE_SECRET_KEY for reading prices (${setup.reason}). Copy the key again, or give it the right to read prices.`;
    return [problem("key", says)];
  }
  return [
    keyFinding(setup.missingRights),
    ...priceFindings(setup.price, config),
    ...pageFindings(setup.pageProblem),
    webhookFinding(setup.webhook, webhookUrl),
    clockFinding(setup.clock, now()),
  ];
}

function takesMoney(payments: Config["payments"]): boolean {
  return payments.kind === "stripe" && !payments.isTestMode;
}

function keyFinding(missingRights: readonly string[]): Finding {
  return missingRights.length === 0
    ? ok("key", "Stripe takes STRIPE_SECRET_KEY, and it has the rights that the server needs.")
    : problem(
        "key",
        `STRIPE_SECRET_KEY lacks rights: ${missingRights.join(", ")}. Give them to the restricted key at Stripe.`,
      );
}

function priceFindings(
  price: PaymentSetup["price"],
  { priceId, payments, checkout }: Config,
): readonly Finding[] {
  if (!price) {
    const says =
      "Stripe knows no price PUBLIC_PRICE_ID. Copy its id (price_…) from the product; live and test prices differ.";
    return [problem("price", says)];
  }
  const offer = offerUnder(priceId);
  const shown = money(offer.amount, offer.currency);
  const charged = money(price.amount, price.currency);
  const wrong = [
    !price.active && "The price is archived at Stripe. Activate it or set another.",
    !price.paidOnce && "The price is a subscription. Create a one-time price.",
    charged !== shown &&
      `Stripe would charge ${charged} and the site shows ${shown}, so nothing can be bought. Change the price at Stripe or in content/site.ts.`,
    checkout.automaticTax &&
      !price.includesTax &&
      "STRIPE_AUTOMATIC_TAX is on and the price does not say that it includes tax, so nothing can be bought. Make a price at Stripe with tax behavior inclusive, and set its id.",
    takesMoney(payments) && !price.live && "The price is a test price. Set the live one.",
  ].filter((says) => says !== false);
  if (wrong.length > 0) return wrong.map((says) => problem("price", says));
  return [
    ok("price", `${charged}, paid once, as the site shows it.`),
    ...(price.live ? [] : [note("payments", "Stripe is in test mode: no money moves.")]),
  ];
}

function pageFindings(reason: string | undefined): readonly Finding[] {
  if (reason === undefined) return [];
  const says = `Stripe makes no payment page with your STRIPE_… settings (${reason}), so nothing can be bought. STRIPE_TERMS_OF_SERVICE needs the address of your terms in the Dashboard, STRIPE_AUTOMATIC_TAX that Stripe Tax is set up there; otherwise look the request up in its log.`;
  return [problem("payments", says)];
}

function webhookFinding(webhook: PaymentSetup["webhook"], url: string): Finding {
  switch (webhook.kind) {
    case "hidden":
      return note(
        "webhook",
        `The key may not read webhook endpoints. Look at Stripe yourself whether ${url} is enabled.`,
      );
    case "missing":
      return problem(
        "webhook",
        `Stripe has no webhook endpoint ${url}. Add it, and set its secret as STRIPE_WEBHOOK_SECRET.`,
      );
    case "disabled":
      return problem("webhook", `The webhook endpoint ${url} is disabled. Enable it at Stripe.`);
    case "enabled":
      return webhook.missingEvents.length === 0
        ? ok("webhook", `${url} is told of everything it needs.`)
        : problem("webhook", `Add these events to ${url}: ${webhook.missingEvents.join(", ")}.`);
  }
}

function clockFinding(clock: Date | undefined, now: Date): Finding {
  if (!clock) return note("clock", "Stripe did not say what time it is.");
  const skew = Math.round(Math.abs(now.getTime() - clock.getTime()) / 1000);
  return skew <= worryingSkewInSeconds
    ? ok("clock", `Within ${skew} s of Stripe's clock.`)
    : problem(
        "clock",
        `The clock of this machine is ${skew} s away from Stripe's; from 300 s on webhooks are refused. Turn on time synchronisation (NTP).`,
      );
}

/** Who pays must not read invented praise, nor be sent to an address that nobody answers. */
function wordFindings(
  { supportEmail, testimonial, founderStory }: OwnersWords,
  bad: typeof problem,
): Finding[] {
  const samples = [
    ...(supportEmail.endsWith("@example.com") ? [`the support e-mail ${supportEmail}`] : []),
    ...(testimonial.isSample ? ["the testimonial"] : []),
    ...(founderStory.isSample ? ["the founder story"] : []),
  ];
  return samples.map((sample) =>
    bad("words", `Visitors still see a sample: ${sample}. Write your own in content/site.ts.`),
  );
}
