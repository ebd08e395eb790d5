import type { Config } from "./settings/config.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Limiter } from "./limits/limiter.ts";
import type { Logger } from "./log.ts";
import type { LinkSender } from "./lost-report/link-sender.ts";
import type { PaymentProvider } from "./payments/payment-provider.ts";
import type { StaticSite } from "./static/load-site.ts";
import type { PurchaseStore } from "./storage/purchase-store.ts";

export type Peer = {
  /** The address at the other end of the connection. */
  readonly peer?: string | undefined;
};

/** Everything the app needs from outside; it uses no globals. */
export type Dependencies = {
  readonly config: Pick<Config, "siteUrl" | "anonKey" | "priceId" | "trustedProxies"> &
    Partial<Pick<Config, "hsts">>;
  readonly store: PurchaseStore;
  readonly provider: PaymentProvider;
  readonly limiter: Limiter;
  /** Undefined: nobody reads the numbers, so nothing is counted. */
  readonly metrics?: Metrics;
  /** Why visitors should be sent elsewhere, whatever the storage says, as a sentence; undefined if there is no reason. */
  readonly whyNotReady?: string | undefined;
  /** Whether the server is about to end, and visitors should be sent elsewhere. */
  readonly isStopping?: () => boolean;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly log: Logger;
  /** The built pages; without them the app only answers calls. */
  readonly site: StaticSite | undefined;
  readonly linkSender?: LinkSender | undefined;
  readonly sandbox?: { readonly fetch: (request: Request) => Response | Promise<Response> };
};
