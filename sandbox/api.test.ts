import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { ordinary, startSandbox } from "./sandbox.fixture.ts";

test.for(["", "Bearer sk_test_wrong_0123456789", "Basic c2tfdGVzdA==", "Digest x"])(
  "with “%s” for authorization nothing is answered but 401",
  async (Authorization) => {
    await using sandbox = await startSandbox();
    const answer = await sandbox.ask("/v1/checkout/sessions", {
      headers: { Authorization },
    });
    expect(answer.status).toBe(401);
    const body = await answer.text();
    expect(JSON.parse(body)).toMatchObject({ error: { type: "invalid_request_error" } });
    expect(body).not.toContain("0123456789");
    expect(answer.headers.get("request-id")).toMatch(/^req_/u);
  },
);

test("an id that nobody gave out is a 404 with resource_missing", async () => {
  await using sandbox = await startSandbox();
  await expect(sandbox.stripe.checkout.sessions.retrieve("cs_test_none")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
    param: "id",
  });
});

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

test.for(["/v1/checkout/sessions/cs_test_x", "/v1/checkout/sessions", "/v1/disputes"])(
  "reading %s refuses unknown parameters, too",
  async (path) => {
    await using sandbox = await startSandbox();
    const answer = await sandbox.ask(`${path}?color_name=red`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { code: "parameter_unknown", param: "color_name" },
    });
  },
);

test("a body that is too large is refused", async () => {
  await using sandbox = await startSandbox();
  const body = `metadata[a]=${"x".repeat(70_000)}`;
  const answer = await sandbox.ask("/v1/checkout/sessions", { method: "POST", body });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("too large");
});

const key = { idempotencyKey: "checkout-1" };

test("the same key and parameters give the same answer again, marked as a replay", async () => {
  await using sandbox = await startSandbox();
  const { sessions } = sandbox.stripe.checkout;
  const first = await sessions.create(ordinary(), key);
  const second = await sessions.create(ordinary(), key);
  expect(second).toEqual(first);
  expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
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
