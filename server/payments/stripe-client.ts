import { Stripe } from "stripe";

/** The way to Stripe, or to a sandbox that listens on this machine. */
export function openStripe(
  secretKey: string,
  sandbox?: { readonly host: string; readonly port: number },
): Stripe {
  return new Stripe(secretKey, {
    // Two tries fit into the 9 s that a request of a visitor may take.
    timeout: 4000,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: "seven-petals" },
    ...(sandbox ? { ...sandbox, protocol: "http" as const } : {}),
  });
}
