import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { ordinary, paidSession, promotionCodeId, startSandbox } from "./sandbox.fixture.ts";

const atNoon = new Date("2026-11-21T12:00:00Z");
const noon = atNoon.getTime() / 1000;

test("a new session is open, carries what it was given, and leads to the payment page", async () => {
  await using sandbox = await startSandbox({ now: () => atNoon });
  const session = await sandbox.stripe.checkout.sessions.create(
    ordinary({
      client_reference_id: "purchase-1",
      metadata: { product: "energy-report" },
      adaptive_pricing: { enabled: false },
    }),
  );
  expect(session).toMatchObject({
    object: "checkout.session",
    status: "open",
    payment_status: "unpaid",
    payment_intent: null,
    amount_subtotal: 999,
    amount_total: 999,
    currency: "usd",
    customer_email: "ada@example.com",
    client_reference_id: "purchase-1",
    metadata: { product: "energy-report" },
    adaptive_pricing: { enabled: false },
    created: noon,
    expires_at: noon + 86_400,
    livemode: false,
  });
  expect(session.id).toMatch(/^cs_test_[A-Za-z0-9]{58}$/u);
  expect(session.url).toBe(`http://pay.example/sandbox/pay/${session.id}`);
  expect(session.success_url).toBe(ordinary().success_url);
  expect(session.line_items).toBeUndefined();
});

test("line items come when they are asked for", async () => {
  await using sandbox = await startSandbox();
  const { id } = await sandbox.stripe.checkout.sessions.create(ordinary());
  const { line_items: items } = await sandbox.stripe.checkout.sessions.retrieve(id, {
    expand: ["line_items", "payment_intent.latest_charge"],
  });
  expect(items?.data).toHaveLength(1);
  expect(items?.data[0]).toMatchObject({
    description: "Energy Report",
    quantity: 1,
    amount_total: 999,
    price: { id: "price_energy_report", unit_amount: 999 },
  });
});

test.for(["metadata", "nothing", "line_items.data.nothing", "__proto__", "constructor.name"])(
  "%s cannot be expanded",
  async (path) => {
    await using sandbox = await startSandbox();
    const { id } = await sandbox.stripe.checkout.sessions.create(ordinary());
    await expect(
      sandbox.stripe.checkout.sessions.retrieve(id, { expand: [path] }),
    ).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining(path) });
  },
);

const wrongParameters: [string, object, { code?: string; param: string }][] = [
  [
    "the removed payment_method_types",
    { payment_method_types: ["card"] },
    { code: "parameter_unknown", param: "payment_method_types" },
  ],
  [
    "an unknown parameter inside a group",
    { payment_intent_data: { color_name: "red" } },
    { code: "parameter_unknown", param: "payment_intent_data[color_name]" },
  ],
  [
    "an unknown parameter inside a list",
    { line_items: [{ price: "price_energy_report", quantity: 1, amount: 1 }] },
    { code: "parameter_unknown", param: "line_items[0][amount]" },
  ],
  ["no mode", { mode: undefined }, { code: "parameter_missing", param: "mode" }],
  ["another mode", { mode: "subscription" }, { param: "mode" }],
  [
    "no success address",
    { success_url: undefined },
    { code: "parameter_missing", param: "success_url" },
  ],
  [
    "a success address without origin",
    { success_url: "/success" },
    { code: "url_invalid", param: "success_url" },
  ],
  [
    "a success address that is a script",
    { success_url: "javascript:alert(1)" },
    { code: "url_invalid", param: "success_url" },
  ],
  ["no line items", { line_items: undefined }, { code: "parameter_missing", param: "line_items" }],
  [
    "a line item without quantity",
    { line_items: [{ price: "price_energy_report" }] },
    { code: "parameter_missing", param: "line_items[0][quantity]" },
  ],
  [
    "a quantity that is no number",
    { line_items: [{ price: "price_energy_report", quantity: "x" }] },
    { code: "parameter_invalid_integer", param: "line_items[0][quantity]" },
  ],
  [
    "an unknown price",
    { line_items: [{ price: "price_other", quantity: 1 }] },
    { code: "resource_missing", param: "line_items[0][price]" },
  ],
  [
    "an empty e-mail",
    { customer_email: "" },
    { code: "parameter_invalid_empty", param: "customer_email" },
  ],
  ["a wrong e-mail", { customer_email: "ada" }, { code: "email_invalid", param: "customer_email" }],
  [
    "a blank metadata value",
    { metadata: { a: "  " } },
    { code: "parameter_invalid_string_blank", param: "metadata[a]" },
  ],
  [
    "a wrong flag",
    { adaptive_pricing: { enabled: "maybe" } },
    { param: "adaptive_pricing[enabled]" },
  ],
  [
    "two discounts",
    { discounts: [{ promotion_code: "a" }, { promotion_code: "b" }] },
    { param: "discounts" },
  ],
  [
    "an unknown discount",
    { discounts: [{ promotion_code: "promo_x" }] },
    { code: "resource_missing", param: "discounts[0][promotion_code]" },
  ],
  ["an expiry sooner than 30 minutes", { expires_at: noon + 1799 }, { param: "expires_at" }],
  ["an expiry later than a day", { expires_at: noon + 86_401 }, { param: "expires_at" }],
];

