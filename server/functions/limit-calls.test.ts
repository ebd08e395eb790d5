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
});

test("the sixth order for one e-mail is refused from wherever it comes, however it is written", async () => {
  const shop = await openLimitedShop();
  const spellings = ["ada@example.com", "ADA@example.com", " Ada@Example.com "];
  const statuses = [];
  for (let i = 0; i < 7; i++) {
    const email = spellings[i % 3];
    statuses.push((await shop.createCheckout({ email }, {}, `192.0.2.${i}`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const wait = (await (await shop.createCheckout({}, {}, "192.0.2.99")).json()).error;
  expect(wait).toMatch(/in 10 minutes\.$/u);
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

test.each([0, 1])(
  "1,000 invented addresses before %i trusted proxies are one visitor",
  async (proxies) => {
    const shop = await openLimitedShop(proxies);
    let accepted = 0;
    for (let i = 0; i < 1000; i++) {
      const invented = `10.${i % 250}.${Math.floor(i / 250)}.1`;
      const forwarded = proxies === 0 ? invented : `${invented}, 198.51.100.7`;
      const { status } = await shop.createCheckout(
        { email: `ada${i}@example.com` },
        { "x-forwarded-for": forwarded },
      );
      if (status === 200) accepted++;
      else expect(status).toBe(429);
    }
    expect(accepted).toBe(6);
  },
);

test("a report may be asked for 60 times a minute from one address", async () => {
  const shop = await openLimitedShop();
  const statuses = [];
  for (let i = 0; i < 62; i++) {
    statuses.push((await shop.askForReport("session_unknown", "ada@example.com")).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  const refused = await shop.askForReport("session_unknown", "ada@example.com");
  expect(refused.status).toBe(429);
  expect((await refused.json()).error).toContain("Your purchase is safe.");
});

test("webhooks and preflights are never limited", async () => {
  const shop = await openLimitedShop();
  for (let i = 0; i < 200; i++) {
    const news = { id: `evt_${i}`, type: "test", about: { kind: "other" } };
    expect((await shop.deliver(news)).status).toBe(200);
    const preflight = await shop.app.request("/functions/v1/create-checkout", {
      method: "OPTIONS",
    });
    expect(preflight.status).toBe(200);
  }
});
