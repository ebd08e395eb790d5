import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { ordinary, paidSession, startSandbox } from "./sandbox.fixture.ts";

test.for(["", "Bearer sk_test_wrong_0123456789", "Basic c2tfdGVzdA==", "Digest x"])(
  "with “%s” for authorization nothing is answered but 401",
  async (Authorization) => {
    await using sandbox = await startSandbox();
    const answer = await sandbox.ask("/v1/prices/price_energy_report", {
      headers: { Authorization },
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { type: "invalid_request_error" } });
    expect(answer.headers.get("request-id")).toMatch(/^req_/u);
  },
);

test("a refused key is not repeated in full", async () => {
  await using sandbox = await startSandbox();
  const answer = await sandbox.ask("/v1/events", {
    headers: { Authorization: "Bearer sk_test_verysecretindeed" },
  });
  expect(await answer.text()).not.toContain("verysecret");
});

test("basic authentication with the key as user name works, as with curl -u", async () => {
  await using sandbox = await startSandbox();
  const answer = await sandbox.ask("/v1/prices/price_energy_report", {
    headers: { Authorization: `Basic ${btoa(`${sandbox.secretKey}:`)}` },
  });
  expect(answer.status).toBe(200);
});

test("the price comes as the SDK expects it", async () => {
  await using sandbox = await startSandbox();
  const price = await sandbox.stripe.prices.retrieve("price_energy_report", {
    expand: ["product"],
  });
  expect(price).toMatchObject({
    unit_amount: 999,
    currency: "usd",
    type: "one_time",
    active: true,
  });
  expect(String(price.unit_amount_decimal)).toBe("999");
  expect(price.product).toMatchObject({ name: "Energy Report", description: "Full report." });
});

test("a payment intent and a charge can be read, each with the other", async () => {
  await using sandbox = await startSandbox();
  const session = await paidSession(sandbox);
  const { id } = session.payment_intent as Stripe.PaymentIntent;
  const intent = await sandbox.stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
  const charge = intent.latest_charge as Stripe.Charge;
  expect(charge).toMatchObject({ paid: true, amount: 999, payment_intent: id });
  const read = await sandbox.stripe.charges.retrieve(charge.id, { expand: ["payment_intent"] });
  expect(read.payment_intent).toMatchObject({ id, status: "succeeded", amount_received: 999 });
});

test("an id that nobody gave out is a 404 with resource_missing", async () => {
  await using sandbox = await startSandbox();
  const { stripe } = sandbox;
  const reads = [
    stripe.checkout.sessions.retrieve("cs_test_none"),
    stripe.checkout.sessions.expire("cs_test_none"),
    stripe.prices.retrieve("price_none"),
    stripe.paymentIntents.retrieve("pi_none"),
    stripe.charges.retrieve("ch_none"),
    stripe.refunds.retrieve("re_none"),
    stripe.events.retrieve("evt_none"),
  ];
  for (const read of await Promise.allSettled(reads)) {
    expect(read).toMatchObject({
      status: "rejected",
      reason: { statusCode: 404, code: "resource_missing", param: "id" },
    });
  }
});

test.for([
  ["GET", "/v1/customers"],
  ["DELETE", "/v1/prices/price_energy_report"],
  ["GET", "/elsewhere"],
] as const)("%s %s is a 404 in Stripe's shape", async ([method, path]) => {
  await using sandbox = await startSandbox();
  const answer = await sandbox.ask(path, { method });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({
    error: { message: `Unrecognized request URL (${method}: ${path}).` },
  });
});

test.for(["/v1/prices/price_energy_report", "/v1/checkout/sessions", "/v1/events"])(
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

test.for([
  ["application/json", "{}", /content type/u],
  ["application/x-www-form-urlencoded", `metadata[a]=${"x".repeat(70_000)}`, /too large/u],
] as const)(
  "a body that is not a form, or too large (%s), is refused",
  async ([type, body, message]) => {
    await using sandbox = await startSandbox();
    const headers = { "Content-Type": type };
    const answer = await sandbox.ask("/v1/checkout/sessions", { method: "POST", headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(message);
  },
);

test("two sandboxes know nothing of each other", async () => {
  await using one = await startSandbox();
  await using other = await startSandbox();
  const { id } = await one.stripe.checkout.sessions.create(ordinary());
  await expect(other.stripe.checkout.sessions.retrieve(id)).rejects.toMatchObject({
    statusCode: 404,
  });
});
