import { expect, test } from "vitest";
import { refuse } from "#sandbox/answers.ts";
import type { Route } from "#sandbox/parameters.ts";
import { startSandbox } from "#sandbox/sandbox.fixture.ts";
import type { CheckoutSettings } from "#server/settings/config.ts";
import { webhookEvents } from "./stripe-event.ts";
import { createStripeSetupReader } from "./stripe-setup.ts";

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** What the reader makes of a sandbox in which `change` has been done. */
async function read(
  change: (sandbox: Sandbox) => void = () => undefined,
  { settings = {} as CheckoutSettings, secretKey = "", priceId = "price_energy_report" } = {},
) {
  await using sandbox = await startSandbox();
  const { testHelpers, transport, account } = sandbox;
  const { url } = account.webhookEndpoint;
  change(sandbox);
  const readSetup = createStripeSetupReader(secretKey || sandbox.secretKey, settings, transport);
  const setup = await readSetup(priceId, url, AbortSignal.timeout(60_000));
  return {
    setup,
    asked: testHelpers.requests.map(({ route }) => route),
    sessions: testHelpers.sessions(),
  };
}

/** Makes a call of the reader be refused. */
const refusing = (route: Route, refusal: ReturnType<typeof refuse>) => (sandbox: Sandbox) =>
  sandbox.testHelpers.injectFault(route, refusal);
const endpointWith = (change: object) => (sandbox: Sandbox) =>
  void Object.assign(sandbox.account.webhookEndpoint, change);
const noRight = refuse("The key lacks a right.", { status: 403 });

test("a price, an endpoint with all events, and the provider's clock are seen", async () => {
  const price = { live: false, active: true, paidOnce: true, amount: 999, currency: "usd" };
  const seen = {
    kind: "seen",
    price: { ...price, includesTax: true },
    missingRights: [],
    webhook: { kind: "enabled", missingEvents: [] },
    clock: expect.any(Date),
  };
  expect((await read()).setup).toEqual(seen);
  const other = { livemode: true, active: false, type: "recurring", tax_behavior: "exclusive" };
  expect((await read(({ account }) => Object.assign(account.price, other))).setup).toMatchObject({
    price: { live: true, active: false, paidOnce: false, includesTax: false },
  });
});

test("events that the endpoint is not told of are named", async () => {
  const enabled_events = Object.keys(webhookEvents).slice(1);
  const { setup } = await read(endpointWith({ enabled_events }));
  expect(setup).toMatchObject({
    webhook: { kind: "enabled", missingEvents: ["checkout.session.completed"] },
  });
});

test.each([
  ["missing", endpointWith({ url: "https://other.example/" })],
  ["disabled", endpointWith({ status: "disabled" })],
  ["hidden", refusing("GET /v1/webhook_endpoints", noRight)],
])("an endpoint can be %s", async (kind, change) => {
  expect((await read(change)).setup).toMatchObject({ webhook: { kind } });
});

test("a price that does not exist is told apart from a key that is not taken", async () => {
  expect((await read(undefined, { priceId: "price_other" })).setup).toMatchObject({
    kind: "seen",
    price: undefined,
    webhook: { kind: "enabled" },
  });
  const { setup } = await read(undefined, { secretKey: "sk_test_other" });
  expect(setup).toMatchObject({ kind: "refused" });
  expect(JSON.stringify(setup)).not.toContain("sk_test_other");
});

test.each<[string, Route]>([
  ["write Checkout Sessions", "POST /v1/checkout/sessions/:id/expire"],
  ["read Checkout Sessions", "GET /v1/checkout/sessions"],
  ["read Payment Intents", "GET /v1/payment_intents"],
  ["read Charges", "GET /v1/charges"],
  ["read Disputes", "GET /v1/disputes"],
  ["read Promotion Codes", "GET /v1/promotion_codes"],
  ["read Coupons", "GET /v1/coupons"],
])("a key without the right to %s is told so", async (right, route) => {
  const { setup, asked } = await read(refusing(route, noRight));
  expect(setup).toMatchObject({ kind: "seen", missingRights: [right] });
  // Nothing is made, charged or given back: the one call that writes is about a session that does not exist.
  expect(asked.filter((call) => !call.startsWith("GET "))).toHaveLength(1);
});

test("a provider that breaks down over a right is no missing right", async () => {
  const { setup } = await read(({ testHelpers }) =>
    testHelpers.injectFault("GET /v1/disputes", "serverError"),
  );
  expect(setup).toMatchObject({ kind: "unreachable" });
});

test("with settings of the payment page a page is tried, and closed", async () => {
  const settings = { termsOfService: true };
  const made = await read(undefined, { settings });
  expect(made.setup).toMatchObject({ kind: "seen", missingRights: [], pageProblem: undefined });
  expect(made.sessions).toMatchObject([{ status: "expired", metadata: {} }]);
  const noTerms = refuse("Set the terms.", { param: "consent_collection" });
  const refused = await read(refusing("POST /v1/checkout/sessions", noTerms), { settings });
  expect(refused.setup).toMatchObject({
    pageProblem: expect.stringMatching(/^StripeInvalidRequestError 400 consent_collection/u),
  });
});
