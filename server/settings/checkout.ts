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
