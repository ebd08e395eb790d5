import { expect, test } from "vitest";
import fc from "fast-check";
import { Stripe } from "stripe";
import { site } from "#content/site.ts";
import { percentOf } from "#domain/purchase/money.ts";
import { paths } from "#domain/purchase/contract.ts";
import { orderOf, priceId } from "./calls.ts";
import { eachAtOnce, many } from "./crowd.ts";
import { isGranted, openShop } from "./shop.ts";

const { priceInCents, currency } = site.offer;

const anything = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, [], {}, [priceId], { price: priceId }, "price_other", "subscription", -1),
  fc.jsonValue(),
);

/** An order in which somebody has changed what they may and what they may not. */
const tampered = fc.record(
  {
    price_id: fc.oneof(anything, fc.constant(priceId)),
    mode: fc.oneof(anything, fc.constant("payment")),
    quantity: anything,
    amount: anything,
    unit_amount: anything,
    currency: anything,
    line_items: anything,
    discounts: anything,
    metadata: anything,
    customer_email: anything,
    coupon_code: fc.constantFrom("CALM20", "EXPIRED", "free", "100%", "", "../GIFT100"),
    ["__proto__"]: anything,
    constructor: anything,
  },
  { requiredKeys: [] },
);

/** Orders that are right but for one key more, which the provider would take if it were passed on. */
const temptations = [
  { quantity: 3 },
  { amount: 1 },
  { unit_amount: 1 },
  { currency: "jpy" },
  { line_items: [{ price: priceId, quantity: 2 }] },
  { discounts: [{ promotion_code: "promo_1" }] },
  { metadata: { product: "a-t-shirt" } },
  { customer_email: "eve@example.com" },
];

test("T12: whatever is changed in an order, only the one report at its one price is ever sold", async () => {
  await using shop = await openShop();
  let bodies = 0;
  const statuses = new Map<number, number>();
  const totals = new Map<string, number>();
  const send = async (changes: Readonly<Record<string, unknown>>) => {
    bodies += 1;
    const email = `ada${bodies}@example.com`;
    const order: Record<string, unknown> = { ...orderOf(shop.origin, email), ...changes };
    const { status } = await shop.post(paths.createCheckout, order);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const { price_id: price, mode, coupon_code: code } = order;
    // Whoever asks for something else is not sold the report in its place; other keys count for nothing.
    const isOurOffer = price === priceId && mode === "payment";
    const isOurCode = code === undefined || code === "CALM20";
    expect({ order, status }).toEqual({ order, status: isOurOffer && isOurCode ? 200 : 400 });
    totals.set(
      email,
      code === "CALM20" ? priceInCents - percentOf(20, priceInCents, currency) : priceInCents,
    );
  };
  await eachAtOnce(1, temptations, send);
  await fc.assert(fc.asyncProperty(tampered, send), { numRuns: many(40, 2000), seed: 12 });
  const sold = await Promise.all(
    shop.testHelpers
      .sessions()
      .map(({ id }) => shop.stripe.checkout.sessions.retrieve(id, { expand: ["line_items"] })),
  );
  const wrong = sold.filter(
    (session) =>
      session.amount_subtotal !== priceInCents ||
      session.amount_total !== totals.get(session.customer_email ?? "") ||
      session.currency !== currency ||
      session.mode !== "payment" ||
      session.line_items?.data.length !== 1 ||
      session.line_items.data[0]?.price?.id !== priceId ||
      session.line_items.data[0].quantity !== 1 ||
      JSON.stringify(session.metadata) !==
        JSON.stringify({ product: "energy-report", purchase_id: session.client_reference_id }),
  );
  expect(wrong).toEqual([]);
  expect(sold.length).toBe(statuses.get(200));
  expect(sold.length).toBeGreaterThan(temptations.length);
});

