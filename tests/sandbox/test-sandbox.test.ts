import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { ordinary, paidSession, promotionCodeId, startSandbox } from "#sandbox/sandbox.fixture.ts";
import type { Fault } from "./faults.ts";

/** What the promises of tests/reliability rest on, and would not miss. */

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

test("one fact can be told by two events with ids of their own", async () => {
  await using sandbox = await startSandbox();
  await paidSession(sandbox);
  const [event] = sandbox.testHelpers.events();
  if (!event) throw new Error("no event");
  const twin = sandbox.testHelpers.duplicate(event);
  expect(twin.id).not.toBe(event.id);
  expect(twin.data).toEqual(event.data);
  expect(sandbox.testHelpers.events()).toContain(twin);
});

test("when the clock moves, promotion codes run out", async () => {
  await using sandbox = await startSandbox();
  const expires_at = Math.floor(sandbox.testHelpers.now().getTime() / 1000) + 3600;
  sandbox.testHelpers.createPromotionCode({ code: "HOUR", percent_off: 50, expires_at });
  const list = () => sandbox.stripe.promotionCodes.list({ code: "HOUR" });
  expect((await list()).data).toMatchObject([{ active: true }]);
  sandbox.testHelpers.advance(3_600_000);
  expect((await list()).data).toMatchObject([{ active: false }]);
});

test("a coupon may take a fixed amount off, never more than there is", async () => {
  await using sandbox = await startSandbox();
  sandbox.testHelpers.createPromotionCode({ code: "ALL", amount_off: 5000 });
  const discounts = [{ promotion_code: await promotionCodeId(sandbox.stripe, "ALL") }];
  const session = await sandbox.stripe.checkout.sessions.create(ordinary({ discounts }));
  expect(session.amount_total).toBe(0);
});
