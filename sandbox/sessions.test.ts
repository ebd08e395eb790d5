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

const item = { price: "price_energy_report", quantity: 1 };
const discount = { promotion_code: "promo_x" };
const metadata = { a: "  " };

/** What is wrong, the parameter that the refusal names, and its code if it has one. */
const wrongParameters: [object, string, string?][] = [
  [{ payment_method_types: ["card"] }, "payment_method_types", "parameter_unknown"],
  [{ payment_intent_data: { color: "red" } }, "payment_intent_data[color]", "parameter_unknown"],
  [{ line_items: [{ ...item, amount: 1 }] }, "line_items[0][amount]", "parameter_unknown"],
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

test.for([
  ["EXPIRED", "coupon_expired"],
  ["USEDUP", undefined],
] as const)("the code %s is found, and refused", async ([text, code]) => {
  await using sandbox = await startSandbox();
  const promotion_code = await promotionCodeId(sandbox.stripe, text);
  await expect(
    sandbox.stripe.checkout.sessions.create(ordinary({ discounts: [{ promotion_code }] })),
  ).rejects.toMatchObject({ statusCode: 400, code, param: "discounts[0][promotion_code]" });
});

test("a code is counted when its session is paid, and a full discount makes no payment intent", async () => {
  await using sandbox = await startSandbox();
  const timesRedeemed = async (code: string) =>
    (await sandbox.stripe.promotionCodes.list({ code })).data[0]?.times_redeemed;
  for (const code of ["CALM20", "GIFT100"]) {
    const promotion_code = await promotionCodeId(sandbox.stripe, code);
    const params = ordinary({ discounts: [{ promotion_code }] });
    const session = await sandbox.stripe.checkout.sessions.create(params);
    expect(await timesRedeemed(code)).toBe(0);
    await sandbox.pay(session);
    expect(await timesRedeemed(code)).toBe(1);
    const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
    expect(intent === null).toBe(code === "GIFT100");
  }
});
