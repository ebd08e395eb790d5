import { expect, test } from "vitest";
import { someCheckout } from "#server/payments/checkout.fixture.ts";
import { priceId } from "#tests/reliability/calls.ts";
import { openShop } from "#tests/reliability/shop.ts";
import { readConfig } from "./config.ts";
import { everyCheckoutSetting } from "./live.fixture.ts";

const buyer = "ada@example.com";
const { termsOfServiceAcceptance: message } = everyCheckoutSetting;

type Shop = Awaited<ReturnType<typeof openShop>>;
/** Sends the form of the payment page as a browser does. */
async function pay(shop: Shop, sessionId: string, fields: Record<string, string> = {}) {
  const body = new URLSearchParams({ email: buyer, number: "4242424242424242", ...fields });
  const page = `http://127.0.0.1:${shop.providerPort}/sandbox/pay/${sessionId}`;
  await fetch(page, { method: "POST", redirect: "manual", body });
  return shop.testHelpers.sessions().find(({ id }) => id === sessionId);
}

test("without settings Stripe is asked for nothing but the price, and nothing else is kept", async () => {
  await using shop = await openShop();
  const sessionId = await shop.openSession(buyer);
  // Stripe learns the country of a card without being asked.
  shop.testHelpers.pay(sessionId, { email: buyer, country: "DE" });
  const [session] = shop.testHelpers.sessions();
  expect(session).toMatchObject({
    status: "complete",
    customer_details: { address: { country: "DE" } },
    automatic_tax: { enabled: false },
    billing_address_collection: null,
    consent_collection: null,
    custom_text: { terms_of_service_acceptance: null },
    // The ways to pay are left to Stripe.
    allowed_payment_method_types: null,
  });
  expect(session).not.toHaveProperty("excluded_payment_method_types");
  const { payment_intent: intent } = await shop.stripe.checkout.sessions.retrieve(sessionId, {
    expand: ["payment_intent"],
  });
  expect(intent).toMatchObject({ receipt_email: null, statement_descriptor_suffix: null });
  await expect
    .poll(() => shop.store.findBySession(sessionId))
    .toMatchObject({ state: "paid", amountTax: null, country: null });
});

test("each setting reaches the payment page, and tax and country reach the books", async () => {
  await using shop = await openShop({ checkout: everyCheckoutSetting });
  const sessionId = await shop.openSession(buyer);
  const session = await pay(shop, sessionId, { country: "DE", terms: "accepted" });
  const tax = Math.round(((session?.amount_total ?? 0) * 19) / 119);
  expect(session).toMatchObject({
    automatic_tax: { enabled: true, status: "complete" },
    billing_address_collection: "required",
    consent: { terms_of_service: "accepted" },
    custom_text: { terms_of_service_acceptance: { message } },
    total_details: { amount_tax: tax },
    customer_details: { address: { country: "DE" } },
  });
  const { payment_intent: intent } = await shop.stripe.checkout.sessions.retrieve(sessionId, {
    expand: ["payment_intent.latest_charge"],
  });
  expect(intent).toMatchObject({
    receipt_email: buyer,
    statement_descriptor_suffix: "REPORT",
    latest_charge: { calculated_statement_descriptor: "SANDBOX* REPORT" },
  });
  await expect
    .poll(() => shop.store.findBySession(sessionId))
    .toMatchObject({ state: "paid", amountTax: tax, country: "DE" });
});

test("the country alone is kept where only the address is asked for", async () => {
  await using shop = await openShop({ checkout: { billingAddressCollection: true } });
  const sessionId = await shop.openSession(buyer);
  await pay(shop, sessionId, { country: "FR" });
  await expect
    .poll(() => shop.store.findBySession(sessionId))
    .toMatchObject({ state: "paid", amountTax: null, country: "FR" });
});

test.each(["exclusive", "unspecified"] as const)(
  "a price with %s tax is not sold with automatic tax, since buyers would pay more than the site says",
  async (taxBehavior) => {
    await using shop = await openShop({ checkout: { automaticTax: true }, taxBehavior });
    const order = someCheckout({ priceId });
    const page = await shop.deps.provider.createPage(order, AbortSignal.timeout(60_000));
    expect(page).toEqual({ kind: "refused", reason: expect.stringContaining("tax_behavior") });
  },
);

const problemsOf = (environment: Record<string, string>) => {
  const read = readConfig(environment);
  return read.kind === "wrong" ? read.problems.join("\n") : "";
};

test("all of it is on when the owner asks for it", () => {
  expect(
    readConfig({
      STRIPE_AUTOMATIC_TAX: "on",
      STRIPE_BILLING_ADDRESS_COLLECTION: "required",
      STRIPE_TERMS_OF_SERVICE: "required",
      STRIPE_TERMS_OF_SERVICE_ACCEPTANCE: message,
      STRIPE_STATEMENT_DESCRIPTOR_SUFFIX: "REPORT",
      STRIPE_RECEIPT_EMAIL: "on",
    }),
  ).toMatchObject({ kind: "ready", config: { checkout: everyCheckoutSetting } });
});

test.each([
  ["STRIPE_AUTOMATIC_TAX", "yes"],
  ["STRIPE_BILLING_ADDRESS_COLLECTION", "auto"],
  ["STRIPE_TERMS_OF_SERVICE", "on"],
  ["STRIPE_RECEIPT_EMAIL", "true"],
  ["STRIPE_STATEMENT_DESCRIPTOR_SUFFIX", "1234"],
  ["STRIPE_STATEMENT_DESCRIPTOR_SUFFIX", "PETALS*"],
  ["STRIPE_STATEMENT_DESCRIPTOR_SUFFIX", "A REPORT OF SEVEN PARTS"],
  ["STRIPE_STATEMENT_DESCRIPTOR_SUFFIX", "RÉPORT"],
  ["STRIPE_TERMS_OF_SERVICE_ACCEPTANCE", "I agree, but nobody asks."],
])("%s=%s is refused by its name", (name, value) => {
  expect(problemsOf({ [name]: value })).toContain(name);
});

test("a sentence beside the terms that Stripe would cut is refused", () => {
  const problems = problemsOf({
    STRIPE_TERMS_OF_SERVICE: "required",
    STRIPE_TERMS_OF_SERVICE_ACCEPTANCE: "x".repeat(1201),
  });
  expect(problems).toContain("it has 1201");
});
