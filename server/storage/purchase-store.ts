import type { OwnersDecision, PurchaseState } from "#domain/purchase.ts";

/** One purchase as we keep it. Money is in minor units (cents). */
export type Purchase = {
  /** Ours, a UUID; what the visitor sees as the order id. */
  readonly id: string;
  /** The provider's payment session; null until the provider has made one. */
  readonly sessionId: string | null;
  readonly state: PurchaseState;
  /** The offer at the time of the order; a later change of price does not touch it. */
  readonly priceId: string;
  readonly amountExpected: number;
  readonly currency: string;
  /** As the visitor typed it to us. */
  readonly email: string;
  /** As `normalizeEmail` gives it: the one typed to us, and the one typed on the payment page. */
  readonly emailNormalized: string;
  readonly payerEmailNormalized: string | null;
  readonly couponCode: string | null;
  /** A hash of the order (`checkoutKey` in start-checkout.ts), unique among purchases that await payment; null afterwards. */
  readonly checkoutKey: string | null;
  /** The payment page; null before it is made and after it can no longer be paid. */
  readonly pageUrl: string | null;
  /** What was paid after discounts; null until it is known. */
  readonly amountTotal: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly paidAt: Date | null;
  /** The number of changes, so that two writers never overwrite each other. */
  readonly version: number;
  /** What the owner decided about the report, and when; it wins over the state. */
  readonly decision: OwnersDecision | null;
  readonly decidedAt: Date | null;
  /** When the buyer's e-mail addresses were removed; they must not come back. */
  readonly erasedAt: Date | null;
};

/** Fields that only the owner's commands change. */
type OwnersMarks = Pick<Purchase, "decision" | "decidedAt" | "erasedAt">;

/** These fields of a new purchase. */
export const untouched: OwnersMarks = { decision: null, decidedAt: null, erasedAt: null };

/** Cleared when a purchase no longer awaits payment. */
export const noOpenPage: Pick<Purchase, "checkoutKey" | "pageUrl"> = {
  checkoutKey: null,
  pageUrl: null,
};

/** A purchase as it is recorded at first. */
export type NewPurchase = Omit<Purchase, keyof OwnersMarks>;

/** What may change after a purchase is recorded. */
export type PurchaseChange = Pick<Purchase, "updatedAt"> &
  Partial<
    Pick<
      Purchase,
      | "sessionId"
      | "state"
      | "checkoutKey"
      | "pageUrl"
      | "payerEmailNormalized"
      | "amountTotal"
      | "paidAt"
      | "decision"
      | "decidedAt"
    >
  >;

/** Filters of a list; one that is left out matches all. */
export type PurchaseQuery = {
  /** Hexadecimal digits and dashes: a buyer is shown only the beginning of the id. */
  readonly idBegins?: string;
  readonly state?: PurchaseState;
  /** As `normalizeEmail` gives it: the address typed to us, or the one typed on the payment page. */
  readonly emailNormalized?: string;
  /** Recorded at this moment or later, and before that one. */
  readonly from?: Date;
  readonly before?: Date;
  /** Paid, or had for nothing, at this moment or later, and before that one. */
  readonly paidFrom?: Date;
  readonly paidBefore?: Date;
};

/** An event from the provider, and when it arrived. */
export type ProviderEvent = { readonly id: string; readonly type: string; readonly at: Date };

/** Where purchases are kept. Every method rejects with a `StorageError` when the storage cannot be reached. */
export type PurchaseStore = {
  /**
   * Adds a purchase; false, and no change, when its id, its session or its checkout key is known already. `event` is
   * recorded as handled in the same transaction.
   */
  readonly add: (purchase: NewPurchase, event?: ProviderEvent) => Promise<boolean>;
  /** Inserts and deletes an empty purchase in one committed transaction; rejects when an order could not be recorded now. */
  readonly probe: () => Promise<void>;
  readonly find: (id: string) => Promise<Purchase | undefined>;
  readonly findBySession: (sessionId: string) => Promise<Purchase | undefined>;
  readonly findByCheckoutKey: (key: string) => Promise<Purchase | undefined>;
  /** At most `limit` purchases, the newest first; those after `last` when it is given. */
  readonly list: (
    query: PurchaseQuery,
    page: { readonly limit: number; readonly last?: Pick<Purchase, "id" | "createdAt"> },
  ) => Promise<readonly Purchase[]>;
  /** Removes the buyer's e-mail addresses and keeps the rest; false if it is done already or there is no such purchase. */
  readonly erase: (id: string, at: Date) => Promise<boolean>;
  /**
   * Changes a purchase if it still has that version, and raises the version; else false. `event` is recorded as handled in
   * the same transaction.
   */
  readonly change: (
    id: string,
    version: number,
    change: PurchaseChange,
    event?: ProviderEvent,
  ) => Promise<boolean>;
  /**
   * Takes up to `limit` purchases that await payment, the oldest first, which no server has taken since `lookedAtBefore`;
   * none is taken by two servers at once.
   */
  readonly claimUnconfirmed: (claim: {
    readonly recordedBefore: Date;
    readonly lookedAtBefore: Date;
    readonly at: Date;
    readonly limit: number;
  }) => Promise<readonly Purchase[]>;
  /** Whether an event has been handled. */
  readonly isHandled: (eventId: string) => Promise<boolean>;
  /** Records that an event has been handled. Safe to repeat. */
  readonly finishEvent: (event: ProviderEvent) => Promise<void>;
  readonly close: () => Promise<void>;
};
