import type { Logger } from "#server/log.ts";
import type { PurchaseStore } from "#server/storage/purchase-store.ts";

const dayMs = 24 * 60 * 60_000;

/** Twice as long as the provider can send an event again. */
const eventsKeptForDays = 60;

/** How many rows one run touches: each commit makes other writers wait, and there is a run every minute. */
const purchasesInOneRun = 200;
const eventsInOneRun = 1000;

export type RetentionDeps = {
  readonly store: PurchaseStore;
  readonly now: () => Date;
  readonly log: Logger;
  /** How long an order that was not paid keeps its e-mail. */
  readonly retentionDays: number;
};

/**
 * Erases the e-mails of orders that expired or failed long ago, and deletes old events, as many as one run may. What was
 * sold stays until the owner erases it. Rejects when the storage fails.
 */
export async function forget({ store, now, log, retentionDays }: RetentionDeps): Promise<void> {
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
