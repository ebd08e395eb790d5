/**
 * The life of a purchase: created (recorded by us) → open (the payment page exists) → paid, or free by a full discount;
 * or expired or failed. A delayed payment stays open until it arrives or fails. A paid one can be refunded in full, or disputed and won back.
 */
export const purchaseStates = [
  "created",
  "open",
  "expired",
  "failed",
  "paid",
  "free",
  "refunded",
  "disputed",
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** What the payment provider says about one payment session, in our words. Money is in minor units (cents). */
export type PaymentFacts = {
  readonly session: "open" | "complete" | "expired";
  /** "failed": a delayed payment, such as a bank debit, will not arrive; until then it is "unpaid". */
  readonly payment: "paid" | "unpaid" | "failed" | "not_required";
  readonly refundedInFull: boolean;
  readonly disputed: boolean;
  readonly subtotal: number;
  readonly discount: number;
};

/** The state that the provider's facts amount to. */
export function stateFromFacts(facts: PaymentFacts): PurchaseState {
  if (facts.refundedInFull) return "refunded";
  if (facts.disputed) return "disputed";
  if (facts.session === "expired") return "expired";
  if (facts.session === "open") return "open";
  if (facts.payment === "paid") return "paid";
  if (facts.payment === "failed") return "failed";
  // "Nothing to pay" is only believed when a discount covers the whole price, so that it is never a free pass.
  if (facts.payment === "not_required" && facts.discount === facts.subtotal) return "free";
  return "open";
}

const moves: Readonly<Record<PurchaseState, readonly PurchaseState[]>> = {
  created: ["open", "expired", "failed", "paid", "free", "refunded", "disputed"],
  open: ["expired", "failed", "paid", "free", "refunded", "disputed"],
  expired: ["paid", "free", "refunded", "disputed"],
  failed: ["open", "expired", "paid", "free", "refunded", "disputed"],
  paid: ["refunded", "disputed"],
  free: ["refunded"],
  refunded: ["paid", "disputed"],
  disputed: ["paid", "refunded"],
};

/** Whether a purchase may move; late or repeated events never take a paid report back except by refund or dispute. */
export function mayMove(from: PurchaseState, to: PurchaseState): boolean {
  return moves[from].includes(to);
}

/** Neither paid nor given up: its payment page may still be used. */
export function awaitsPayment(state: PurchaseState): boolean {
  return state === "created" || state === "open";
}

/** Paid for, or nothing to pay. */
export function grantsAccess(state: PurchaseState): boolean {
  return state === "paid" || state === "free";
}

/** What the owner of the site has decided about one report, apart from any payment. */
export type OwnersDecision = "granted" | "revoked";

/** Whether a purchase opens its report. The owner's decision wins over the state, which follows the provider beneath it. */
export function opensReport(purchase: {
  readonly state: PurchaseState;
  readonly decision: OwnersDecision | null;
}): boolean {
  return purchase.decision === null
    ? grantsAccess(purchase.state)
    : purchase.decision === "granted";
}
