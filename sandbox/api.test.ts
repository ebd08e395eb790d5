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

const atNoon = new Date("2026-11-21T12:00:00Z");
const noon = atNoon.getTime() / 1000;

const item = { price: "price_energy_report", quantity: 1 };
const discount = { promotion_code: "promo_x" };
const metadata = { a: "  " };

/** What is wrong, the parameter that the refusal names, and its code if it has one. */
const wrongParameters: [object, string, string?][] = [
  [{ mode: undefined }, "mode", "parameter_missing"],
  [{ mode: "subscription" }, "mode"],
  [{ success_url: undefined }, "success_url", "parameter_missing"],
  [{ success_url: "/success" }, "success_url", "url_invalid"],
  [{ success_url: "javascript:alert(1)" }, "success_url", "url_invalid"],
  [{ line_items: undefined }, "line_items", "parameter_missing"],
  [{ line_items: [{ price: item.price }] }, "line_items[0][quantity]", "parameter_missing"],
  [
    { line_items: [{ ...item, quantity: "x" }] },
    "line_items[0][quantity]",
    "parameter_invalid_integer",
  ],
  [{ line_items: [{ ...item, price: "price_other" }] }, "line_items[0][price]", "resource_missing"],
  [{ customer_email: "" }, "customer_email", "parameter_invalid_empty"],
  [{ customer_email: "ada" }, "customer_email", "email_invalid"],
  [{ metadata }, "metadata[a]", "parameter_invalid_string_blank"],
  [{ adaptive_pricing: { enabled: "maybe" } }, "adaptive_pricing[enabled]"],
  [{ discounts: [discount, discount] }, "discounts"],
  [{ discounts: [discount] }, "discounts[0][promotion_code]", "resource_missing"],
  [{ expires_at: noon + 1799 }, "expires_at"],
  [{ expires_at: noon + 86_401 }, "expires_at"],
];

test.for(wrongParameters)("a session with %j is refused at %s", async ([wrong, param, code]) => {
  await using sandbox = await startSandbox({ now: () => atNoon });
  await expect(
    sandbox.stripe.checkout.sessions.create({ ...ordinary(), ...wrong }),
  ).rejects.toMatchObject({
    statusCode: 400,
    rawType: "invalid_request_error",
    param,
    ...(code && { code }),
  });
  expect((await sandbox.stripe.checkout.sessions.list()).data).toEqual([]);
});

test.for([1800, 86_400])(
  "a session of %i seconds expires by the clock, and the shop is told",
  async (lifetime) => {
    let now = atNoon;
    await using sandbox = await startSandbox({ now: () => now });
    const { id } = await sandbox.stripe.checkout.sessions.create(
      ordinary({ expires_at: noon + lifetime }),
    );
    now = new Date((noon + lifetime - 1) * 1000);
    expect((await sandbox.stripe.checkout.sessions.retrieve(id)).status).toBe("open");
    now = new Date((noon + lifetime) * 1000);
    expect(await sandbox.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: "expired",
      url: null,
    });
    await expect.poll(() => sandbox.received.length).toBe(1);
    expect(JSON.parse(sandbox.received[0]?.body ?? "")).toMatchObject({
      type: "checkout.session.expired",
      data: { object: { id, status: "expired" } },
    });
  },
);

const day = 24 * 60 * 60 * 1000;

test("a webhook that is not answered with 2xx is sent again, under the same id", async () => {
  await using sandbox = await startSandbox({ answerWebhook: (index) => (index < 2 ? 500 : 200) });
  await sandbox.stripe.checkout.sessions.create(ordinary());
  sandbox.testHelpers.advance(day);
  await expect.poll(() => sandbox.received.length).toBe(3);
  const ids = sandbox.received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
  await expect.poll(() => sandbox.testHelpers.events()).toMatchObject([{ pending_webhooks: 0 }]);
});

test("the payer is sent on only after the shop has answered the webhook", async () => {
  const shop = Promise.withResolvers<number>();
  await using sandbox = await startSandbox({
    answerWebhook: () => shop.promise,
    webhookAnswerLimit: 3_600_000,
  });
  const session = await sandbox.stripe.checkout.sessions.create(ordinary());
  const order: string[] = [];
  const paying = sandbox.pay(session).then(() => order.push("sent on"));
  await expect.poll(() => sandbox.received.length).toBe(3);
  order.push("answered");
  shop.resolve(200);
  await paying;
  expect(order).toEqual(["answered", "sent on"]);
});

test.each([
  ["longer than the limit, it holds the payer up no longer", 20],
  ["when the sandbox closes, nobody waits for it", 3_600_000],
])("while a shop does not answer %s", async (_, webhookAnswerLimit) => {
  const never = Promise.withResolvers<number>();
  const answerWebhook = () => never.promise;
  await using sandbox = await startSandbox({ answerWebhook, webhookAnswerLimit });
  const paying = sandbox.pay(await sandbox.stripe.checkout.sessions.create(ordinary()));
  await expect.poll(() => sandbox.received.length).toBe(3);
  if (webhookAnswerLimit > 20) await sandbox.close();
  expect((await paying).status).toBe(303);
});
