import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listenHere } from "#tests/support/ports.ts";
import { someCheckout } from "./checkout.fixture.ts";
import { createStripeProvider } from "./stripe.ts";

/** Stripe, as far as the given listener plays it. */
async function providerAt(listener: RequestListener) {
  const { port, close } = await listenHere(createServer(listener));
  onTestFinished(close);
  return createStripeProvider({
    secretKey: "sk_test_secret",
    webhookSecrets: ["whsec_a"],
    now: () => new Date(),
    sandbox: { host: "127.0.0.1", port },
  });
}

const answers =
  (status: number, body: string, headers: object = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
const errorBody = (fields: object) =>
  JSON.stringify({ error: { message: "sk_test_secret", ...fields } });

const checkout = someCheckout({ discountId: "promo_1" });

// T10 tries the faults of a connection.
test.each([409, 425])("%i passes by itself, so it is no answer yet", async (status) => {
  const provider = await providerAt(answers(status, errorBody({ type: "invalid_request_error" })));
  const page = await provider.createPage(checkout, AbortSignal.timeout(60_000));
  expect(page).toEqual({ kind: "unreachable", reason: expect.not.stringContaining("secret") });
});

test("a page that another press is making right now is asked for once more, and given", async () => {
  const keys: unknown[] = [];
  const made = { id: "cs_1", url: "https://pay.example/1", amount_subtotal: 999, currency: "usd" };
  const provider = await providerAt((request, response) => {
    keys.push(request.headers["idempotency-key"]);
    const inUse = errorBody({ code: "idempotency_key_in_use" });
    const answer = keys.length === 1 ? answers(409, inUse) : answers(200, JSON.stringify(made));
    answer(request, response);
  });
  const page = await provider.createPage(checkout, AbortSignal.timeout(60_000));
  expect(page).toMatchObject({ kind: "created", sessionId: "cs_1" });
  expect(keys).toEqual([keys[0], keys[0]]);
});

test("a key that does not fit refuses an order, and says nothing about a session", async () => {
  const provider = await providerAt(answers(401, errorBody({ type: "invalid_request_error" })));
  const signal = AbortSignal.timeout(60_000);
  expect(await provider.createPage(checkout, signal)).toMatchObject({ kind: "refused" });
  expect(await provider.readSession("cs_test_1234567890", signal)).toMatchObject({
    kind: "unreachable",
  });
});

test("a discount that leaves too little to charge is refused as a coupon", async () => {
  const tooSmall = errorBody({ type: "invalid_request_error", code: "amount_too_small" });
  const provider = await providerAt(answers(400, tooSmall));
  const signal = AbortSignal.timeout(60_000);
  expect(await provider.createPage(checkout, signal)).toEqual({
    kind: "couponRefused",
    why: "notApplicable",
  });
  expect(await provider.createPage({ ...checkout, discountId: null }, signal)).toMatchObject({
    kind: "refused",
  });
});

const complete = {
  id: "cs_test_1234567890",
  object: "checkout.session",
  automatic_tax: { enabled: false },
  status: "complete",
  created: 1_795_000_000,
};

test.each([
  ["processing", "unpaid"],
  ["requires_payment_method", "failed"],
  ["canceled", "failed"],
])("a delayed payment that is %s counts as %s", async (status, payment) => {
  const session = { ...complete, payment_status: "unpaid", payment_intent: { status } };
  const provider = await providerAt(answers(200, JSON.stringify(session)));
  const read = await provider.readSession(session.id, AbortSignal.timeout(60_000));
  expect(read).toMatchObject({ session: { facts: { payment } } });
});

test.each([
  ["needs_response", true],
  ["under_review", true],
  ["lost", true],
  ["appeal_under_review", true],
  ["won", false],
  ["prevented", false],
  ["warning_needs_response", false],
  ["warning_closed", false],
])("a charge whose dispute is %s withholds the money: %s", async (status, disputed) => {
  const charge = { id: "ch_1", object: "charge", disputed: true, refunded: false };
  const session = {
    ...complete,
    payment_status: "paid",
    payment_intent: { latest_charge: charge },
  };
  const provider = await providerAt((request, response) => {
    const isDisputes = request.url?.startsWith("/v1/disputes?charge=ch_1") === true;
    answers(200, JSON.stringify(isDisputes ? { data: [{ status }] } : session))(request, response);
  });
  const read = await provider.readSession(session.id, AbortSignal.timeout(60_000));
  expect(read).toMatchObject({ session: { facts: { disputed, payment: "paid" } } });
});

test("a refused order says by which parameter, with Stripe's code and id of the request, and repeats no message", async () => {
  const error = errorBody({
    type: "invalid_request_error",
    code: "url_invalid",
    param: "cancel_url",
  });
  const provider = await providerAt(answers(400, error, { "request-id": "req_1" }));
  expect(await provider.createPage(checkout, AbortSignal.timeout(60_000))).toMatchObject({
    kind: "refused",
    reason: "StripeInvalidRequestError 400 url_invalid cancel_url req_1",
  });
});
