import { opensReport } from "#domain/purchase/purchase.ts";
import type { Purchase, PurchaseQuery, PurchaseStore } from "#server/storage/purchase-store.ts";
import { done, type Answer } from "./answer.ts";

type Column = (purchase: Purchase) => string | number | boolean | null;

/** What bookkeeping needs, and nothing that identifies a person. Money is in minor units, times are ISO 8601. */
const columns = {
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
} satisfies Record<string, Column>;

/** A purchase for bookkeeping. */
export function accountingLine(purchase: Purchase) {
  const cells = Object.entries(columns).map(([name, read]) => [name, read(purchase)]);
  // The names and what each reads are those of the table.
  return Object.fromEntries(cells) as {
    [Name in keyof typeof columns]: ReturnType<(typeof columns)[Name]>;
  };
}

/** The purchases read at a time, so that a large shop does not block the server's database. */
const pageSize = 500;

/** All purchases that match, the newest first. */
export async function* everyPurchase(
  store: PurchaseStore,
  query: PurchaseQuery,
): AsyncGenerator<Purchase> {
  let last: Purchase | undefined;
  do {
    const page = await store.list(query, { limit: pageSize, ...(last ? { last } : {}) });
    yield* page;
    last = page.length === pageSize ? page.at(-1) : undefined;
  } while (last);
}

/** Accounting lines as CSV (RFC 4180), or all of them as JSON; the newest first. */
export async function exportPurchases(store: PurchaseStore, query: PurchaseQuery): Promise<Answer> {
  const lines: ReturnType<typeof accountingLine>[] = [];
  for await (const purchase of everyPurchase(store, query)) lines.push(accountingLine(purchase));
  const rows = lines.map((line) => Object.values(line).map(cell).join(","));
  return done(lines, Object.keys(columns).join(","), ...rows);
}

function cell(value: ReturnType<Column>): string {
  // A spreadsheet would run a cell that begins like a formula, and visitors type coupons.
  const text = String(value ?? "").replace(/^[=+\-@\t\r]/u, "'$&");
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
