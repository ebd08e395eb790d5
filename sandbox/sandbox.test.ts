import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { ordinary, startSandbox } from "./sandbox.fixture.ts";

const atNoon = new Date("2026-11-21T12:00:00Z");
const noon = atNoon.getTime() / 1000;

test("the same key with other parameters is refused, and parameters in another order are the same", async () => {
  await using sandbox = await startSandbox();
  const { sessions } = sandbox.stripe.checkout;
  const key = { idempotencyKey: "checkout-1" };
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
  const key = { idempotencyKey: "checkout-1" };
  await expect(sessions.create({ mode: "payment" }, key)).rejects.toThrow();
  expect((await sessions.create(ordinary(), key)).status).toBe("open");
});

const item = { price: "price_energy_report", quantity: 1 };

/** What a mistake of the shop's would ask for, and the parameter that the refusal names. */
const wrongParameters: [object, string, string?][] = [
  [{ mode: undefined }, "mode"],
  [{ success_url: "/success" }, "success_url"],
  [{ line_items: [{ price: "price_energy_report" }] }, "line_items[0][quantity]"],
  [{ line_items: [{ price: "price_other", quantity: 1 }] }, "line_items[0][price]"],
  [{ customer_email: "ada" }, "customer_email"],
  [{ metadata: { a: "  " } }, "metadata[a]"],
  [{ expires_at: noon + 1799 }, "expires_at"],
  [{ expires_at: noon + 86_401 }, "expires_at"],
  // Nothing is ignored, at any depth, whether Stripe knows it or not.
  [{ locale: "de" }, "locale", "parameter_unknown"],
  [{ x: { enabled: true } }, "x", "parameter_unknown"],
  [{ payment_intent_data: { x: "x" } }, "payment_intent_data[x]", "parameter_unknown"],
  [{ adaptive_pricing: { enabled: true, x: "x" } }, "adaptive_pricing[x]", "parameter_unknown"],
  [{ line_items: [{ ...item, x: "x" }] }, "line_items[0][x]", "parameter_unknown"],
];

test("a session with wrong parameters is refused by the name of each", async () => {
  await using sandbox = await startSandbox({ now: () => atNoon });
  const { sessions } = sandbox.stripe.checkout;
  for (const [wrong, param, code] of wrongParameters) {
    await expect(sessions.create({ ...ordinary(), ...wrong })).rejects.toMatchObject({
      rawType: "invalid_request_error",
      param,
      ...(code && { code }),
    });
  }
  expect((await sessions.list()).data).toEqual([]);
});

test("a webhook that is not answered with 2xx is sent again, under the same id", async () => {
  await using sandbox = await startSandbox({ answerWebhook: (index) => (index < 2 ? 500 : 200) });
  await sandbox.stripe.checkout.sessions.create(ordinary());
  sandbox.testHelpers.advance(24 * 60 * 60 * 1000);
  await expect.poll(() => sandbox.received.length).toBe(3);
  const ids = sandbox.received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
  await expect.poll(() => sandbox.testHelpers.events()).toMatchObject([{ pending_webhooks: 0 }]);
});

test("the payer is sent on only after the shop has answered the webhook", async () => {
  const shop = Promise.withResolvers<number>();
  await using sandbox = await startSandbox({ answerWebhook: () => shop.promise });
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

test("a payment by card uses up a coupon that is good for one", async () => {
  await using sandbox = await startSandbox();
  sandbox.testHelpers.createPromotionCode({ code: "ONCE", percent_off: 20, max_redemptions: 1 });
  const { data } = await sandbox.stripe.promotionCodes.list({ code: "ONCE" });
  const wanted = ordinary({ discounts: [{ promotion_code: data[0]?.id ?? "" }] });
  const { sessions } = sandbox.stripe.checkout;
  await sandbox.pay(await sessions.create(wanted));
  await expect(sessions.create(wanted)).rejects.toThrow("it is inactive");
});

async function openPage() {
  const sandbox = await startSandbox();
  const { sessions } = sandbox.stripe.checkout;
  const session = await sessions.create(ordinary());
  return {
    ...sandbox,
    pay: (typed = {}) => sandbox.pay(session, typed),
    text: async () => (await sandbox.ask(`/sandbox/pay/${session.id}`)).text(),
    retrieve: () => sessions.retrieve(session.id),
  };
}

const asking = { number: "4000 0027 6000 3184" };

test.each<[string, Record<string, string>, Record<string, string>]>([
  ["form", {}, {}],
  ["confirmation", asking, { confirmation: "yes" }],
])("a %s that is sent many times pays once, and all lead on", async (_, first, again) => {
  await using page = await openPage();
  const charges = () => page.testHelpers.events().filter(({ type }) => type === "charge.succeeded");
  if (first === asking) await page.pay(first);
  expect(charges()).toEqual([]);
  const ends = await Promise.all(Array.from({ length: 20 }, () => page.pay(again)));
  for (const { headers } of ends) expect(headers.get("location")).toContain("/success?");
  expect(charges()).toHaveLength(1);
  const text = await page.text();
  expect(text).toContain("already paid");
  expect(text).not.toContain("<form");
});

test.for([
  ["email", "ada", /e-mail address like/u],
  ["email", "", /e-mail address like/u],
  ["number", "", /Only test cards work here/u],
  ["number", "4111 1111 1111 1111", /Only test cards work here/u],
] as const)("%s typed as “%s” is explained at that field", async ([name, value, message]) => {
  await using page = await openPage();
  await page.pay({ [name]: value });
  const text = await page.text();
  expect(text.match(/ autofocus/gu)).toHaveLength(1);
  expect(text).toMatch(message);
  expect(text).toContain(`aria-describedby="${name}-error" aria-invalid="true" autofocus`);
});

test("a confirmation that nobody asked for pays nothing", async () => {
  await using page = await openPage();
  await page.pay({ ...asking, confirmation: "yes" });
  const { status } = await page.retrieve();
  expect(status).toBe("open");
});

test("an expired page says so, leads back, and takes no payment", async () => {
  await using page = await openPage();
  page.testHelpers.advance(24 * 60 * 60 * 1000);
  await page.pay();
  const text = await page.text();
  expect(text).toMatch(/has expired[^]*href="http:\/\/shop\.example\/energy-scan"/u);
  const { status, payment_status } = await page.retrieve();
  expect([status, payment_status]).toEqual(["expired", "unpaid"]);
});

test("what is typed is shown as text, never as markup", async () => {
  await using page = await openPage();
  await page.pay({ email: '"><script>alert(1)</script>' });
  const text = await page.text();
  expect(text).not.toContain("<script");
  expect(text).toContain("&lt;script&gt;");
});
