import type { MiddlewareHandler } from "hono";
import type { Dependencies, Peer } from "#server/dependencies.ts";
import { networkOf } from "#server/limits/visitor-address.ts";
import { addressOf } from "./limit-calls.ts";
import { errorResponse } from "./error-response.ts";

/** Up to this size a body costs as little as any other call; the provider's events are seldom larger. */
const smallBytes = 16 * 1024;

/** After a body that was refused the next one of that address waits for so long. */
const restMs = 100;

/**
 * Reads the large bodies of one address one after the other, with a rest after each that is refused: signatures can only be
 * checked once a body is read, so that forged ones cost the most. Nobody is refused here, since whoever sends a genuine event
 * may share the address, or seem to when `TRUST_PROXY` is wrong. Small bodies never wait.
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
