import type { Selectable } from "kysely";
import type { Purchase, PurchaseChange } from "./purchase-store.ts";
import type { Tables } from "./schema.ts";

/** A purchase as columns; when somebody last looked at it concerns the storage alone. */
type Row = Omit<Selectable<Tables["purchases"]>, "looked_at">;

type Changes = { readonly [Column in keyof Row]?: Row[Column] | undefined };

export function rowOf(purchase: Purchase): Row {
  return {
    id: purchase.id,
    session_id: purchase.sessionId,
    state: purchase.state,
    price_id: purchase.priceId,
    amount_expected: purchase.amountExpected,
    currency: purchase.currency,
    email: purchase.email,
    email_normalized: purchase.emailNormalized,
    payer_email_normalized: purchase.payerEmailNormalized,
    coupon_code: purchase.couponCode,
    checkout_key: purchase.checkoutKey,
    page_url: purchase.pageUrl,
    amount_total: purchase.amountTotal,
    created_at: purchase.createdAt.getTime(),
    updated_at: purchase.updatedAt.getTime(),
    paid_at: purchase.paidAt?.getTime() ?? null,
    version: purchase.version,
    decision: purchase.decision,
    decided_at: purchase.decidedAt?.getTime() ?? null,
    erased_at: purchase.erasedAt?.getTime() ?? null,
  };
}

export function purchaseOf(row: Row): Purchase {
  return {
    id: row.id,
    sessionId: row.session_id,
    state: row.state,
    priceId: row.price_id,
    amountExpected: row.amount_expected,
    currency: row.currency,
    email: row.email,
    emailNormalized: row.email_normalized,
    payerEmailNormalized: row.payer_email_normalized,
    couponCode: row.coupon_code,
    checkoutKey: row.checkout_key,
    pageUrl: row.page_url,
    amountTotal: row.amount_total,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    paidAt: momentOf(row.paid_at),
    version: row.version,
    decision: row.decision,
    decidedAt: momentOf(row.decided_at),
    erasedAt: momentOf(row.erased_at),
  };
}

function momentOf(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds);
}

/** The columns of what changed; undefined ones, which Kysely leaves as they are, are those of fields that did not. */
export function changedColumns(change: PurchaseChange): Changes {
  // By field: one that is new in PurchaseChange does not compile until its column stands here.
  const columns: Record<keyof PurchaseChange, Changes> = {
    updatedAt: { updated_at: change.updatedAt.getTime() },
    sessionId: { session_id: change.sessionId },
    state: { state: change.state },
    checkoutKey: { checkout_key: change.checkoutKey },
    pageUrl: { page_url: change.pageUrl },
    payerEmailNormalized: { payer_email_normalized: change.payerEmailNormalized },
    amountTotal: { amount_total: change.amountTotal },
    paidAt: { paid_at: change.paidAt && change.paidAt.getTime() },
    decision: { decision: change.decision },
    decidedAt: { decided_at: change.decidedAt && change.decidedAt.getTime() },
  };
  return Object.assign({}, ...Object.values(columns));
}
