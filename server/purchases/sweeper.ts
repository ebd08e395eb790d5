import { setTimeout } from "node:timers/promises";
import { describeError } from "#server/log.ts";
import type { ConfirmationDesk } from "./confirm-purchase.ts";
import { sweep } from "./sweep.ts";

const pauseMs = 60_000;

/** Resolves after some milliseconds, or at once when `signal` ends the waiting. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

const waitForReal: Wait = (ms, signal) =>
  setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Sweeps at once, which catches up with what happened while the server was away, and then every minute. */
export function startSweeper(
  desk: ConfirmationDesk,
  wait = waitForReal,
): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function sweepUntilStopped() {
    while (!signal.aborted) {
      try {
        const { unreachable, ...counts } = await sweep(desk, signal);
        if (unreachable && !signal.aborted) {
          desk.log.warn(counts, "a sweep ended early: the payment provider did not answer");
        }
      } catch (error) {
        desk.log.error({ error: describeError(error) }, "a sweep failed");
      }
      if (!signal.aborted) await wait(pauseMs, signal);
    }
  }

  const ended = sweepUntilStopped();
  return {
    /** Ends the waiting for the provider, too; resolves when nothing is under way any more. */
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}
