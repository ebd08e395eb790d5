import type { Purchase } from "./purchase-store.ts";

/** Moments are milliseconds since 1970. */
type Stored<Fields> = {
  [Name in keyof Fields]: Date extends Fields[Name]
    ? number | Exclude<Fields[Name], Date>
    : Fields[Name];
};

/** A purchase as a row, and when the reconciler last asked the provider about it. */
export type PurchaseRow = Stored<Purchase> & { readonly lookedAt: number | null };

/** The tables; their columns have the same names with underscores (Kysely's CamelCasePlugin). Money is in minor units. */
export type Tables = {
  purchases: PurchaseRow;
  /** The events. Its name stays, since a server that is still running during an update writes to it by that name. */
  providerNews: {
    readonly id: string;
    readonly type: string;
    readonly receivedAt: number;
    readonly handledAt: number | null;
  };
  /** When something was last done; today that is a "backup". */
  lastDone: { readonly id: "backup"; readonly at: number };
};

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

export function momentOf(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds);
}
