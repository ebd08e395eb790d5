import { Stripe } from "stripe";

/** Where requests go instead of to Stripe itself: to a sandbox that listens on this machine, or one in this process. */
export type Transport = {
  readonly sandbox?: { readonly host: string; readonly port: number };
  readonly fetch?: typeof fetch;
};

export function openStripe(secretKey: string, { sandbox, fetch }: Transport = {}): Stripe {
  return new Stripe(secretKey, {
    // Two tries fit into the 9 s that a request of a visitor may take.
    timeout: 4000,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: "seven-petals" },
    ...(fetch ? { httpClient: Stripe.createFetchHttpClient(fetch) } : {}),
    ...(sandbox ? { ...sandbox, protocol: "http" as const } : {}),
  });
}
