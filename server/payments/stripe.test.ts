import { Stripe } from "stripe";
import { afterAll, expect, test } from "vitest";
import { paidSession, startSandbox } from "#sandbox/sandbox.fixture.ts";
import { testPaymentProvider } from "./payment-provider.contract.ts";
import { createStripeProvider } from "./stripe.ts";

const now = () => new Date();
const sandbox = await startSandbox({ priceId: "price_1" });
const { secretKey, webhookSecret, transport, testHelpers } = sandbox;
afterAll(() => sandbox[Symbol.asyncDispose]());
const provider = createStripeProvider({
  secretKey,
  webhookSecrets: ["whsec_other", webhookSecret],
  now,
  sandbox: transport,
});
const price = { id: "price_1", amount: 999, currency: "usd" };
testPaymentProvider("the Stripe adapter at the sandbox", provider, price);

test("a charge and a dispute lead to the session of their payment, as thin events need it", async () => {
  const { id } = await paidSession(sandbox, {
    line_items: [{ price: "price_1", quantity: 1 }],
  });
  testHelpers.openDispute(id);
  const subjects = testHelpers.events().map(({ data }) => Reflect.get(data.object, "id"));
  const signal = AbortSignal.timeout(60_000);
  for (const begin of ["pi_", "ch_", "dp_"]) {
    const about = subjects.findLast((one) => String(one).startsWith(begin));
    expect(await provider.findSessionOfPayment(String(about), signal)).toEqual({
      kind: "found",
      sessionId: id,
    });
    expect(await provider.findSessionOfPayment(`${begin}other`, signal)).toEqual({
      kind: "unknown",
    });
  }
});

test("a code that is active is found among ended ones with the same text, newer ones too", async () => {
  for (const expires_at of [null, 1])
    testHelpers.createPromotionCode({ code: "AGAIN", percent_off: 20, expires_at });
  expect(await provider.findDiscount("AGAIN", price, AbortSignal.timeout(60_000))).toMatchObject({
    kind: "found",
  });
});

const { STRIPE_TEST_SECRET_KEY: testKey } = process.env;
if (testKey === undefined) {
  process.stdout.write(
    "The contract of the payment port was not tried at Stripe: STRIPE_TEST_SECRET_KEY is not set.\n",
  );
} else {
  // Nothing here may ever touch real money.
  if (!/^[sr]k_test_/u.test(testKey)) throw new Error("STRIPE_TEST_SECRET_KEY is no test key.");
  const atStripe = new Stripe(testKey, { telemetry: false });
  const { id } = await atStripe.prices.create({
    currency: "usd",
    unit_amount: 999,
    product_data: { name: "Energy Report (contract test)" },
  });
  const adapter = createStripeProvider({ secretKey: testKey, webhookSecrets: ["whsec_none"], now });
  testPaymentProvider("the Stripe adapter at Stripe, in test mode", adapter, { ...price, id });
  afterAll(() => atStripe.prices.update(id, { active: false }));
}
