/** The settings of a shop that takes money. */
export const live = {
  NODE_ENV: "production",
  SITE_URL: "https://petals.example",
  TRUST_PROXY: "1",
  STRIPE_SECRET_KEY: "sk_live_51Hqe9d",
  STRIPE_WEBHOOK_SECRET: "whsec_1a2b",
  PUBLIC_PRICE_ID: "price_1PgafmB7WZ01zgkW",
};

/** All that an owner can ask of the payment page. */
export const everyCheckoutSetting = {
  automaticTax: true,
  billingAddressCollection: true,
  termsOfService: true,
  termsOfServiceAcceptance:
    "I agree to the [terms](https://petals.example/terms), and want the report at once.",
  statementDescriptorSuffix: "REPORT",
  receiptEmail: true,
};
