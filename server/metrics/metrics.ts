import { Counter, Histogram, type Registry } from "prom-client";

/** Who found out that a purchase is paid. */
export type FulfilmentSource = "webhook" | "return" | "order" | "reconciler";

/** What is counted for the owner to watch. Labels come from fixed lists: never an address, e-mail or id. */
export type Metrics = {
  /** One order was answered; `outcome` is how. */
  readonly ordered: (outcome: string) => void;
  /** One purchase was paid, or was free: once each. */
  readonly fulfilled: (source: FulfilmentSource) => void;
  /** A genuine event was handled, this many seconds after it happened. */
  readonly heard: (secondsAfter: number) => void;
  /** A call was answered with an error status. */
  readonly refused: (call: string, status: number) => void;
  /** The payment provider was asked; `outcome` is the kind of its answer. */
  readonly asked: (operation: string, outcome: string, seconds: number) => void;
};

/** Counts nothing, for servers without /metrics. */
export const noMetrics: Metrics = {
  ordered: () => undefined,
  fulfilled: () => undefined,
  heard: () => undefined,
  refused: () => undefined,
  asked: () => undefined,
};

/** Counts in a Prometheus registry. */
export function createMetrics(registry: Registry): Metrics {
  const registers = [registry];
  const checkouts = new Counter({
    name: "shop_checkouts_total",
    help: "Orders by how they were answered.",
    labelNames: ["outcome"],
    registers,
  });
  const fulfilments = new Counter({
    name: "shop_fulfilments_total",
    help: "Purchases that were paid, or free, by who found out first.",
    labelNames: ["source"],
    registers,
  });
  const refusals = new Counter({
    name: "shop_refused_calls_total",
    help: "Calls that were answered with an error status.",
    labelNames: ["call", "status"],
    registers,
  });
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
    ordered: (outcome) => checkouts.inc({ outcome }),
    fulfilled: (source) => fulfilments.inc({ source }),
    // The clocks of two machines differ a little.
    heard: (secondsAfter) => lag.observe(Math.max(0, secondsAfter)),
    refused: (call, status) => refusals.inc({ call, status }),
    asked: (operation, outcome, seconds) => provider.observe({ operation, outcome }, seconds),
  };
}
