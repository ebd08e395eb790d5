import { setTimeout } from "node:timers/promises";
import { describeError } from "#server/log.ts";
import { reconcile, type ReconcilerDeps } from "./reconcile.ts";
import { forget, type RetentionDeps } from "./retention.ts";

const pauseMs = 60_000;

/** Resolves after some milliseconds, or at once when `signal` ends the waiting. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export const waitForReal: Wait = (ms, signal) =>
  setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);

/**
 * Reconciles at once, which catches up with what happened while the server was away, and then every minute, or without a pause
 * while more is due; each time it also forgets what is no longer needed.
 */
export function startReconciler(
  deps: ReconcilerDeps & RetentionDeps,
  wait = waitForReal,
): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function reconcileUntilStopped() {
    while (!signal.aborted) {
      let isMoreDue = false;
      try {
        const { end, ...counts } = await reconcile(deps, signal);
        isMoreDue = end === "cutShort";
        if (end === "unreachable" && !signal.aborted) {
          deps.log.warn(counts, "reconciling ended early: the payment provider did not answer");
        }
        if (!signal.aborted) await forget(deps);
      } catch (error) {
        deps.log.error({ error: describeError(error) }, "reconciling failed");
      }
      if (!signal.aborted && !isMoreDue) await wait(pauseMs, signal);
    }
  }

  const ended = reconcileUntilStopped();
  return {
    /** Aborts calls to the provider; resolves when nothing is under way any more. */
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}
