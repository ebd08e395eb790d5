import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Stripe } from "stripe";
import { afterAll, expect, inject, onTestFinished, test } from "vitest";
import { priceLabel, site } from "#content/site.ts";
import { percentOf } from "#domain/purchase/money.ts";
import { createSandbox } from "#sandbox/sandbox.ts";
import { asPost, browserOf, price } from "#tests/reliability/calls.ts";
import { createDatabase } from "#tests/support/postgres.ts";
import { createApp } from "./app.ts";
import { paths, readPurchase } from "#domain/purchase/contract.ts";
import { stripeWebhookPath } from "./functions/stripe-webhook.ts";
import { countInMemory, createLimiter } from "./limits/limiter.ts";
import { noMetrics } from "./metrics/no-metrics.ts";
import { createStripeProvider } from "./payments/stripe.ts";
import { openStore } from "./storage/open-store.ts";

const folder = mkdtempSync(join(tmpdir(), "seven-petals-journey-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const now = () => new Date();

const databases = {
  SQLite: async () => ({ kind: "sqlite", path: join(folder, `${randomUUID()}.sqlite`) }) as const,
  PostgreSQL: async () =>
    ({ kind: "postgres", url: await createDatabase(inject("postgresUrl")) }) as const,
};
const engines = ["SQLite", "PostgreSQL"] as const;

/** The server as it runs in development: app, sandbox and storage behind one real port. */
async function openShop(engine: keyof typeof databases, { delivers = true } = {}) {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;

  const secretKey = "sk_test_sandbox_journey";
  const sandbox = createSandbox({
    origin,
    secretKey,
    webhookSecret: "whsec_journey",
    webhookUrl: origin + (delivers ? stripeWebhookPath : "/nowhere"),
    webhookRetryDelays: [],
    price,
  });
  const host = { host: "127.0.0.1", port };
  const store = await openStore(await databases[engine](), silent);
  const app = createApp({
    config: { siteUrl: origin, anonKey: "anon", priceId: price.id, trustedProxies: 0 },
    metrics: noMetrics,
    limiter: createLimiter(100, countInMemory),
    store,
    provider: createStripeProvider({
      secretKey,
      webhookSecrets: ["whsec_journey"],
      now,
      sandbox: host,
    }),
    now,
    newId: randomUUID,
    log: silent,
    site: undefined,
    sandbox,
  });
  server.on("request", getRequestListener(app.fetch));
  onTestFinished(async () => {
    await sandbox.close();
    server.closeAllConnections();
    server.close();
    await store.close();
  });

  const post = (path: string, body: object, headers?: Record<string, string>) =>
    fetch(origin + path, asPost(body, headers));
  return {
    origin,
    store,
    stripe: new Stripe(secretKey, { ...host, protocol: "http", telemetry: false }),
    async buy(email: string, coupon?: string) {
      const order = {
        price_id: "price_1",
        success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}&email=${encodeURIComponent(email)}`,
        cancel_url: `${origin}/energy-scan`,
        mode: "payment",
        email,
        ...(coupon === undefined ? {} : { coupon_code: coupon }),
      };
      const answer = await post(paths.createCheckout, order, browserOf(email));
      const body: { url?: string; error?: string } = await answer.json();
      return { status: answer.status, url: body.url ?? "", error: body.error };
    },
    async pay(url: string, email: string, number = "4242 4242 4242 4242") {
      const form = new URLSearchParams({ email, number, expiry: "12 / 40", cvc: "123" });
      const answer = await fetch(url, { method: "POST", redirect: "manual", body: form });
      return { status: answer.status, returnUrl: answer.headers.get("location") ?? "" };
    },
    async report(sessionId: string, email: string) {
      const answer = await post(paths.getPurchasedReport, { sessionId, email });
      return readPurchase(await answer.json());
    },
  };
}

const sessionIn = (returnUrl: string) => new URL(returnUrl).searchParams.get("session_id") ?? "";

test.each(engines)("%s: a visitor buys, pays, returns, and the report opens", async (engine) => {
  const shop = await openShop(engine);
  const { url } = await shop.buy("ada+books@example.com");
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`Pay ${priceLabel}`);

  const { status, returnUrl } = await shop.pay(url, "ada+books@example.com");
  expect(status).toBe(303);
  const sessionId = sessionIn(returnUrl);
  expect(returnUrl).toBe(
    `${shop.origin}/success?session_id=${sessionId}&email=ada%2Bbooks%40example.com`,
  );
  // The payment page waits for the webhook, so the purchase is recorded before the visitor is back.
  const purchase = await shop.store.findBySession(sessionId);
  expect(purchase).toMatchObject({ state: "paid", amountTotal: site.offer.priceInCents });
  expect(await shop.report(sessionId, "ada+books@example.com")).toEqual({
    report_access_granted: true,
    id: purchase?.id,
    amount_total: site.offer.priceInCents,
    currency: site.offer.currency,
    created_at: purchase?.createdAt.toISOString(),
  });
  expect(await shop.report(sessionId, "eve@example.com")).toMatchObject({ id: null });
});

test.each(engines)("%s: the report opens even when the webhook never comes", async (engine) => {
  const shop = await openShop(engine, { delivers: false });
  const { url } = await shop.buy("ada@example.com");
  const { returnUrl } = await shop.pay(url, "payer@example.com");
  const sessionId = sessionIn(returnUrl);
  expect(await shop.store.findBySession(sessionId)).toMatchObject({ state: "open" });
  expect(await shop.report(sessionId, "payer@example.com")).toMatchObject({
    report_access_granted: true,
  });
  expect(await shop.report(sessionId, "ada@example.com")).toMatchObject({
    report_access_granted: true,
  });
});

test.each(engines)("%s: a declined card opens nothing, the next card does", async (engine) => {
  const shop = await openShop(engine);
  const { url } = await shop.buy("ada@example.com");
  const sessionId = url.split("/").at(-1) ?? "";
  const declined = await shop.pay(url, "ada@example.com", "4000 0000 0000 0002");
  expect(new URL(declined.returnUrl, shop.origin).href).toBe(url);
  expect(await (await fetch(url)).text()).toContain("Your card was declined");
  expect((await shop.report(sessionId, "ada@example.com"))?.report_access_granted).toBe(false);
  await shop.pay(url, "ada@example.com");
  expect((await shop.report(sessionId, "ada@example.com"))?.report_access_granted).toBe(true);
});

test.each(engines)(
  "%s: coupons lower the price, down to nothing, or say why not",
  async (engine) => {
    const shop = await openShop(engine);
    const calm = await shop.buy("ada@example.com", "CALM20");
    const paid = await shop.pay(calm.url, "ada@example.com");
    expect(await shop.report(sessionIn(paid.returnUrl), "ada@example.com")).toMatchObject({
      report_access_granted: true,
      amount_total: price.unitAmount - percentOf(20, price.unitAmount, price.currency),
    });
    const gift = await shop.buy("ada@example.com", "GIFT100");
    const free = await shop.pay(gift.url, "ada@example.com");
    expect(await shop.report(sessionIn(free.returnUrl), "ada@example.com")).toMatchObject({
      report_access_granted: true,
      amount_total: 0,
    });
    expect(await shop.store.findBySession(sessionIn(free.returnUrl))).toMatchObject({
      state: "free",
    });
    expect((await shop.buy("ada@example.com", "EXPIRED")).error).toBe("This coupon has expired.");
    expect((await shop.buy("ada@example.com", "USEDUP")).error).toBe(
      "This coupon has already been used up.",
    );
    expect((await shop.buy("ada@example.com", "NOSUCH")).error).toBe(
      "This coupon code is not valid.",
    );
  },
);

test.each(engines)("%s: a full refund takes the report back", async (engine) => {
  const shop = await openShop(engine);
  const { url } = await shop.buy("ada@example.com");
  const sessionId = sessionIn((await shop.pay(url, "ada@example.com")).returnUrl);
  const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(sessionId);
  await shop.stripe.refunds.create({ payment_intent: String(payment_intent) });
  const state = async () => (await shop.store.findBySession(sessionId))?.state;
  await expect.poll(state).toBe("refunded");
  expect((await shop.report(sessionId, "ada@example.com"))?.report_access_granted).toBe(false);
});

test.each(engines)(
  "%s: 50 buyers who each send an order five times at once get one session each",
  async (engine) => {
    const shop = await openShop(engine);
    const buyers = Array.from({ length: 50 }, (_, i) => `buyer${i}@example.com`);
    const urls = await Promise.all(
      buyers.map(async (email) => {
        const answers = await Promise.all(Array.from({ length: 5 }, () => shop.buy(email)));
        return new Set(answers.map(({ url }) => url));
      }),
    );
    expect(urls.map(({ size }) => size)).toEqual(buyers.map(() => 1));
    const sessions = await shop.stripe.checkout.sessions.list({ limit: 100 });
    expect(sessions.data.map(({ customer_email }) => customer_email).toSorted()).toEqual(
      buyers.toSorted(),
    );
  },
);

test.each(engines)("%s: a retry gets the page that is open, until it is paid", async (engine) => {
  const shop = await openShop(engine, { delivers: false });
  const first = await shop.buy("ada@example.com");
  expect((await shop.buy("ADA@example.com")).url).toBe(first.url);
  expect((await shop.buy("ada@example.com", "CALM20")).url).not.toBe(first.url);
  await shop.pay(first.url, "ada@example.com");
  const second = await shop.buy("ada@example.com");
  expect(second.status).toBe(200);
  expect(second.url).not.toBe(first.url);
});
