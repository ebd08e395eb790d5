import type { createPurchaseStore } from "./kysely-purchase-store.ts";
import type { OwnersDecision, PurchaseState } from "#domain/purchase/purchase.ts";

/** One purchase as we keep it. Money is in minor units (cents). */
export type Purchase = {
  /** Ours, a UUID; what the visitor sees as the order id. */
  readonly id: string;
  /** What was offered when the purchase was recorded: a later change of price does not touch it. */
  readonly priceId: string;
  readonly amountExpected: number;
  readonly currency: string;
  /** As the visitor typed it to us, and as `normalizeEmail` gives that. */
  readonly email: string;
  readonly emailNormalized: string;
  readonly couponCode: string | null;
  readonly createdAt: Date;
  /** The provider's payment session; null until the provider has made one. */
  readonly sessionId: string | null;
  readonly state: PurchaseState;
  /** The address typed on the payment page, as `normalizeEmail` gives it. */
  readonly payerEmailNormalized: string | null;
  /** Which browser's scan orders what for whom, as long as that awaits payment: no two purchases have the same. Null after. */
  readonly checkoutKey: string | null;
  /** The payment page; null before it is made and after it can no longer be paid. */
  readonly pageUrl: string | null;
  /** What was paid after discounts; null until it is known. */
  readonly amountTotal: number | null;
  /** How much of that is tax, and the two letters of the payer's country; null unless the payment page asks for them. */
  readonly amountTax: number | null;
  readonly country: string | null;
  readonly paidAt: Date | null;
  /** What the owner decided about the report, and when; it wins over the state. */
  readonly decision: OwnersDecision | null;
  readonly decidedAt: Date | null;
  readonly updatedAt: Date;
  /** Counts the changes, so that two of them never overwrite each other. */
  readonly version: number;
  /** When the buyer's e-mail addresses were removed; they must not come back. */
  readonly erasedAt: Date | null;
};

/** What may change after a purchase is recorded. What was ordered does not, except that its e-mail is erased. */
export type PurchaseChange = Pick<Purchase, "updatedAt"> &
  Partial<
    Pick<Purchase, "sessionId" | "state" | keyof typeof noOpenPage | keyof typeof unpaid> &
      Pick<Purchase, "decision" | "decidedAt">
  >;

/** What is empty until a purchase is paid, and until the owner touches it. */
export const unpaid = {
  payerEmailNormalized: null,
  amountTotal: null,
  amountTax: null,
  country: null,
  paidAt: null,
};
export const untouched = { decision: null, decidedAt: null, erasedAt: null };

/** What a purchase gives up when it no longer awaits payment. */
export const noOpenPage = { checkoutKey: null, pageUrl: null };

/** Filters of a list; one that is left out matches all. */
export type PurchaseQuery = {
  /** Hexadecimal digits and dashes: a buyer is shown only the beginning of the id. */
  readonly idBegins?: string | undefined;
  readonly state?: PurchaseState | undefined;
  /** As `normalizeEmail` gives it: the address typed to us, or the one typed on the payment page. */
  readonly emailNormalized?: string | undefined;
  /** Recorded at this moment or later, and before that one. */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  /** Paid, or had for nothing, at this moment or later, and before that one. */
  readonly paidFrom?: Date | undefined;
  readonly paidBefore?: Date | undefined;
};

/** An event from the provider, and when it arrived. */
export type ProviderEvent = { readonly id: string; readonly type: string; readonly at: Date };

/** Where purchases are kept. Every method rejects with a `StorageError` when the storage cannot be reached. */
export type PurchaseStore = ReturnType<typeof createPurchaseStore>;
