import { expect, test } from "vitest";
import { paths } from "#domain/purchase/contract.ts";
import { stripeWebhookPath } from "#server/functions/stripe-webhook.ts";
import { countInMemory, createLimiter } from "#server/limits/limiter.ts";
import { rules } from "#server/limits/rules.ts";
import { orderOf } from "./calls.ts";
import { eachAtOnce, many } from "./crowd.ts";
import { openShop } from "./shop.ts";

test("T15: limits hold at exactly their number, whatever address is claimed, and never for webhooks", async () => {
  await using shop = await openShop({ limiter: createLimiter(1, countInMemory) });
  const claim = (i: number) => ({ "x-forwarded-for": `198.51.100.${i % 250}, 10.0.0.${i % 250}` });
  const calls = Array.from({ length: many(80, 1000) }, (_, i) => i);
  const reports = await eachAtOnce(10, calls, (i) =>
    shop.post(
      "/functions/v1/get-purchased-report",
      { sessionId: "cs_test_none", email: "ada@example.com" },
      claim(i),
    ),
  );
  const orders = await eachAtOnce(5, calls.slice(0, 50), (i) =>
    shop.post("/functions/v1/create-checkout", { email: `ada${i}@example.com` }, claim(i)),
  );
  const webhooks = await eachAtOnce(10, calls, async (i) => {
    const request = { method: "POST", headers: claim(i), body: "{}" };
    return (await shop.app.request(stripeWebhookPath, request, { peer: "192.0.2.1" })).status;
  });

  const letThrough = (answers: typeof reports) =>
    answers.filter(({ status }) => status !== 429).length;
  expect(letThrough(reports)).toBe(rules.reportByAddress[0].calls);
  expect(letThrough(orders)).toBe(rules.checkoutByAddress[0].calls);
  expect(new Set(webhooks)).toEqual(new Set([400]));
  for (const { headers, body } of [...reports, ...orders].filter(({ status }) => status === 429)) {
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-expose-headers")).toContain("retry-after");
    expect(body["error"]).toMatch(/try again in (?:\d+ seconds?|1 minute)\.$/u);
  }
  expect(reports.at(-1)?.text).toContain("Your purchase is safe.");
  expect(orders.at(-1)?.text).toContain("Nothing was charged.");
  const preflight = { method: "OPTIONS", headers: claim(0) };
  expect(
    (await shop.app.request(paths.createCheckout, preflight, { peer: "192.0.2.1" })).status,
  ).toBe(200);
});

test("T15: strangers keep no buyer out, and a whole IPv6 network is counted as one", async () => {
  await using shop = await openShop({ limiter: createLimiter(1, countInMemory) });
  const orderFrom = async (peer: string, email: string, headers = {}) =>
    (await shop.post(paths.createCheckout, orderOf(shop.origin, email), headers, peer)).status;
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
  const buyers = numbers(many(3, 200)).map((i) => `ada${i}@example.com`);

  const attempts = numbers(buyers.length * 20);
  const strangers = await eachAtOnce(10, attempts, (i) =>
    orderFrom(`198.51.${100 + (i % 4)}.${i % 250}`, buyers[i % buyers.length] ?? ""),
  );
  const served = await eachAtOnce(10, buyers, (email, i) =>
    orderFrom(`203.0.${100 + (i % 4)}.${i % 250}`, email),
  );
  // From here on every order is one of the same few moments, so only the first rule of each kind can be met.
  const lines = numbers(many(40, 1000));
  const network = await eachAtOnce(10, lines, (i) =>
    orderFrom(`2001:db8:1:${i.toString(16)}::1`, `eve${i}@example.com`),
  );
  const asked = await eachAtOnce(10, numbers(320), async (i) => {
    const body = { sessionId: "cs_test_none", email: "ada@example.com" };
    const peer = `2001:db8:1:${i.toString(16)}::1`;
    return (await shop.post(paths.getPurchasedReport, body, {}, peer)).status;
  });
  const tags = await eachAtOnce(10, numbers(6), (i) =>
    orderFrom("2001:db8:2::1", `eve+${i}@example.com`),
  );

  const count = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length;
  const { checkoutByAddress, checkoutByEmail, checkoutByNetwork, reportByNetwork } = rules;
  // The guard of this very test: strangers came as often as their 500 addresses may.
  expect(count(strangers)).toBeGreaterThanOrEqual(
    Math.min(attempts.length, 500 * checkoutByAddress[0].calls),
  );
  expect(count(asked)).toBe(reportByNetwork[0].calls);
  expect(checkoutByAddress[0].calls).toBeGreaterThan(checkoutByEmail[0].calls);
  expect({ served: count(served), network: count(network), tags: count(tags) }).toEqual({
    served: buyers.length,
    network: checkoutByNetwork[0].calls,
    tags: checkoutByEmail[0].calls,
  });
});
