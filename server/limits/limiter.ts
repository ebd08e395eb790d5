import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { normalizeEmail } from "#domain/purchase/email.ts";
import { rules, type Limited } from "./rules.ts";

/** Counts a call of somebody; the seconds to wait if there were too many, else 0. Never rejects. */
export type Limiter = (limited: Limited, who: string) => Promise<number>;

/** One count: `points` calls within `duration` seconds, under names that begin with `keyPrefix`. */
export type CountOptions = {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
};

/** The most callers that one count remembers in this process: some 5 MB. */
const mostRemembered = 10_000;

/** Forgets whoever called longest ago, so that ever new addresses do not fill the memory. */
class CountsInMemory extends RateLimiterMemory {
  readonly #callers = new Set<string>();

  override async consume(key: string): Promise<RateLimiterRes> {
    // A set keeps the order in which its members came.
    this.#callers.delete(key);
    this.#callers.add(key);
    const [longestAgo] = this.#callers;
    if (longestAgo !== undefined && this.#callers.size > mostRemembered) {
      this.#callers.delete(longestAgo);
      await this.delete(longestAgo);
    }
    return super.consume(key);
  }
}

/** Counts in this process; all counts begin anew when it starts. */
export const countInMemory = (options: CountOptions): RateLimiterAbstract =>
  new CountsInMemory(options);

/** `factor` multiplies every rule; `count` makes the counters: in memory or in PostgreSQL. */
export function createLimiter(
  factor: number,
  count: (options: CountOptions) => RateLimiterAbstract,
): Limiter {
  const counters = Object.entries(rules).map(([limited, spans]) => [
    limited,
    spans.map(({ calls, seconds }) =>
      count({ keyPrefix: `${limited}-${seconds}`, points: calls * factor, duration: seconds }),
    ),
  ]);
  const countersOf = Object.fromEntries(counters) as Record<Limited, RateLimiterAbstract[]>;
  return async (limited, who) => {
    // Hashed, so that no address, e-mail or browser's secret is stored as text.
    const key = createHash("sha256").update(who).digest("base64url");
    // One after the other: a call that the shortest rule refuses is not held against the longer ones.
    for (const counter of countersOf[limited]) {
      const seconds = await secondsToWait(counter, key);
      if (seconds > 0) return seconds;
    }
    return 0;
  };
}

async function secondsToWait(counter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** The mailbox, for limits only: "ada+anything@" reaches "ada@". A report opens for the whole address. */
export function mailboxOf(email: string): string {
  // From the beginning on, since a search for the "+" would begin anew at each of many.
  return normalizeEmail(email).replace(/^([^+@]*)\+[^@]*@/u, "$1@");
}