test.for(wrongParameters)("a session with %s is refused", async ([, wrong, error]) => {
  await using sandbox = await startSandbox({ now: () => atNoon });
  await expect(
    sandbox.stripe.checkout.sessions.create({ ...ordinary(), ...wrong }),
  ).rejects.toMatchObject({ statusCode: 400, rawType: "invalid_request_error", ...error });
  expect((await sandbox.stripe.checkout.sessions.list()).data).toEqual([]);
});

test.for([1800, 86_400])("a session may live %i seconds", async (lifetime) => {
  await using sandbox = await startSandbox({ now: () => atNoon });
  const session = await sandbox.stripe.checkout.sessions.create(
    ordinary({ expires_at: noon + lifetime }),
  );
  expect(session.expires_at).toBe(noon + lifetime);
});

test("a session expires by the clock, and the shop is told", async () => {
  let now = atNoon;
  await using sandbox = await startSandbox({ now: () => now });
  const { id } = await sandbox.stripe.checkout.sessions.create(
    ordinary({ expires_at: noon + 3600 }),
  );
  now = new Date((noon + 3599) * 1000);
  expect((await sandbox.stripe.checkout.sessions.retrieve(id)).status).toBe("open");
  now = new Date((noon + 3600) * 1000);
  expect(await sandbox.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: "expired",
    url: null,
  });
  await expect.poll(() => sandbox.received.length).toBe(1);
  expect(JSON.parse(sandbox.received[0]?.body ?? "")).toMatchObject({
    type: "checkout.session.expired",
    data: { object: { id, status: "expired" } },
  });
});

test("sessions are listed newest first and found by payment", async () => {
  let now = atNoon;
  await using sandbox = await startSandbox({ now: () => now });
  const { sessions } = sandbox.stripe.checkout;
  const first = await paidSession(sandbox);
  now = new Date((noon + 60) * 1000);
  const second = await sessions.create(ordinary());
  const intent = first.payment_intent as Stripe.PaymentIntent;
  const idsOf = async (params: Stripe.Checkout.SessionListParams) =>
    (await sessions.list(params)).data.map(({ id }) => id);

  expect(await idsOf({})).toEqual([second.id, first.id]);
  expect(await idsOf({ payment_intent: intent.id })).toEqual([first.id]);
  expect(await sessions.list({ limit: 1 })).toMatchObject({ has_more: true });
  expect(await idsOf({ starting_after: second.id })).toEqual([first.id]);
});

test("the SDK pages through all sessions by itself", async () => {
  await using sandbox = await startSandbox();
  await Promise.all([1, 2, 3, 4, 5].map(() => sandbox.stripe.checkout.sessions.create(ordinary())));
  const all = await sandbox.stripe.checkout.sessions
    .list({ limit: 2 })
    .autoPagingToArray({ limit: 99 });
  expect(new Set(all.map(({ id }) => id)).size).toBe(5);
});

test("a total from 1 to 49 cents is refused, and 50 cents are taken", async () => {
  await using sandbox = await startSandbox({ unitAmount: 60 });
  const promotion_code = await promotionCodeId(sandbox.stripe, "CALM20");
  await expect(
    sandbox.stripe.checkout.sessions.create(ordinary({ discounts: [{ promotion_code }] })),
  ).rejects.toMatchObject({ code: "amount_too_small", message: /at least \$0\.50 usd/u });
  await using cheap = await startSandbox({ unitAmount: 50 });
  expect((await cheap.stripe.checkout.sessions.create(ordinary())).amount_total).toBe(50);
});

test.each([
  ["jpy", 1000, 800, "Pay ¥800"],
  // 20 % of 3.330 would be 0.666, of which only whole hundredths can be charged.
  ["bhd", 3330, 2660, "Pay BHD\u{a0}2.660"],
])(
  "a discount in %s leaves what can be charged in it",
  async (currency, unitAmount, left, label) => {
    await using sandbox = await startSandbox({ unitAmount, currency });
    const promotion_code = await promotionCodeId(sandbox.stripe, "CALM20");
    const params = ordinary({ discounts: [{ promotion_code }] });
    const session = await sandbox.stripe.checkout.sessions.create(params);
    expect(session).toMatchObject({ amount_subtotal: unitAmount, amount_total: left, currency });
    const page = await sandbox.ask(`/sandbox/pay/${session.id}`);
    expect(await page.text()).toContain(label);
  },
);
