import { offerDescription, site } from "#content/site.ts";

/** The account at the provider with which the servers of these tests sell. */
export const secretKey = "sk_test_reliability_0123456789";
export const webhookSecret = "whsec_reliability_0123456789";
export const priceId = "price_1";

const { priceInCents: unitAmount, currency, name } = site.offer;

/** What the provider knows of our price. */
export const price = {
  id: priceId,
  unitAmount,
  currency,
  productName: name,
  productDescription: offerDescription,
};
