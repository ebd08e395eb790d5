import type { Selectable } from "kysely";
import type { Purchase, PurchaseChange } from "./purchase-store.ts";
import type { Tables } from "./schema.ts";

/** A purchase as columns; when somebody last looked at it concerns the storage alone. */
type Row = Omit<Selectable<Tables["purchases"]>, "looked_at">;

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

export function changedColumns(change: PurchaseChange): Partial<Row> {
  return {
    updated_at: change.updatedAt.getTime(),
    ...(change.sessionId === undefined ? {} : { session_id: change.sessionId }),
    ...(change.state === undefined ? {} : { state: change.state }),
    ...(change.checkoutKey === undefined ? {} : { checkout_key: change.checkoutKey }),
    ...(change.pageUrl === undefined ? {} : { page_url: change.pageUrl }),
    ...(change.payerEmailNormalized === undefined
      ? {}
      : { payer_email_normalized: change.payerEmailNormalized }),
    ...(change.amountTotal === undefined ? {} : { amount_total: change.amountTotal }),
    ...(change.paidAt === undefined ? {} : { paid_at: change.paidAt?.getTime() ?? null }),
    ...(change.decision === undefined ? {} : { decision: change.decision }),
    ...(change.decidedAt === undefined ? {} : { decided_at: change.decidedAt?.getTime() ?? null }),
  };
}
