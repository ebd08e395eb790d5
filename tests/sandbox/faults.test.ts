import { Stripe } from "stripe";
import { expect, test } from "vitest";
import type { Fault } from "./faults.ts";
import { ordinary, startSandbox } from "#sandbox/sandbox.fixture.ts";

const { errors } = Stripe;
const key = { idempotencyKey: "checkout-1" };

test.each<[Fault, new (...args: never[]) => Error]>([
  ["rateLimited", errors.StripeRateLimitError],
  ["rateLimitedButRetry", errors.StripeRateLimitError],
  ["serverError", errors.StripeAPIError],
  ["badGateway", errors.StripeError],
  ["reset", errors.StripeConnectionError],
  ["hang", errors.StripeConnectionError],
  ["truncated", errors.StripeError],
  ["slow", errors.StripeConnectionError],
  ["badJson", errors.StripeAPIError],
  ["cardDeclined", errors.StripeCardError],
  ["idempotencyClash", errors.StripeIdempotencyError],
  ["conflict", errors.StripeAPIError],
])("a call that is to fail as %s reaches the SDK as %o", async (fault, kind) => {
  await using sandbox = await startSandbox();
  sandbox.testHelpers.injectFault("POST /v1/checkout/sessions", fault);
  // Only these two outlast every timeout; the others must not be mistaken for one on a slow machine.
  const timeout = fault === "hang" || fault === "slow" ? 300 : 60_000;
  const create = sandbox.stripe.checkout.sessions.create(ordinary(), { ...key, timeout });
  await expect(create).rejects.toBeInstanceOf(kind);
});

test("only the named call fails, only so often, and not after it is healed", async () => {
  await using sandbox = await startSandbox();
  const { sessions } = sandbox.stripe.checkout;
  sandbox.testHelpers.injectFault("POST /v1/checkout/sessions", "rateLimited", { times: 1 });
  expect((await sessions.list()).data).toEqual([]);
  await expect(sessions.create(ordinary())).rejects.toMatchObject({ statusCode: 429 });
  const { id } = await sessions.create(ordinary());
  sandbox.testHelpers.injectFault("GET /v1/checkout/sessions/:id", "conflict");
  await expect(sessions.retrieve(id)).rejects.toMatchObject({ statusCode: 409 });
  sandbox.testHelpers.clearFaults();
  expect(await sessions.retrieve(id)).toMatchObject({ id });
});

test.each<Fault>(["reset", "hang", "truncated", "badJson"])(
  "%s loses only the answer: asked again under the same key, the session is there",
  async (fault) => {
    await using sandbox = await startSandbox();
    const { sessions } = sandbox.stripe.checkout;
    sandbox.testHelpers.injectFault("POST /v1/checkout/sessions", fault, { times: 1 });
    // Not awaited, since a hanging answer never comes.
    sessions.create(ordinary(), key).catch(() => undefined);
    await expect.poll(() => sandbox.testHelpers.sessions()).toHaveLength(1);
    const session = await sessions.create(ordinary(), key);
    expect(session.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect(sandbox.testHelpers.sessions()).toHaveLength(1);
  },
);

test("an internal error stays the answer to its key, as at Stripe; another key works", async () => {
  await using sandbox = await startSandbox();
  const { sessions } = sandbox.stripe.checkout;
  sandbox.testHelpers.injectFault("POST /v1/checkout/sessions", "serverError", { times: 1 });
  await expect(sessions.create(ordinary(), key)).rejects.toMatchObject({ statusCode: 500 });
  await expect(sessions.create(ordinary(), key)).rejects.toMatchObject({ statusCode: 500 });
  expect(sandbox.testHelpers.sessions()).toEqual([]);
  expect(await sessions.create(ordinary())).toMatchObject({ status: "open" });
});

test("an internal error of a call without a key is over with that call", async () => {
  await using sandbox = await startSandbox();
  const { sessions } = sandbox.stripe.checkout;
  sandbox.testHelpers.injectFault("GET /v1/checkout/sessions", "serverError", { times: 1 });
  await expect(sessions.list()).rejects.toMatchObject({ statusCode: 500 });
  expect((await sessions.list()).data).toEqual([]);
});

test("a slow answer is a right one for who waits long enough", async () => {
  await using sandbox = await startSandbox();
  sandbox.testHelpers.injectFault("POST /v1/checkout/sessions", "slow", { delayMs: 20 });
  expect(await sandbox.stripe.checkout.sessions.create(ordinary())).toMatchObject({
    status: "open",
  });
});

test("every request is noted with its route", async () => {
  await using sandbox = await startSandbox();
  const { checkout, promotionCodes } = sandbox.stripe;
  const { id } = await checkout.sessions.create(ordinary(), key);
  await checkout.sessions.retrieve(id);
  await promotionCodes.list({ code: "CALM20" });
  expect(sandbox.testHelpers.requests).toEqual([
    {
      route: "POST /v1/checkout/sessions",
      path: "/v1/checkout/sessions",
    },
    {
      route: "GET /v1/checkout/sessions/:id",
      path: `/v1/checkout/sessions/${id}`,
    },
    { route: "GET /v1/promotion_codes", path: "/v1/promotion_codes" },
  ]);
});

test("closing ends calls that hang", async () => {
  const sandbox = await startSandbox();
  sandbox.testHelpers.injectFault("POST /v1/checkout/sessions", "hang");
  const create = sandbox.stripe.checkout.sessions.create(ordinary(), { timeout: 3_600_000 });
  const failure = create.catch((error: unknown) => error);
  await expect.poll(() => sandbox.testHelpers.requests).toHaveLength(1);
  await sandbox[Symbol.asyncDispose]();
  expect(await failure).toBeInstanceOf(errors.StripeConnectionError);
});
