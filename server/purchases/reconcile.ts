import { awaitsPayment } from "#domain/purchase.ts";
import { answerDeadline } from "#server/payments/deadline.ts";
import { noOpenPage, type Purchase } from "#server/storage/purchase-store.ts";
import { confirmPurchase, type ConfirmationDeps } from "./confirm-purchase.ts";

const minute = 60_000;

/** The age from which the reconciler asks: most purchases are confirmed sooner, by webhook or by the visitor's return. */
const firstLookAfterMs = minute;
const nextLookAfterMs = 5 * minute;

/**
 * The age at which a purchase without a session is given up: the answer to "make a page" was lost. Nobody has seen that
 * page, so nobody can pay there, unless the same order is sent again, which is possible for 20 min and finds the session.
 */
const pageIsLostAfterMs = 30 * minute;

/** The age at which a session that the provider does not know is given up. Until then our key may just be wrong. */
const sessionIsLostAfterMs = 24 * 60 * minute;

/** How many the provider is asked about at once, and in one run: a few percent of what it allows. */
const atOnce = 5;
const inOneRun = 500;

export type Reconciled = {
  readonly looked: number;
  /** Paid, free, expired or given up since we last heard. */
  readonly settled: number;
  /** Whether the run ended early because the provider did not answer. */
  readonly unreachable: boolean;
};

/**
 * Asks the provider about purchases that neither a webhook nor a visitor's return has settled: it may have been unable to
 * reach us, or its answer never came. Rejects when the storage fails.
 */
export async function reconcile(deps: ConfirmationDeps, signal: AbortSignal): Promise<Reconciled> {
  let looked = 0;
  let settled = 0;
  while (looked < inOneRun && !signal.aborted) {
    const at = deps.now();
    const claimed = await deps.store.claimUnconfirmed({
      recordedBefore: new Date(at.getTime() - firstLookAfterMs),
      lookedAtBefore: new Date(at.getTime() - nextLookAfterMs),
      at,
      limit: atOnce,
    });
    if (claimed.length === 0) break;
    const deadline = AbortSignal.any([signal, answerDeadline()]);
    const results = await Promise.all(claimed.map((purchase) => settle(deps, purchase, deadline)));
    looked += results.length;
    settled += results.filter((result) => result === "settled").length;
    if (results.includes("unreachable")) return { looked, settled, unreachable: true };
  }
  return { looked, settled, unreachable: false };
}

async function settle(
  deps: ConfirmationDeps,
  purchase: Purchase,
  signal: AbortSignal,
): Promise<"settled" | "waiting" | "unreachable"> {
  const { store, now, log } = deps;
  const { sessionId } = purchase;
  const outcome = sessionId === null ? undefined : await confirmPurchase(deps, sessionId, signal);
  if (outcome?.kind === "unreachable") return "unreachable";
  if (outcome?.kind === "confirmed") {
    const { id, state } = outcome.purchase;
    if (awaitsPayment(state)) return "waiting";
    log.info({ purchase: id, state }, "the reconciler settled a purchase");
    return "settled";
  }
  const age = now().getTime() - purchase.createdAt.getTime();
  if (age < (sessionId === null ? pageIsLostAfterMs : sessionIsLostAfterMs)) return "waiting";
  // Should it be paid all the same, the provider's message or the visitor's return brings it back.
  await store.change(purchase.id, purchase.version, {
    state: "failed",
    ...noOpenPage,
    updatedAt: now(),
  });
  return "settled";
}
