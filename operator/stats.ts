import type { Purchase, PurchaseQuery, PurchaseStore } from "#server/storage/purchase-store.ts";
import { everyPurchase } from "./accounting.ts";
import { done, money, table, type Answer } from "./answer.ts";

/** The periods that a line can be about, in UTC, with the length of their names in ISO 8601. */
const periodLengths = { day: 10, month: 7 } as const;

/** Numbers for the owner, from what is recorded anyway: nobody is followed. The oldest period first. */
export async function countSales(
  store: PurchaseStore,
  query: PurchaseQuery,
  by: keyof typeof periodLengths,
): Promise<Answer> {
  const periods = new Map<string, Counts>();
  const total = nothing();
  for await (const purchase of everyPurchase(store, query)) {
    const period = purchase.createdAt.toISOString().slice(0, periodLengths[by]);
    const counts = periods.get(period) ?? nothing();
    periods.set(period, counts);
    for (const sum of [counts, total]) add(sum, purchase);
  }
  const lines = [...periods].toSorted(([a], [b]) => a.localeCompare(b));
  const data = {
    by,
    periods: lines.map(([period, counts]) => ({ period, ...withConversion(counts) })),
    total: withConversion(total),
  };
  if (lines.length === 0) return done(data, "There is no order in that time.");
  const rows = [...lines, ["all", total] as const].map(([period, counts]) => [
    period,
    ...Object.values(columns).map((read) => String(read(counts))),
  ]);
  return done(data, ...table([[by, ...Object.keys(columns)], ...rows]));
}

/** What became of the orders of one period, whenever that was. */
const nothing = () => ({
  orders: 0,
  /** Paid or had for nothing, also when the money was given back later. */
  sales: 0,
  free: 0,
  with_coupon: 0,
  refunded: 0,
  disputed: 0,
  /** What was paid and not given back or disputed, before fees, in minor units by currency. */
  income: {} as Record<string, number>,
});

type Counts = ReturnType<typeof nothing>;

function add(counts: Counts, { state, paidAt, amountTotal, couponCode, currency }: Purchase): void {
  counts.orders += 1;
  if (state === "refunded") counts.refunded += 1;
  if (state === "disputed") counts.disputed += 1;
  if (paidAt === null) return;
  counts.sales += 1;
  if (amountTotal === 0) counts.free += 1;
  if (couponCode !== null) counts.with_coupon += 1;
  if (state === "paid") {
    counts.income[currency] = (counts.income[currency] ?? 0) + (amountTotal ?? 0);
  }
}

/** With the share of orders that became sales, from 0 to 1 with three digits. */
function withConversion(counts: Counts) {
  const share = counts.orders === 0 ? 0 : counts.sales / counts.orders;
  return { ...counts, conversion: Math.round(share * 1000) / 1000 };
}

const columns: Readonly<Record<string, (counts: Counts) => string | number>> = {
  orders: ({ orders }) => orders,
  sales: ({ sales }) => sales,
  "of orders": (counts) => `${(withConversion(counts).conversion * 100).toFixed(1)} %`,
  free: ({ free }) => free,
  coupon: ({ with_coupon: coupon }) => coupon,
  refunded: ({ refunded }) => refunded,
  disputed: ({ disputed }) => disputed,
  income: ({ income }) =>
    Object.entries(income)
      .map(([currency, sum]) => money(sum, currency))
      .join(", ") || "-",
};
