import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import type { PaymentProvider } from "#server/payments/payment-provider.ts";

/** Who found out that a purchase is paid. */
export type FulfilmentSource = "webhook" | "return" | "order" | "reconciler";

/** What is counted for the owner to watch. Labels are few words of ours: never an address, e-mail or id. */
export type Metrics = Readonly<ReturnType<typeof createMetrics>>;

/** Begins to count, the process's own numbers and the provider's times too, for whoever brings this token. */
export function watch(provider: PaymentProvider, token: string) {
  const metrics = createMetrics(token);
  collectDefaultMetrics({ register: metrics.registry });
  return { metrics, provider: measureProvider(provider, metrics) };
}

/** Counts for Prometheus, which brings this token. */
export function createMetrics(token: string) {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const checkouts = counter("shop_checkouts_total", "Orders by how they were answered.", "outcome");
  const fulfilments = counter(
    "shop_fulfilments_total",
    "Purchases that were paid, or free, by who found out first.",
    "source",
  );
  const refusals = counter(
    "shop_refused_calls_total",
    "Calls that were answered with an error status.",
    "call",
    "status",
  );
  const lag = new Histogram({
    name: "shop_webhook_lag_seconds",
    help: "From an event at the payment provider until it was dealt with.",
    buckets: [1, 2, 5, 10, 30, 60, 300, 3600, 86_400],
    registers,
  });
  const provider = new Histogram({
    name: "shop_provider_seconds",
    help: "How long the payment provider took to answer.",
    labelNames: ["operation", "outcome"],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 9],
    registers,
  });
  return {
    registry,
    token,
    ordered: (outcome: string) => checkouts.inc({ outcome }),
    /** One purchase was paid, or was free: once each. */
    fulfilled: (source: FulfilmentSource) => fulfilments.inc({ source }),
    /** A genuine event was dealt with, so many seconds after it happened. The clocks of two machines differ a little. */
    heard: (secondsAfter: number) => lag.observe(Math.max(0, secondsAfter)),
    refused: (call: string, status: number) => refusals.inc({ call, status }),
    asked: (operation: string, outcome: string, seconds: number) =>
      provider.observe({ operation, outcome }, seconds),
  };
}

/** Wraps a provider so that the time of each of its answers is measured. */
export function measureProvider(provider: PaymentProvider, metrics: Metrics): PaymentProvider {
  const measured =
    <Args extends readonly unknown[], Answer extends { readonly kind: string }>(
      operation: string,
      ask: (...args: Args) => Promise<Answer>,
    ) =>
    async (...args: Args): Promise<Answer> => {
      const began = performance.now();
      const answer = await ask(...args);
      metrics.asked(operation, answer.kind, (performance.now() - began) / 1000);
      return answer;
    };
  return {
    ...provider,
    findDiscount: measured("find_discount", provider.findDiscount),
    createPage: measured("create_page", provider.createPage),
    readSession: measured("read_session", provider.readSession),
    findSessionOfPayment: measured("find_session", provider.findSessionOfPayment),
  };
}
