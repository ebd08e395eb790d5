import { plainMoney } from "#domain/purchase/money.ts";
import { opensReport } from "#domain/purchase/purchase.ts";
import type { Purchase } from "#server/storage/purchase-store.ts";

/** A purchase for bookkeeping, without anything that identifies a person. Money is in minor units, times are ISO 8601. */
export function accountingLine(purchase: Purchase) {
  return {
    id: purchase.id,
    state: purchase.state,
    decision: purchase.decision,
    opens_report: opensReport(purchase) && purchase.erasedAt === null,
    currency: purchase.currency,
    amount_expected: purchase.amountExpected,
    amount_total: purchase.amountTotal,
    amount_tax: purchase.amountTax,
    country: purchase.country,
    coupon_code: purchase.couponCode,
    created_at: purchase.createdAt.toISOString(),
    paid_at: purchase.paidAt?.toISOString() ?? null,
    decided_at: purchase.decidedAt?.toISOString() ?? null,
    erased_at: purchase.erasedAt?.toISOString() ?? null,
    updated_at: purchase.updatedAt.toISOString(),
  };
}

/** A shortened e-mail address, to recognize but not to write to: "a…@example.com". */
export function shortened(email: string): string {
  if (email === "") return "(erased)";
  const [first = ""] = email;
  return `${first}…${email.slice(email.lastIndexOf("@"))}`;
}

/** "7.99 USD", "500 JPY"; a dash while it is not known. */
export function money(amount: number | null, currency: string): string {
  return amount === null ? "-" : `${plainMoney(amount, currency)} ${currency.toUpperCase()}`;
}

/** "paid", or with the owner's decision: "expired, granted". */
export function stateWords({ state, decision }: Pick<Purchase, "state" | "decision">): string {
  return [state, decision].filter(Boolean).join(", ");
}

/** "2026-11-21 08:15" in UTC. */
export function minute(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace("T", " ");
}

/** Lines with columns of equal width. */
export function table(rows: readonly (readonly string[])[]): readonly string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(width(i)))
      .join("  ")
      .trimEnd(),
  );
}
