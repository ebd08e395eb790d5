import type { Purchase } from "./purchase-store.ts";
import type { PurchaseRow } from "./schema.ts";

/** Some fields of a purchase, as they are kept. */
export function rowOf<Fields extends Partial<Purchase>>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Date ? value.getTime() : value,
  ]);
  return Object.fromEntries(entries) as Pick<PurchaseRow, keyof Fields & keyof PurchaseRow>;
}

/** `lookedAt` is for the storage alone. */
export function purchaseOf({ lookedAt, ...row }: PurchaseRow): Purchase {
  return {
    ...row,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    paidAt: momentOf(row.paidAt),
    decidedAt: momentOf(row.decidedAt),
    erasedAt: momentOf(row.erasedAt),
  };
}

function momentOf(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds);
}
