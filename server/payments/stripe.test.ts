import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Stripe } from "stripe";
import { afterAll, expect, test } from "vitest";
import { createTestSandbox } from "#tests/sandbox/test-sandbox.ts";
import type { PaymentEvent } from "./payment-provider.ts";
import { testPaymentProvider, type ProviderUnderTest } from "./payment-provider.contract.ts";
import { createStripeProvider } from "./stripe.ts";

const secretKey = "sk_test_sandbox_of_a_test";
const webhookSecret = "whsec_of_a_test";
const now = () => new Date();
const events: PaymentEvent[] = [];

const server = createServer(getRequestListener((request) => answer(request)));
server.listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
const port = address !== null && typeof address === "object" ? address.port : 0;
const origin = `http://127.0.0.1:${port}`;

const sandbox = createTestSandbox({
  origin,
  secretKey,
  webhookSecret,
  webhookUrl: `${origin}/events`,
  price: {
    id: "price_1",
    unitAmount: 999,
    currency: "usd",
    productName: "Energy Report",
    productDescription: "A report.",
  },
});
const host = { host: "127.0.0.1", port };
const provider = createStripeProvider({
  secretKey,
  webhookSecrets: ["whsec_other", webhookSecret],
  now,
  sandbox: host,
});
const stripe = new Stripe(secretKey, { ...host, protocol: "http", telemetry: false });

afterAll(async () => {
  await sandbox.close();
  server.closeAllConnections();
  server.close();
});

async function answer(request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== "/events") return sandbox.fetch(request);
  const body = new Uint8Array(await request.arrayBuffer());
  const read = await provider.readEvent(body, request.headers.get("stripe-signature") ?? undefined);
  if (read.kind === "genuine") events.push(read.event);
  return new Response("ok", { status: read.kind === "genuine" ? 200 : 400 });
}

async function pay(pageUrl: string, payerEmail: string) {
  const response = await fetch(pageUrl, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email: payerEmail, number: "4242424242424242" }),
  });
  return { sentTo: response.headers.get("location") ?? "" };
}

/** A deed of the owner or the bank, which is told of afterwards. */
const told = (act: (sessionId: string, amount?: number) => void) => {
  return async (sessionId: string, amount?: number) => {
    const eventsBefore = events.length;
    act(sessionId, amount);
    await expect.poll(() => events.length).toBeGreaterThan(eventsBefore);
  };
};
const { testHelpers } = sandbox;

testPaymentProvider(
  "the Stripe adapter at the sandbox",
  (): Promise<ProviderUnderTest> =>
    Promise.resolve({
      provider,
      price: { id: "price_1", amount: 999, currency: "usd" },
      hands: {
        pay,
        refund: told(testHelpers.refund),
        bank: {
          dispute: told((sessionId) => testHelpers.openDispute(sessionId)),
          inquire: told((sessionId) =>
            testHelpers.openDispute(sessionId, "warning_needs_response"),
          ),
          escalate: told((sessionId) => testHelpers.escalateDispute(sessionId)),
          giveIn: told((sessionId) => testHelpers.closeDispute(sessionId, "won")),
          sendRefundBack: told((sessionId) => testHelpers.failRefund(sessionId)),
          warn: told((sessionId) => testHelpers.createEarlyFraudWarning(sessionId)),
        },
        events: () => events,
        coupons: { fifthOff: "CALM20", free: "GIFT100", expired: "EXPIRED", usedUp: "USEDUP" },
      },
    }),
  { hasHands: true },
);

test.each([
  ["the report twice", [{ price: "price_1", quantity: 2 }]],
  [
    "two items",
    [
      { price: "price_1", quantity: 1 },
      { price: "price_1", quantity: 1 },
    ],
  ],
])("a session that holds %s has no price of ours, whatever it costs", async (_, items) => {
  const { id } = await stripe.checkout.sessions.create({
    mode: "payment",
    success_url: `${origin}/success`,
    line_items: items,
  });
  expect(await provider.readSession(id, AbortSignal.timeout(60_000))).toMatchObject({
    kind: "found",
    session: { priceId: null },
  });
});

test("a charge and a dispute lead to the session of their payment, as thin events need it", async () => {
  const { id, url } = await stripe.checkout.sessions.create({
    mode: "payment",
    success_url: `${origin}/success`,
    line_items: [{ price: "price_1", quantity: 1 }],
  });
  await pay(url ?? "", "ada@example.com");
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

const { STRIPE_TEST_SECRET_KEY: testKey } = process.env;
if (testKey === undefined) {
  process.stdout.write(
    "The contract of the payment port was not tried at Stripe: STRIPE_TEST_SECRET_KEY is not set.\n",
  );
} else {
  // Nothing here may ever touch real money.
  if (!/^[sr]k_test_/u.test(testKey)) throw new Error("STRIPE_TEST_SECRET_KEY is no test key.");
  const atStripe = new Stripe(testKey, { telemetry: false });
  const price = await atStripe.prices.create({
    currency: "usd",
    unit_amount: 999,
    product_data: { name: "Energy Report (contract test)" },
  });
  testPaymentProvider(
    "the Stripe adapter at Stripe, in test mode",
    async () => ({
      provider: createStripeProvider({ secretKey: testKey, webhookSecrets: ["whsec_none"], now }),
      price: { id: price.id, amount: 999, currency: price.currency },
    }),
    { hasHands: false },
  );
  afterAll(() => atStripe.prices.update(price.id, { active: false }));
}
