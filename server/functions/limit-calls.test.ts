import { expect, test } from "vitest";
import { countInMemory, createLimiter } from "#server/limits/limiter.ts";
import { openShop, shopUrl } from "#tests/support/payments.ts";

const openLimitedShop = (trustedProxies = 0) =>
  openShop({
    config: { siteUrl: shopUrl, anonKey: "anon-key", priceId: "price_test", trustedProxies },
    limiter: createLimiter(1, countInMemory),
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
