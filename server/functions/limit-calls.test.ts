import { expect, test } from "vitest";
import { countInMemory, createLimiter } from "#server/limits/limiter.ts";
import { openShop, shopUrl } from "#tests/support/payments.ts";

const openLimitedShop = (trustedProxies = 0) =>
  openShop({
    config: { siteUrl: shopUrl, anonKey: "anon-key", priceId: "price_test", trustedProxies },
    limiter: createLimiter(1, countInMemory),
  });

test("the seventh order of an address within a minute is refused in words, for every origin to read", async () => {
  const shop = await openLimitedShop();
  for (let i = 1; i <= 6; i++) {
    expect((await shop.createCheckout({ email: `ada${i}@example.com` })).status).toBe(200);
  }
  const refused = await shop.createCheckout({ email: "ada7@example.com" });
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  expect(refused.headers.get("access-control-expose-headers")).toContain("retry-after");
  expect((await refused.json()).error).toMatch(
    /^Too many tries in a short time\. Nothing was charged\. Please try again in (?:\d+ seconds?|1 minute)\.$/u,
  );
  expect(shop.provider.checkouts).toHaveLength(6);
  const path = "/functions/v1/create-checkout";
  expect((await shop.app.request(path, { method: "OPTIONS" })).status).toBe(200);
});

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

// T15 asks the same of orders.
test("the lines of one IPv6 network share five times as many questions as one line has", async () => {
  const shop = await openLimitedShop();
  const ask = async (i: number, line: string) =>
    (await shop.askForReport(`session_${i}`, "ada@example.com", line)).status;
  let letThrough = 0;
  for (let i = 0; i < 320; i++) {
    letThrough += Number((await ask(i, `2001:db8:1:${i.toString(16)}::1`)) === 200);
  }
  expect(letThrough).toBe(300);
  expect(await ask(0, "2001:db8:2:1::1")).toBe(200);
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

test("invented addresses before a trusted proxy are one visitor", async () => {
  const shop = await openLimitedShop(1);
  let accepted = 0;
  for (let i = 0; i < 20; i++) {
    const { status } = await shop.createCheckout(
      { email: `ada${i}@example.com` },
      { "x-forwarded-for": `10.0.0.${i}, 198.51.100.7` },
    );
    accepted += Number(status === 200);
  }
  expect(accepted).toBe(6);
});
