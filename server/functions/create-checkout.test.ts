import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { openShop } from "#tests/support/payments.ts";
import { countInMemory, createLimiter } from "#server/limits/limiter.ts";

test("the purchase is recorded as open, with what was offered and the e-mail as typed", async () => {
  const shop = await openShop();
  const sessionId = await shop.checkout({ email: " Ada@Example.com ", coupon_code: "GIFT" });
  expect(await shop.store.findBySession(sessionId)).toMatchObject({
    state: "open",
    priceId: "price_test",
    amountExpected: site.offer.priceInCents,
    currency: site.offer.currency,
    email: "Ada@Example.com",
    emailNormalized: "ada@example.com",
    couponCode: "GIFT",
  });
});

test("the purchase is recorded before the provider hears of it, whose page is open for an hour", async () => {
  const shop = await openShop();
  const createPage = shop.provider.createPage;
  const seen: unknown[] = [];
  shop.provider.createPage = async (checkout, signal) => {
    seen.push((await shop.store.find(checkout.purchaseId))?.state);
    return createPage(checkout, signal);
  };
  await shop.createCheckout();
  expect(seen).toEqual(["created"]);
  expect(shop.provider.checkouts[0]?.expiresAt).toEqual(new Date("2026-11-20T13:00:00Z"));
});

test.each([
  ["Bearer anon-key", ""],
  ["bearer anon-key", ""],
  ["", "anon-key"],
  ["Bearer other", "anon-key"],
])("the public key is accepted as authorization %j or apikey %j", async (authorization, apikey) => {
  const shop = await openShop();
  expect((await shop.createCheckout({}, { authorization, apikey })).status).toBe(200);
});

test.each([
  ["", "", "UNAUTHORIZED_NO_AUTH_HEADER"],
  ["anon-key", "", "UNAUTHORIZED_INVALID_JWT_FORMAT"],
  ["Basic anon-key", "", "UNAUTHORIZED_INVALID_JWT_FORMAT"],
  ["Bearer other", "", "UNAUTHORIZED_LEGACY_JWT"],
  ["", "other", "UNAUTHORIZED_LEGACY_JWT"],
])("authorization %j with apikey %j is refused with 401", async (authorization, apikey, code) => {
  const shop = await openShop();
  const answer = await shop.createCheckout({}, { authorization, apikey });
  expect(answer.status).toBe(401);
  expect(answer.headers.get("sb-error-code")).toBe(code);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(await answer.json()).toEqual({
    error: expect.stringMatching(/authorization header/u),
    code,
    message: expect.any(String),
    msg: expect.any(String),
  });
});

test.each<[string, object, RegExp]>([
  ["no e-mail", { email: undefined }, /^Email is required$/u],
  ["an empty e-mail", { email: "" }, /^Email is required$/u],
  ["a blank e-mail", { email: "  " }, /^Email is required$/u],
  ["no e-mail, among other faults", { email: null, mode: 1 }, /^Email is required$/u],
  ["an e-mail that is none", { email: "ada" }, /^Please enter a valid email address\.$/u],
  ["an e-mail with half a letter", { email: "\ud800@a.b" }, /valid email/u],
  ["an e-mail with NUL", { email: "a\u0000@a.b" }, /valid email/u],
  ["an e-mail that is a number", { email: 5 }, /^email must be text\.$/u],
  ["no price", { price_id: undefined }, /^price_id is required/u],
  ["another price", { price_id: "price_cheap" }, /^This page is out of date\./u],
  ["a list of prices", { price_id: ["price_test"] }, /^price_id must be text\.$/u],
  ["another mode", { mode: "subscription" }, /^mode must be "payment"\.$/u],
  ["no mode", { mode: undefined }, /^mode must be "payment"\.$/u],
  ["no success address", { success_url: "" }, /^success_url is required/u],
  ["no cancel address", { cancel_url: undefined }, /^cancel_url is required/u],
  ["an empty coupon", { coupon_code: "" }, /^coupon_code is required and must not be empty\.$/u],
  ["two faults", { price_id: 1, cancel_url: 2 }, /^price_id must be text\. cancel_url must be/u],
])("%s is refused with 400 and a sentence", async (_name, fields, sentence) => {
  const shop = await openShop();
  const answer = await shop.createCheckout(fields);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(sentence) });
  expect(shop.provider.checkouts).toEqual([]);
});

