import { setTimeout } from "node:timers/promises";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { msToWait, type CountOptions } from "./limiter.ts";

/** Resolves after some milliseconds, or at once when `signal` ends the waiting. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export const waitForReal: Wait = (ms, signal) =>
  setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Waits until something may be done once more: true then, false when `signal` ended the waiting. */
export type Pace = (signal: AbortSignal) => Promise<boolean>;

/** All reconcilers together take up to five purchases this often: ten of Stripe's 25 reads a second (docs.stripe.com/rate-limits). */
const reconcilerPace = { keyPrefix: "reconciler", points: 2, duration: 1 };

/** One pace for all servers whose counts are shared. */
export function createPace(
  count: (options: CountOptions) => RateLimiterAbstract,
  rule: CountOptions = reconcilerPace,
): Pace {
  const counter = count(rule);
  return async (signal) => {
    while (!signal.aborted) {
      const ms = await msToWait(counter, "all");
      if (ms === 0) return true;
      await waitForReal(ms, signal);
    }
    return false;
  };
}
