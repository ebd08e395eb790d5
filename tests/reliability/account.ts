/** The account at the provider with which the servers of these tests sell. */
export const secretKey = "sk_test_reliability_0123456789";
export const webhookSecret = "whsec_reliability_0123456789";
export const priceId = "price_1";
