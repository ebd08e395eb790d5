import type { OwnersDecision, PurchaseState } from "#domain/purchase.ts";

/** The tables. Moments are milliseconds since 1970; money is in minor units. */
export type Tables = {
  purchases: {
    id: string;
    session_id: string | null;
    state: PurchaseState;
    price_id: string;
    amount_expected: number;
    currency: string;
    email: string;
    email_normalized: string;
    payer_email_normalized: string | null;
    coupon_code: string | null;
    checkout_key: string | null;
    page_url: string | null;
    amount_total: number | null;
    created_at: number;
    updated_at: number;
    paid_at: number | null;
    version: number;
    decision: OwnersDecision | null;
    decided_at: number | null;
    erased_at: number | null;
    /** When a server last asked the provider about it unasked. */
    looked_at: number | null;
  };
  provider_news: {
    id: string;
    type: string;
    received_at: number;
    handled_at: number | null;
  };
};
