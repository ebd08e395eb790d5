import type { Context, MiddlewareHandler } from "hono";
import type { Dependencies, Peer } from "#server/dependencies.ts";
import { mailboxOf, type Limiter } from "#server/limits/limiter.ts";
import type { Limited } from "#server/limits/rules.ts";
import { networkOf, visitorAddress } from "#server/limits/visitor-address.ts";
import { comforting, errorResponse } from "./error-response.ts";

type LimitDeps = Pick<Dependencies, "config" | "limiter">;

type LimitedCall = "checkout" | "report" | "link";

/** Refuses a call when there were too many from the visitor's address, or from the network around it. */
export function limitByAddress(
  deps: LimitDeps,
  call: LimitedCall,
): MiddlewareHandler<{ Bindings: Peer }> {
  return async (c, next) => refusal(c, await secondsToWait(c, deps, call)) ?? next();
}

/** Counts a call under the visitor's address, then under the network around it; the seconds to wait, or 0. */
export function secondsToWait(
  c: Context,
  { config, limiter }: LimitDeps,
  call: LimitedCall,
): Promise<number> {
  const address = addressOf(c, config);
  return countAll(limiter, [
    [`${call}ByAddress`, address],
    [`${call}ByNetwork`, networkOf(address)],
  ]);
}

/** Counts an order by its scan, then by e-mail at this address: by e-mail alone, anybody could use up its owner's orders. */
export async function limitOrder(
  c: Context,
  { config, limiter }: LimitDeps,
  order: { readonly idempotencyKey: string | undefined; readonly email: string },
): Promise<Response | undefined> {
  const seconds = await countAll(limiter, [
    ["checkoutByKey", order.idempotencyKey],
    ["checkoutByEmail", `${addressOf(c, config)} ${mailboxOf(order.email)}`],
  ]);
  return refusal(c, seconds);
}

/** The address that a call is counted under. */
export function addressOf(
  c: Context<{ Bindings: Peer }>,
  { trustedProxies }: Pick<LimitDeps["config"], "trustedProxies">,
): string {
  return visitorAddress(c.env?.peer, c.req.header("x-forwarded-for"), trustedProxies);
}

/** One after the other, because a call that one count refuses must not count in the next. */
async function countAll(
  limiter: Limiter,
  counts: readonly (readonly [limited: Limited, who: string | undefined])[],
): Promise<number> {
  for (const [limited, who] of counts) {
    const seconds = who === undefined ? 0 : await limiter(limited, who);
    if (seconds > 0) return seconds;
  }
  return 0;
}

function refusal(c: Context, seconds: number): Response | undefined {
  if (seconds === 0) return undefined;
  const then = `Please try again in ${inWords(seconds)}.`;
  const error = comforting(c, "Too many tries in a short time.", then);
  return errorResponse(c, 429, error, { "Retry-After": String(seconds) });
}

function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, "second"]
      : seconds < 90 * 60
        ? [Math.ceil(seconds / 60), "minute"]
        : [Math.ceil(seconds / 3600), "hour"];
  return new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "long" }).format(count);
}
