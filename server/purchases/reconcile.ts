import { awaitsPayment } from "#domain/purchase/purchase.ts";
import type { Pace } from "#server/limits/pace.ts";
import type { Purchase } from "#server/storage/purchase-store.ts";
import { answerDeadline } from "#server/payments/payment-provider.ts";
import { confirmPurchase, giveUp, type ConfirmationDeps } from "./confirm-purchase.ts";

const minute = 60_000;

/** The age at which a purchase without a session is given up: nobody has seen the page whose address was lost. */
const pageIsLostAfterMs = 30 * minute;

/** The age at which a session that the provider does not know is given up. Until then our key may just be wrong. */
const sessionIsLostAfterMs = 24 * 60 * minute;

/** How many one server asks the provider about at once; `pace.ts` says how often. */
const atOnce = 5;

/** How many in one run; what else a run does comes between. */
const inOneRun = 500;

export type ReconcilerDeps = ConfirmationDeps & {
  /** Left out, the provider is asked as fast as it answers. */
  readonly pace?: Pace;
};

/**
 * Asks about purchases that neither a webhook nor a visitor's return has settled. Says how many it looked at, how many are paid,
 * free, expired or given up since, and why it ended: nothing is due any more, it has done its share or was told to stop, or the
 * provider did not answer. Rejects when the storage fails.
 */
export async function reconcile(deps: ReconcilerDeps, signal: AbortSignal) {
  let looked = 0;
  let settled = 0;
  while (looked < inOneRun && !signal.aborted) {
    if (deps.pace && !(await deps.pace(signal))) break;
    const claimed = await deps.store.claimUnconfirmed({ at: deps.now(), limit: atOnce });
    if (claimed.length === 0) return { looked, settled, end: "nothingDue" } as const;
    const deadline = AbortSignal.any([signal, answerDeadline()]);
    const results = await Promise.all(claimed.map((purchase) => settle(deps, purchase, deadline)));
    looked += results.length;
    settled += results.filter((result) => result === "settled").length;
    if (results.includes("unreachable")) return { looked, settled, end: "unreachable" } as const;
  }
  return { looked, settled, end: "cutShort" } as const;
}

async function settle(
  deps: ConfirmationDeps,
  purchase: Purchase,
  signal: AbortSignal,
): Promise<"settled" | "waiting" | "unreachable"> {
  const { now, log } = deps;
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
  await giveUp(deps, purchase);
  return "settled";
}
