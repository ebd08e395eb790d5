import type { MiddlewareHandler } from "hono";
import type { Dependencies, Peer } from "#server/dependencies.ts";
import { networkOf } from "#server/limits/visitor-address.ts";
import { addressOf } from "./limit-calls.ts";
import { errorResponse } from "./error-response.ts";

/** Bodies up to this size never wait: they cost no more than any other call, and the provider's events are seldom larger. */
const smallBytes = 16 * 1024;

/** The pause between a refused body and the next one of that address. */
const restMs = 100;

/**
 * Reads the large bodies of one address one at a time, with a pause after each that is refused: a signature can only be
 * checked once the whole body is read, so forged events are the most expensive calls. Waiting refuses nobody, because
 * genuine events may come from the same address, or seem to when `TRUST_PROXY` is wrong.
 */
export function takeTurns({ config }: Pick<Dependencies, "config">): MiddlewareHandler<{
  Bindings: Peer;
}> {
  const lastOf = new Map<string, Promise<void>>();
  return async (c, next) => {
    if (isSmall(c.req.raw.headers)) return next();
    const address = addressOf(c, config);
    const who = networkOf(address) ?? address;
    const before = lastOf.get(who);
    const { promise: turn, resolve: end } = Promise.withResolvers<void>();
    lastOf.set(who, turn);
    const endAfter = (ms: number) =>
      void setTimeout(() => {
        if (lastOf.get(who) === turn) lastOf.delete(who);
        end();
      }, ms);
    await before;
    if (c.req.raw.signal.aborted) {
      endAfter(0);
      return errorResponse(c, 400, "The body did not arrive in full.");
    }
    try {
      return await next();
    } finally {
      endAfter(c.res.status >= 400 && c.res.status < 500 ? restMs : 0);
    }
  };
}

/** Without a length, or in chunks, a body may turn out to be of any size. */
function isSmall(headers: Headers): boolean {
  const length = headers.get("content-length");
  return length !== null && !headers.has("transfer-encoding") && Number(length) <= smallBytes;
}
