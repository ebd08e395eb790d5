import type { Context, MiddlewareHandler } from "hono";
import type { Dependencies, Peer } from "#server/dependencies.ts";
import type { Limited } from "#server/limits/rules.ts";
import { visitorAddress } from "#server/limits/visitor-address.ts";
import { comforting, refuse } from "./refuse.ts";

/** Counts a call under the visitor's address, and refuses it when there were too many. */
export function limitByAddress(
  { config, limiter }: Dependencies,
  limited: Limited,
): MiddlewareHandler<{ Bindings: Peer }> {
  return async (c, next) => {
    const forwardedFor = c.req.header("x-forwarded-for");
    const address = visitorAddress(c.env?.peer, forwardedFor, config.trustedProxies);
    const verdict = await limiter(limited, address);
    return verdict.kind === "tooMany" ? refuseForTooMany(c, verdict.waitInSeconds) : next();
  };
}

/** Says for how long to wait, to people in words and to programs in seconds. */
export function refuseForTooMany(c: Context, waitInSeconds: number): Response {
  const wait = inWords(waitInSeconds);
  return refuse(
    c,
    429,
    comforting(c, "Too many tries in a short time.", `Please try again in ${wait}.`),
    {
      "Retry-After": String(waitInSeconds),
    },
  );
}

function inWords(seconds: number): string {
  if (seconds < 60) return counted(seconds, "second");
  if (seconds < 90 * 60) return counted(Math.ceil(seconds / 60), "minute");
  return counted(Math.ceil(seconds / 3600), "hour");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
