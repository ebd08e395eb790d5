import { opensReport } from "#domain/purchase/purchase.ts";
import type { Purchase, PurchaseQuery, PurchaseStore } from "#server/storage/purchase-store.ts";
import { done, type Answer } from "./answer.ts";

type Column = (purchase: Purchase) => string | number | boolean | null;

/** What bookkeeping needs, and nothing that identifies a person. Money is in minor units, times are ISO 8601. */
const columns: Readonly<Record<string, Column>> = {
  id: ({ id }) => id,
  state: ({ state }) => state,
  decision: ({ decision }) => decision,
  opens_report: (purchase) => opensReport(purchase) && purchase.erasedAt === null,
  currency: ({ currency }) => currency,
  amount_expected: ({ amountExpected }) => amountExpected,
  amount_total: ({ amountTotal }) => amountTotal,
  amount_tax: ({ amountTax }) => amountTax,
  country: ({ country }) => country,
  coupon_code: ({ couponCode }) => couponCode,
  created_at: ({ createdAt }) => createdAt.toISOString(),
  paid_at: ({ paidAt }) => paidAt?.toISOString() ?? null,
  decided_at: ({ decidedAt }) => decidedAt?.toISOString() ?? null,
  erased_at: ({ erasedAt }) => erasedAt?.toISOString() ?? null,
  updated_at: ({ updatedAt }) => updatedAt.toISOString(),
};

/** A purchase for bookkeeping. */
export function accountingLine(purchase: Purchase): Record<string, ReturnType<Column>> {
  return Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, read(purchase)]));
}

/** The purchases read at a time, so that a large shop does not block the server's database. */
const pageSize = 500;

/** All purchases that match, the newest first. */
export async function allPurchases(
  store: PurchaseStore,
  query: PurchaseQuery,
): Promise<Purchase[]> {
  const all: Purchase[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await store.list(query, { limit: pageSize, ...(last ? { last } : {}) });
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}

/** Accounting lines as CSV (RFC 4180), or all of them as JSON; the newest first. */
export async function exportPurchases(store: PurchaseStore, query: PurchaseQuery): Promise<Answer> {
  const lines = (await allPurchases(store, query)).map(accountingLine);
  const rows = lines.map((line) => Object.values(line).map(cell).join(","));
  return done(lines, Object.keys(columns).join(","), ...rows);
}

function cell(value: ReturnType<Column>): string {
  // A spreadsheet would run a cell that begins like a formula, and visitors type coupons.
  const text = String(value ?? "").replace(/^[=+\-@\t\r]/u, "'$&");
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
