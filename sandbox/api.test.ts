import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { ordinary, startSandbox } from "./sandbox.fixture.ts";

test.for([
  ["GET", "/v1/customers"],
  ["DELETE", "/v1/checkout/sessions/cs_test_x"],
  ["GET", "/elsewhere"],
] as const)("%s %s is a 404 in Stripe's shape", async ([method, path]) => {
  await using sandbox = await startSandbox();
  const answer = await sandbox.ask(path, { method });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({
    error: { message: `Unrecognized request URL (${method}: ${path}).` },
  });
});

test.for([
  ["GET", "/v1/checkout/sessions/cs_test_x?color_name=red", "parameter_unknown", "color_name"],
  ["GET", "/v1/checkout/sessions?color_name=red", "parameter_unknown", "color_name"],
  ["GET", "/v1/disputes?__proto__[polluted]=yes", "parameter_unknown", "__proto__"],
  ["POST", "mode=payment&mode[b]=2", "used both as a value and as a group", "mode[b]"],
  ["POST", "mode[b]=2&mode=payment", "used both as a value and as a group", "mode"],
  ["POST", `mode${"[b]".repeat(5000)}=1`, "nested too deeply"],
  ["POST", `metadata[a]=${"x".repeat(70_000)}`, "too large"],
] as const)("%s %s is refused", async ([method, sent, why, param]) => {
  await using sandbox = await startSandbox();
  const isPost = method === "POST";
  const path = isPost ? "/v1/checkout/sessions" : sent;
  const answer = await sandbox.ask(path, isPost ? { method, body: sent } : {});
  expect(answer.status).toBe(400);
  const text = await answer.text();
  expect(text).toContain(why);
  if (param) expect(JSON.parse(text)).toMatchObject({ error: { param } });
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

const key = { idempotencyKey: "checkout-1" };

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
