import { randomUUID } from "node:crypto";
import { createTestSandbox } from "#tests/sandbox/test-sandbox.ts";
import { createApp } from "#server/app.ts";
import { paths } from "#domain/purchase/contract.ts";
import { stripeWebhookPath } from "#server/functions/stripe-webhook.ts";
import { noMetrics } from "#server/metrics/no-metrics.ts";
import { createStripeProvider } from "#server/payments/stripe.ts";
import { openStore } from "#server/storage/open-store.ts";
import { asPost, browserOf, orderOf, price, priceId, secretKey, webhookSecret } from "#tests/reliability/calls.ts";
import { signatureFor } from "#sandbox/webhooks.ts";
import { quantile } from "#tests/reliability/numbers.ts";

const siteUrl = "http://127.0.0.1";
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The times of one kind of call in milliseconds, without the provider's, and how often the provider was asked each time. */
export type Calls = { readonly p50: number; readonly p99: number; readonly asked: number };

/**
 * Sells so many reports, one after the other, by the app itself: order, payment, event, purchase check. The time in which
 * the sandbox answers is taken off; building a request to it and reading its answer count.
 */
export async function timeCalls(
  database: Parameters<typeof openStore>[0],
  sales: number,
): Promise<ReadonlyMap<string, Calls>> {
  const store = await openStore(database, silent);
  const now = () => new Date();
  const sandbox = createTestSandbox({
    origin: siteUrl,
    secretKey,
    webhookSecret,
    webhookUrl: siteUrl,
    price,
  });
  sandbox.testHelpers.pauseWebhooks();
  const provider = { ms: 0, asked: 0 };
  const app = createApp({
    config: { siteUrl, anonKey: "anon", priceId, trustedProxies: 0 },
    store,
    provider: createStripeProvider({
      secretKey,
      webhookSecrets: [webhookSecret],
      now,
      async fetch(input, init) {
        const request = new Request(input, init);
        const began = performance.now();
        const answer = await sandbox.fetch(request);
        provider.ms += performance.now() - began;
        provider.asked += 1;
        return answer;
      },
    }),
    limiter: () => Promise.resolve({ kind: "allowed" }),
    metrics: noMetrics,
    now,
    newId: randomUUID,
    log: silent,
    site: undefined,
  });

  const times = new Map<string, number[]>();
  const asked = new Map<string, number>();
  const time = async <Result>(kind: string, work: () => Promise<Result>): Promise<Result> => {
    Object.assign(provider, { ms: 0, asked: 0 });
    const began = performance.now();
    const result = await work();
    const own = performance.now() - began - provider.ms;
    times.set(kind, [...(times.get(kind) ?? []), own]);
    asked.set(kind, (asked.get(kind) ?? 0) + provider.asked);
    return result;
  };
  const call = async (kind: string, path: string, init: RequestInit) => {
    const answer = await time(kind, async () => app.request(siteUrl + path, init));
    if (answer.status !== 200) throw new Error(`${kind}: ${answer.status}`);
    return answer.json();
  };

  try {
    // The first calls of all compile the code, and are not counted.
    for (const counted of [Math.ceil(sales / 10), sales]) {
      times.clear();
      asked.clear();
      for (let sale = 0; sale < counted; sale += 1) {
        const email = `ada${counted}-${sale}@example.com`;
        const order = asPost(orderOf(siteUrl, email), browserOf(email));
        const { session_id: sessionId } = await call(
          "create-checkout",
          paths.createCheckout,
          order,
        );
        sandbox.testHelpers.pay(sessionId);
        const type = "checkout.session.completed";
        const event = { id: `evt_${randomUUID()}`, type, data: { object: { id: sessionId } } };
        const body = JSON.stringify(event);
        const headers = { "stripe-signature": signatureFor(body, webhookSecret, now()) };
        await call("stripe-webhook", stripeWebhookPath, { method: "POST", headers, body });
        const check = asPost({ sessionId, email });
        const { data } = await call("get-purchased-report", paths.getPurchasedReport, check);
        if (!data.report_access_granted) throw new Error("A report that was paid did not open.");
        await time("one written row, for comparison", () =>
          store.finishEvent({ id: `evt_${randomUUID()}`, type, at: now() }),
        );
      }
    }
  } finally {
    await sandbox.close();
    await store.close();
  }
  return new Map(
    [...times].map(([kind, all]) => [
      kind,
      {
        p50: quantile(all, 0.5),
        p99: quantile(all, 0.99),
        asked: (asked.get(kind) ?? 0) / all.length,
      },
    ]),
  );
}
