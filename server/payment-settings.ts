import type { SettingName } from "./settings-file.ts";
import { isOnThisMachine } from "./web-address.ts";

/** Who takes the money. */
export type PaymentSettings =
  | { readonly kind: "sandbox" }
  | {
      readonly kind: "stripe";
      readonly secretKey: string;
      readonly webhookSecrets: readonly string[];
      /** Whether the key is of Stripe's test mode, where no money moves. */
      readonly isTestMode: boolean;
    };

/** What the other settings say about the site; `wanted` is PAYMENTS. */
type Site = {
  readonly wanted: "sandbox" | "test" | undefined;
  readonly production: boolean;
  readonly siteUrl: string;
  readonly priceId: string;
};

/** The price id with which the sandbox sells; it names nothing at Stripe. */
export const sandboxPriceId = "price_energy_report";

/** Whether a key takes real money. Stripe names its test keys; every other key counts as live. */
export function isLiveKey(secretKey: string | undefined): boolean {
  return secretKey !== undefined && isKey(secretKey) && !isTestKey(secretKey);
}

const isKey = (secretKey: string) => /^[sr]k_\w+$/u.test(secretKey);
const isTestKey = (secretKey: string) => /^[sr]k_test_/u.test(secretKey);

/**
 * Reads who takes the money; `text` gives a trimmed setting. Under a public address, sandbox and test payments are refused
 * unless PAYMENTS names them, since every report would be free.
 */
export function readPayments(
  text: (name: SettingName) => string | undefined,
  site: Site,
  problems: string[],
): PaymentSettings {
  const { wanted } = site;
  const secretKey = text("STRIPE_SECRET_KEY");
  if (secretKey === undefined) {
    const problem = withoutKey(site);
    if (problem) problems.push(problem);
    return { kind: "sandbox" };
  }
  if (wanted === "sandbox") {
    problems.push("PAYMENTS is sandbox but STRIPE_SECRET_KEY is set too. Remove one of them.");
  }
  if (!isKey(secretKey)) {
    problems.push("STRIPE_SECRET_KEY must begin with sk_ or rk_ and hold no spaces.");
  }
  const isTestMode = isTestKey(secretKey);
  const isPublic = site.production || !isOnThisMachine(site.siteUrl);
  if (isTestMode && isPublic && wanted === undefined) {
    problems.push(
      "STRIPE_SECRET_KEY is a test key, so that a test card would buy reports for nothing. Set the live key, or set PAYMENTS=test to show the site without taking money.",
    );
  }
  if (wanted === "test" && isLiveKey(secretKey)) {
    problems.push(
      "PAYMENTS is test but STRIPE_SECRET_KEY is a live key, which takes real money. Set the test key, or leave PAYMENTS out.",
    );
  }
  const webhookSecrets = (text("STRIPE_WEBHOOK_SECRET") ?? "")
    .split(",")
    .map((secret) => secret.trim())
    .filter((secret) => secret !== "");
  if (webhookSecrets.length === 0) {
    problems.push(
      "STRIPE_WEBHOOK_SECRET is missing. It is shown at Stripe beside the webhook endpoint.",
    );
  }
  if (!webhookSecrets.every((secret) => /^whsec_\S+$/u.test(secret))) {
    problems.push("STRIPE_WEBHOOK_SECRET must begin with whsec_; several are parted by commas.");
  }
  if (!site.priceId.startsWith("price_")) {
    problems.push("PUBLIC_PRICE_ID must be the id of a price, which begins with price_.");
  }
  if (site.priceId === sandboxPriceId) {
    problems.push("PUBLIC_PRICE_ID is missing. Set it to the id of the report's price at Stripe.");
  }
  return { kind: "stripe", secretKey, webhookSecrets, isTestMode };
}

function withoutKey({ wanted, production, siteUrl }: Site): string | undefined {
  if (wanted === "sandbox") return undefined;
  if (wanted === "test") {
    return "STRIPE_SECRET_KEY is missing. PAYMENTS=test needs a test key, sk_test_… or rk_test_….";
  }
  if (production) {
    return "STRIPE_SECRET_KEY is missing. Set it, or set PAYMENTS=sandbox to run in production without taking money.";
  }
  return isOnThisMachine(siteUrl)
    ? undefined
    : `STRIPE_SECRET_KEY is missing, and SITE_URL (${siteUrl}) is a public address. Set the key, or set PAYMENTS=sandbox to show the site without taking money.`;
}
