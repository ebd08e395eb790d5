import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { ordinary, startSandbox } from "./sandbox.fixture.ts";

const key = { idempotencyKey: "checkout-1" };

test("the same key and parameters give the same answer again, marked as a replay", async () => {
  await using sandbox = await startSandbox();
  const { sessions } = sandbox.stripe.checkout;
  const first = await sessions.create(ordinary(), key);
  const second = await sessions.create(ordinary(), key);
  expect(second).toEqual(first);
  expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(second.lastResponse.headers["original-request"]).toBe(first.lastResponse.requestId);
  expect((await sessions.list()).data).toHaveLength(1);
});

test("a hundred requests at once with one key make one session", async () => {
  await using sandbox = await startSandbox();
  const { sessions } = sandbox.stripe.checkout;
  const all = await Promise.all(
    Array.from({ length: 100 }, () => sessions.create(ordinary(), key)),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
});

test("the same key with other parameters is refused, and parameters in another order are the same", async () => {
  await using sandbox = await startSandbox();
  const { sessions } = sandbox.stripe.checkout;
  const first = await sessions.create(ordinary(), key);
  await expect(
    sessions.create(ordinary({ customer_email: "bo@example.com" }), key),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  const turned = Object.fromEntries(Object.entries(ordinary()).toReversed());
  expect((await sessions.create(turned, key)).id).toBe(first.id);
});

test("a request that fails validation does not use up its key", async () => {
  await using sandbox = await startSandbox();
  const { sessions } = sandbox.stripe.checkout;
  await expect(sessions.create({ mode: "payment" }, key)).rejects.toThrow();
  expect((await sessions.create(ordinary(), key)).status).toBe("open");
});

test("after a day a key is new again", async () => {
  let now = new Date("2026-11-21T12:00:00Z");
  await using sandbox = await startSandbox({ now: () => now });
  const { sessions } = sandbox.stripe.checkout;
  const first = await sessions.create(ordinary(), key);
  now = new Date("2026-11-22T12:00:01Z");
  expect((await sessions.create(ordinary(), key)).id).not.toBe(first.id);
});
