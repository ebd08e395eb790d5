import type { Context, MiddlewareHandler } from "hono";
import type { Dependencies, Peer } from "#server/dependencies.ts";
import { mailboxOf } from "#server/limits/limiter.ts";
import type { Limited } from "#server/limits/rules.ts";
import { networkOf, visitorAddress } from "#server/limits/visitor-address.ts";
import { comforting, errorResponse } from "./error-response.ts";

type LimitDeps = Pick<Dependencies, "config" | "limiter">;

/** Counts a call under the visitor's address, then under the network around it, and refuses it when there were too many. */
export function limitByAddress(
  deps: LimitDeps,
  call: "checkout" | "report",
): MiddlewareHandler<{ Bindings: Peer }> {
  return async (c, next) => {
    const refused = await limitCall(c, deps, countsOf(call, addressOf(c, deps.config)));
    return refused ?? next();
  };
}

/** The same for the link to a purchase; returns the seconds to wait if there were too many. */
export function limitLink(c: Context, deps: LimitDeps): Promise<number | undefined> {
  return secondsToWait(deps, countsOf("link", addressOf(c, deps.config)));
}

/** Counts an order by its scan, then by e-mail at this address: by e-mail alone, anybody could use up its owner's orders. */
export function limitOrder(
  c: Context,
  deps: LimitDeps,
  {
    idempotencyKey,
    email,
  }: { readonly idempotencyKey: string | undefined; readonly email: string },
): Promise<Response | undefined> {
  return limitCall(c, deps, [
    ...(idempotencyKey === undefined ? [] : ([["checkoutByKey", idempotencyKey]] as const)),
    ["checkoutByEmail", `${addressOf(c, deps.config)} ${mailboxOf(email)}`],
  ]);
}

/** The address that a call is counted under. */
export function addressOf(
  c: Context<{ Bindings: Peer }>,
  { trustedProxies }: Pick<LimitDeps["config"], "trustedProxies">,
): string {
  return visitorAddress(c.env?.peer, c.req.header("x-forwarded-for"), trustedProxies);
}

type Counts = readonly (readonly [limited: Limited, who: string])[];

function countsOf(call: "checkout" | "report" | "link", address: string): Counts {
  const network = networkOf(address);
  return [
    [`${call}ByAddress`, address],
    ...(network === undefined ? [] : ([[`${call}ByNetwork`, network]] as const)),
  ];
}

async function limitCall(
  c: Context,
  deps: LimitDeps,
  counts: Counts,
): Promise<Response | undefined> {
  const wait = await secondsToWait(deps, counts);
  return wait === undefined ? undefined : tooManyResponse(c, wait);
}

/** One after the other, because a call that one count refuses must not count in the next. */
async function secondsToWait({ limiter }: LimitDeps, counts: Counts): Promise<number | undefined> {
  for (const [limited, who] of counts) {
    const verdict = await limiter(limited, who);
    if (verdict.kind === "tooMany") return verdict.waitInSeconds;
  }
  return undefined;
}

function tooManyResponse(c: Context, waitInSeconds: number): Response {
  const then = `Please try again in ${inWords(waitInSeconds)}.`;
  const error = comforting(c, "Too many tries in a short time.", then);
  return errorResponse(c, 429, error, { "Retry-After": String(waitInSeconds) });
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