test("T12: sessions that were paid for something else open no report", async () => {
  await using shop = await openShop();
  const { sessions } = shop.stripe.checkout;
  const here = `${shop.origin}/success`;
  const mark = { product: "energy-report", purchase_id: crypto.randomUUID() };
  const foreign: readonly Partial<Stripe.Checkout.SessionCreateParams>[] = [
    {},
    { metadata: { product: "a-t-shirt" } },
    { metadata: { purchase_id: mark.purchase_id } },
    { metadata: { product: mark.product } },
    // Of a second shop, or of a rehearsal: in all that we mark it is ours but for where it leads.
    { metadata: mark },
    { metadata: mark, success_url: here, line_items: [{ price: priceId, quantity: 2 }] },
    {
      metadata: mark,
      success_url: here,
      line_items: [
        { price: priceId, quantity: 1 },
        { price: priceId, quantity: 1 },
      ],
    },
  ];
  const all = Array.from({ length: many(14, 200) }, (_, i) => foreign[i % foreign.length]);
  const granted = await eachAtOnce(10, all, async (more) => {
    const { id } = await sessions.create({
      mode: "payment",
      success_url: "https://other.example/",
      customer_email: "eve@example.com",
      line_items: [{ price: priceId, quantity: 1 }],
      ...more,
    });
    shop.testHelpers.pay(id, { email: "eve@example.com" });
    return isGranted(await shop.askForReport(id, "eve@example.com"));
  });
  const grants = granted.filter(Boolean).length;
  const rows = await shop.count("select count(*) from purchases");
  expect({ grants, rows }).toEqual({ grants: 0, rows: 0 });
});

/** Addresses that look as if they were on the site. */
function lookalikes(origin: string): readonly string[] {
  const { host, port } = new URL(origin);
  const origins =
    `https://evil.example //evil.example https://${host} ${origin}@evil.example ${origin}.evil.example
    http://evil.example#${origin} http://evil.example/${origin} http://evil.example\\@127.0.0.1:${port}
    http://127.0.0.1:${port}:80 http:evil.example http://user:pass@${host} http://${host}@ javascript:alert(1)
    data:text/html,x file:/// ftp://127.0.0.1 http://127.0.0.1:${Number(port) + 1} http://localhost
    http://0x7f.1:${port} http://127.1:${port} http://２7.0.0.1:${port} blob:${origin} null / \\\\evil.example
    http://[::1]:${port}`.split(/\s+/u);
  const ends =
    `/success /success/ /energy-scan //success /%2e%2e/success /success#x /../success /success%2f
    /success?session_id={CHECKOUT_SESSION_ID}`.split(/\s+/u);
  return [...origins, `\t${origin}`, `${origin}\t`, " ", ""].flatMap((start) =>
    [...ends, ""].map((end) => start + end),
  );
}

test("T13: nobody is ever sent to another site, and the placeholder arrives letter by letter", async () => {
  await using shop = await openShop();
  // In the short form every third: each beginning and each end is among them.
  const corpus = lookalikes(shop.origin).filter((_, i) => i % many(3, 1) === 0);
  let tried = 0;
  const statuses = new Map<number, number>();
  const send = async (success: string, cancel: string) => {
    tried += 1;
    const { status } = await shop.post(paths.createCheckout, {
      ...orderOf(shop.origin, `a+{${tried}}&co@example.com`),
      success_url: success,
      cancel_url: cancel,
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect([200, 400]).toContain(status);
  };
  const right = `${shop.origin}/success`;
  const back = `${shop.origin}/energy-scan`;
  await eachAtOnce(10, corpus, (url) => send(url, back));
  await eachAtOnce(10, corpus, (url) => send(right, url));
  const part = fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom(...corpus, right, back));
  await fc.assert(
    fc.asyncProperty(part, part, fc.boolean(), async (a, b, isSuccess) => {
      await send(isSuccess ? a + b : right, isSuccess ? back : a + b);
    }),
    { numRuns: many(30, 20_000), seed: 13 },
  );
  await send(`${right}?session_id={CHECKOUT_SESSION_ID}&email=a`, back);
  await send(`${right}?session_id=x&email=y&more=z#part`, `${back}?from=modal`);

  const sessions = shop.testHelpers.sessions();
  const astray = sessions.filter(
    ({ success_url: success, cancel_url: cancel, customer_email: email }) =>
      cancel !== back ||
      success !==
        `${right}?session_id={CHECKOUT_SESSION_ID}&email=${encodeURIComponent(email ?? "")}`,
  );
  expect(astray).toEqual([]);
  expect(sessions.length).toBe(statuses.get(200));
});
