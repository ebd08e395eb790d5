import { expect, test } from "vitest";
import { countInMemory, createLimiter } from "#server/limits/limiter.ts";
import { openShop, shopUrl } from "#tests/support/payments.ts";

const openLimitedShop = (trustedProxies = 0) =>
  openShop({
    config: { siteUrl: shopUrl, anonKey: "anon-key", priceId: "price_test", trustedProxies },
    limiter: createLimiter(1, countInMemory),
  });

type LimitedShop = Awaited<ReturnType<typeof openLimitedShop>>;

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

test("the sixth order for one e-mail from one address is refused, however it is written", async () => {
  const shop = await openLimitedShop();
  const spellings = [
    "ada@example.com",
    "ADA@example.com",
    " Ada@Example.com ",
    "ada+new@example.com",
  ];
  const statuses = [];
  for (let i = 0; i < 5; i++) {
    statuses.push((await shop.createCheckout({ email: spellings[i % 4] })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const refused = await shop.createCheckout({ email: "ada+another@example.com" });
  expect(refused.status).toBe(429);
  expect((await refused.json()).error).toMatch(/in 10 minutes\.$/u);
});

test("who knows an e-mail cannot keep its owner out from another address", async () => {
  const shop = await openLimitedShop();
  for (let i = 0; i < 200; i++) {
    await shop.createCheckout({ email: "ada@example.com" }, {}, `198.51.100.${i % 50}`);
  }
  expect((await shop.createCheckout({ email: "ada@example.com" })).status).toBe(200);
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

test.each([
  [
    "orders",
    30,
    (shop: LimitedShop, i: number, from: string) =>
      shop.createCheckout({ email: `ada${i}@example.com` }, {}, from),
  ],
  [
    "questions for a report",
    300,
    (shop: LimitedShop, i: number, from: string) =>
      shop.askForReport(`session_${i}`, "ada@example.com", from),
  ],
])(
  "the lines of one IPv6 network share five times as many %s as one line has",
  async (_name, shared, call) => {
    const shop = await openLimitedShop();
    let letThrough = 0;
    for (let i = 0; i < shared + 20; i++) {
      const line = `2001:db8:1:${i.toString(16)}::1`;
      letThrough += Number((await call(shop, i, line)).status === 200);
    }
    expect(letThrough).toBe(shared);
    expect((await call(shop, 0, "2001:db8:2:1::1")).status).toBe(200);
  },
);

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
    const event = { id: `evt_${i}`, type: "test", about: { kind: "other" } };
    expect((await shop.deliver(event)).status).toBe(200);
    const preflight = await shop.app.request("/functions/v1/create-checkout", {
      method: "OPTIONS",
    });
    expect(preflight.status).toBe(200);
  }
});
