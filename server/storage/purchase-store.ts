import type { OwnersDecision, PurchaseState } from "#domain/purchase.ts";

/** One purchase as we keep it. Money is in minor units (cents). */
export type Purchase = {
  /** Ours, a UUID; what the visitor sees as the order id. */
  readonly id: string;
  /** The provider's payment session; null until the provider has made one. */
  readonly sessionId: string | null;
  readonly state: PurchaseState;
  /** What was offered when the purchase was recorded: a later change of price does not touch it. */
  readonly priceId: string;
  readonly amountExpected: number;
  readonly currency: string;
  /** As the visitor typed it to us. */
  readonly email: string;
  /** As `normalizeEmail` gives it: the one typed to us, and the one typed on the payment page. */
  readonly emailNormalized: string;
  readonly payerEmailNormalized: string | null;
  readonly couponCode: string | null;
  /** Which browser's scan orders what for whom, as long as that awaits payment: no two purchases have the same. Null after. */
  readonly checkoutKey: string | null;
  /** Where the visitor pays; null until the provider has said, and again when nobody may pay there any more. */
  readonly pageUrl: string | null;
  /** What was paid after discounts; null until it is known. */
  readonly amountTotal: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly paidAt: Date | null;
  /** Counts the changes, so that two of them never overwrite each other. */
  readonly version: number;
  /** What the owner decided about the report, and when; it wins over the state. */
  readonly decision: OwnersDecision | null;
  readonly decidedAt: Date | null;
  /** When the buyer's e-mail addresses were removed; they must not come back. */
  readonly erasedAt: Date | null;
};

/** What only the owner brings about, later. */
type OwnersMarks = Pick<Purchase, "decision" | "decidedAt" | "erasedAt">;

/** What no owner has touched yet. */
export const untouched: OwnersMarks = { decision: null, decidedAt: null, erasedAt: null };

/** What a purchase gives up when it no longer awaits payment. */
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

/** Which purchases to list; what is left out does not matter. */
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
export type PurchaseStore = {
  /**
   * Adds a purchase; false, and no change, when its id, its session or its checkout key is known already. The event that
   * told of it is kept as handled in the same transaction.
   */
  readonly add: (purchase: NewPurchase, event?: ProviderEvent) => Promise<boolean>;
  /** Writes a purchase for good and takes it back; rejects when an order could not be recorded now. */
  readonly probe: () => Promise<void>;
  readonly find: (id: string) => Promise<Purchase | undefined>;
  readonly findBySession: (sessionId: string) => Promise<Purchase | undefined>;
  readonly findByCheckoutKey: (key: string) => Promise<Purchase | undefined>;
  /** At most `limit` purchases, the newest first; those after `last` when it is given. */
  readonly list: (
    query: PurchaseQuery,
    page: { readonly limit: number; readonly last?: Pick<Purchase, "id" | "createdAt"> },
  ) => Promise<readonly Purchase[]>;
  /** Removes the buyer's e-mail addresses for good and keeps the rest; false when that is done already or nothing is there. */
  readonly erase: (id: string, at: Date) => Promise<boolean>;
  /**
   * Changes a purchase if it still has that version, and raises the version; false when somebody was faster. The event
   * that told of it is kept as handled in the same transaction.
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
  /** Keeps for good that an event has been handled. Safe to repeat. */
  readonly finishEvent: (event: ProviderEvent) => Promise<void>;
  readonly close: () => Promise<void>;
};
