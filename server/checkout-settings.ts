import type { SettingName } from "./settings-file.ts";

/** What Stripe's payment page does beside taking the price. All of it is off until the owner asks for it. */
export type CheckoutSettings = {
  /** Stripe works out the tax that is in the price, from where the buyer lives. */
  readonly automaticTax: boolean;
  /** The page asks for the billing address. */
  readonly billingAddressCollection: boolean;
  /** The buyer must tick that they agree to the terms of service. */
  readonly termsOfService: boolean;
  /** What stands beside that tick, in the place of Stripe's own sentence. */
  readonly termsOfServiceAcceptance: string | undefined;
  /** What the card statement says after the account's own prefix. */
  readonly statementDescriptorSuffix: string | undefined;
  /** Stripe mails a receipt to the buyer. */
  readonly receiptEmail: boolean;
};

/** Nothing but the price. */
export const plainCheckout: CheckoutSettings = {
  automaticTax: false,
  billingAddressCollection: false,
  termsOfService: false,
  termsOfServiceAcceptance: undefined,
  statementDescriptorSuffix: undefined,
  receiptEmail: false,
};

/** Of 22 characters, Stripe's "* " and the shortest prefix leave these to the suffix. */
const longestSuffix = 18;
const longestText = 1200;

/** Reads the settings of the payment page; `text` gives a trimmed setting, `oneOf` one that may only be certain words. */
export function readCheckoutSettings(
  text: (name: SettingName) => string | undefined,
  oneOf: (name: SettingName, words: readonly string[]) => string | undefined,
  problems: string[],
): CheckoutSettings {
  const termsOfService = oneOf("STRIPE_TERMS_OF_SERVICE", ["required"]) !== undefined;
  const acceptance = text("STRIPE_TERMS_OF_SERVICE_ACCEPTANCE");
  if (acceptance !== undefined && !termsOfService) {
    problems.push(
      "STRIPE_TERMS_OF_SERVICE_ACCEPTANCE stands beside a tick that is not asked for. Set STRIPE_TERMS_OF_SERVICE=required too.",
    );
  }
  if (acceptance !== undefined && acceptance.length > longestText) {
    problems.push(
      `STRIPE_TERMS_OF_SERVICE_ACCEPTANCE may have ${longestText} characters; it has ${acceptance.length}.`,
    );
  }
  const suffix = text("STRIPE_STATEMENT_DESCRIPTOR_SUFFIX");
  if (suffix !== undefined && !isStatementSuffix(suffix)) {
    problems.push(
      `STRIPE_STATEMENT_DESCRIPTOR_SUFFIX must be at most ${longestSuffix} plain characters, one of them a letter, without < > \\ ' " and *, as in REPORT.`,
    );
  }
  return {
    automaticTax: oneOf("STRIPE_AUTOMATIC_TAX", ["on"]) !== undefined,
    billingAddressCollection:
      oneOf("STRIPE_BILLING_ADDRESS_COLLECTION", ["required"]) !== undefined,
    termsOfService,
    termsOfServiceAcceptance: acceptance,
    statementDescriptorSuffix: suffix,
    receiptEmail: oneOf("STRIPE_RECEIPT_EMAIL", ["on"]) !== undefined,
  };
}

/** By Stripe's rules for card statements (docs.stripe.com/get-started/account/statement-descriptors). */
function isStatementSuffix(suffix: string): boolean {
  return (
    suffix.length <= longestSuffix &&
    /^[ -~]+$/u.test(suffix) &&
    /[a-z]/iu.test(suffix) &&
    !/[<>\\'"*]/u.test(suffix)
  );
}