// T13 tries thousands of addresses.
test.each([
  [{ cancel_url: "https://www.petals.example/energy-scan" }, "cancel_url must be "],
  [{ success_url: "https://petals.example/success/" }, "success_url must be "],
  [{ price_id: "price_before" }, "price_id is not the price of the report."],
])("a visitor whose page is older than the site is told what to do: %j", async (fields, reason) => {
  const shop = await openShop();
  const answer = await shop.createCheckout(fields);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: "This page is out of date. Please reload it and try again. Nothing was charged.",
  });
  // The log says to the owner what a visitor need not know.
  expect(shop.lines.join()).toContain(`"reason":"${reason}`);
});

// T10 asks for the status and the time to come back, with a coupon too.
test("a visitor is told when the provider does not answer, and that nothing was charged", async () => {
  const shop = await openShop();
  shop.provider.isDown = true;
  expect(await (await shop.createCheckout()).json()).toEqual({
    error:
      "The payment service is not answering right now. Nothing was charged. Please try again in a minute.",
  });
});

const { priceInCents, currency } = site.offer;

test.each([
  ["amount", { subtotal: priceInCents + 1, currency }],
  ["currency", { subtotal: priceInCents, currency: currency === "usd" ? "eur" : "usd" }],
])("a provider that would charge another %s than the site shows is not used", async (_, price) => {
  const shop = await openShop();
  shop.provider.price = price;
  const answer = await shop.createCheckout();
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/Nothing was charged/u) });
  expect(shop.lines.join("\n")).toContain(`would charge ${price.subtotal} ${price.currency}`);
});

test("an order that the provider refuses for good is recorded as failed", async () => {
  const shop = await openShop();
  const answer = await shop.createCheckout({ email: "refused@example.com" });
  expect(answer.status).toBe(502);
  const id = shop.provider.checkouts[0]?.purchaseId ?? "";
  expect(await shop.store.find(id)).toMatchObject({ state: "failed" });
});

const openLimitedShop = () => openShop({ limiter: createLimiter(1, countInMemory) });

test.each([
  [59, "59 seconds"],
  [61, "2 minutes"],
  [90 * 60, "2 hours"],
])("who must wait for %i s is not told to come back sooner", async (seconds, words) => {
  const shop = await openShop({ limiter: async () => seconds });
  expect(await (await shop.createCheckout()).json()).toEqual({
    error: `Too many tries in a short time. Nothing was charged. Please try again in ${words}.`,
  });
});

// T15 counts addresses and networks.
test("the orders of one scan are counted wherever they come from, and those of another apart", async () => {
  const shop = await openLimitedShop();
  const ofScan = (name: string) => ({ "idempotency-key": `scan-of-somebody-${name}` });
  const statuses = [];
  for (let i = 0; i < 12; i++) {
    const buyer = { email: `ada${i}@example.com` };
    statuses.push((await shop.createCheckout(buyer, ofScan("1"), `192.0.2.${i}`)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  expect((await shop.createCheckout({}, ofScan("2"))).status).toBe(200);
});

test("orders that are refused for another reason count as well: codes cannot be guessed one after the other", async () => {
  const shop = await openLimitedShop();
  const statuses = [];
  for (let i = 0; i < 8; i++) {
    const guess = { email: `ada${i}@example.com`, coupon_code: `GUESS${i}` };
    statuses.push((await shop.createCheckout(guess)).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
});
