import { setTimeout } from "node:timers/promises";
import { RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import type { CountOptions } from "./limiter.ts";

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
      try {
        await counter.consume("all");
        return true;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const ended = () => undefined;
        await setTimeout(refusal.msBeforeNext, undefined, { signal, ref: false }).catch(ended);
      }
    }
    return false;
  };
}
