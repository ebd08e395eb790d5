import { setTimeout } from "node:timers/promises";
import { describeError } from "#server/log.ts";
import { reconcile, type ReconcilerDeps } from "./reconcile.ts";

const pauseMs = 60_000;

/** Resolves after some milliseconds, or at once when `signal` ends the waiting. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export const waitForReal: Wait = (ms, signal) =>
  setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Reconciles at once and then every minute, or without a pause while more is due, and forgets what is no longer needed. */
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

const dayMs = 24 * 60 * 60_000;

/** Twice as long as the provider can send an event again. */
const eventsKeptForDays = 60;

/** How many rows one run touches: each commit makes other writers wait, and there is a run every minute. */
const purchasesInOneRun = 200;
const eventsInOneRun = 1000;

type RetentionDeps = Pick<ReconcilerDeps, "store" | "now" | "log"> & {
  readonly retentionDays: number;
};

/** Erases the e-mails of orders that expired or failed long ago, and deletes old events. What was sold stays. */
async function forget({ store, now, log, retentionDays }: RetentionDeps): Promise<void> {
  const at = now();
  const daysAgo = (days: number) => new Date(at.getTime() - days * dayMs);
  const erased = await store.eraseUnsold({
    recordedBefore: daysAgo(retentionDays),
    at,
    limit: purchasesInOneRun,
  });
  const deleted = await store.deleteEvents({
    arrivedBefore: daysAgo(eventsKeptForDays),
    limit: eventsInOneRun,
  });
  if (erased + deleted > 0) log.info({ erased, deleted }, "forgot old orders and events");
}
