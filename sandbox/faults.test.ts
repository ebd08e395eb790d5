import { Stripe } from "stripe";
import { expect, test } from "vitest";
import type { Fault } from "./faults.ts";
import { ordinary, startSandbox } from "./sandbox.fixture.ts";

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
  sandbox.control.fail("create", fault);
  const timeout = fault === "hang" || fault === "slow" ? 300 : 60_000;
  const create = sandbox.stripe.checkout.sessions.create(ordinary(), { ...key, timeout });
  await expect(create).rejects.toBeInstanceOf(kind);
});

test("only the named call fails, only so often, and not after it is healed", async () => {
  await using sandbox = await startSandbox();
  const { sessions } = sandbox.stripe.checkout;
  sandbox.control.fail("create", "rateLimited", { times: 1 });
  expect((await sessions.list()).data).toEqual([]);
  await expect(sessions.create(ordinary())).rejects.toMatchObject({ statusCode: 429 });
  const { id } = await sessions.create(ordinary());
  sandbox.control.fail("retrieve", "conflict");
  await expect(sessions.retrieve(id)).rejects.toMatchObject({ statusCode: 409 });
  sandbox.control.heal();
  expect(await sessions.retrieve(id)).toMatchObject({ id });
});

test.each<Fault>(["reset", "hang", "truncated", "badJson"])(
  "%s loses only the answer: asked again under the same key, the session is there",
  async (fault) => {
    await using sandbox = await startSandbox();
    const { sessions } = sandbox.stripe.checkout;
    sandbox.control.fail("create", fault, { times: 1 });
    // The SDK repeats a reset by itself, even when it is told not to.
    const lost = sessions.create(ordinary(), { ...key, maxNetworkRetries: 0 }).catch(() => "lost");
    await expect.poll(() => sandbox.control.sessions()).toHaveLength(1);
    if (fault !== "hang") await lost;
    const session = await sessions.create(ordinary(), key);
    expect(session.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect(sandbox.control.sessions()).toHaveLength(1);
  },
);

test("an internal error stays the answer to its key, as at Stripe; another key works", async () => {
  await using sandbox = await startSandbox();
  const { sessions } = sandbox.stripe.checkout;
  sandbox.control.fail("create", "serverError", { times: 1 });
  await expect(sessions.create(ordinary(), key)).rejects.toMatchObject({ statusCode: 500 });
  await expect(sessions.create(ordinary(), key)).rejects.toMatchObject({ statusCode: 500 });
  expect(sandbox.control.sessions()).toEqual([]);
  expect(await sessions.create(ordinary())).toMatchObject({ status: "open" });
});

test("a slow answer is a right one for who waits long enough", async () => {
  await using sandbox = await startSandbox();
  sandbox.control.fail("create", "slow", { delayMs: 20 });
  expect(await sandbox.stripe.checkout.sessions.create(ordinary())).toMatchObject({
    status: "open",
  });
});

test("every request is noted with its kind and its idempotency key", async () => {
  await using sandbox = await startSandbox();
  const { checkout, promotionCodes } = sandbox.stripe;
  const { id } = await checkout.sessions.create(ordinary(), key);
  await checkout.sessions.retrieve(id);
  await promotionCodes.list({ code: "CALM20" });
  expect(sandbox.control.requests).toEqual([
    { call: "create", path: "/v1/checkout/sessions", idempotencyKey: "checkout-1" },
    { call: "retrieve", path: `/v1/checkout/sessions/${id}`, idempotencyKey: null },
    { call: "promo", path: "/v1/promotion_codes", idempotencyKey: null },
  ]);
});

test("closing ends calls that hang", async () => {
  const sandbox = await startSandbox();
  sandbox.control.fail("create", "hang");
  const create = sandbox.stripe.checkout.sessions.create(ordinary(), { timeout: 3_600_000 });
  const failure = create.catch((error: unknown) => error);
  await expect.poll(() => sandbox.control.requests).toHaveLength(1);
  await sandbox[Symbol.asyncDispose]();
  expect(await failure).toBeInstanceOf(errors.StripeConnectionError);
});

test("without a network in between, a broken connection is what fetch makes of it", async () => {
  await using sandbox = await startSandbox();
  const ask = () =>
    sandbox.sandbox.fetch(
      new Request("http://pay.example/v1/checkout/sessions", {
        headers: { Authorization: `Bearer ${sandbox.secretKey}` },
      }),
    );
  sandbox.control.fail("list", "reset");
  await expect(ask()).rejects.toThrow(TypeError);
  sandbox.control.fail("list", "truncated");
  const answer = await ask();
  await expect(answer.json()).rejects.toThrow(TypeError);
});
