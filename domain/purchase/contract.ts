/** The two calls between the pages and the server, as they are on the wire (spec 7). Without a library, because pages load it. */
export const paths = {
  createCheckout: "/functions/v1/create-checkout",
  getPurchasedReport: "/functions/v1/get-purchased-report",
} as const;

/** In the success address; the provider replaces it with the id of its session. */
export const sessionIdPlaceholder = "{CHECKOUT_SESSION_ID}";

/** A random secret of the scan, 16 to 64 letters, digits, - or _: with the same e-mail and coupon an order is one purchase. */
export const idempotencyKeyHeader = "Idempotency-Key";

/** What call 1 sends; `mode` is "payment". */
export type CreateCheckoutRequest = {
  readonly price_id: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly mode: "payment";
  readonly email: string;
  readonly coupon_code?: string | undefined;
};

/** What call 2 sends. */
export type GetPurchasedReportRequest = { readonly sessionId: string; readonly email: string };

/** `amount_total` is in minor units, `created_at` is ISO 8601; all but the first are null when access is not granted. */
export type PurchasedReport = {
  readonly report_access_granted: boolean;
  readonly id: string | null;
  readonly amount_total: number | null;
  readonly currency: string | null;
  readonly created_at: string | null;
};

/** The answer to call 2 as it is read: who shows the other fields looks what they are. */
export type PurchaseAnswer = { readonly report_access_granted: boolean } & Readonly<
  Partial<Record<keyof PurchasedReport, unknown>>
>;

/** The `field` of a refusal that is about the coupon, as the request calls it. */
export const couponField = "coupon_code";

/** The answer to call 2: the purchase, or null for none. Throws for anything else. */
export function readPurchaseAnswer(answer: unknown): PurchaseAnswer | null {
  const { data } = fieldsOf(answer);
  if (data === null) return null;
  const { report_access_granted, ...others } = fieldsOf(data);
  if (typeof report_access_granted === "boolean") return { ...others, report_access_granted };
  throw new Error("The purchase check answered something that is not a purchase.");
}

/** The fields of an answer; none where it is no object. */
export function fieldsOf(answer: unknown): Readonly<Record<string, unknown>> {
  return typeof answer === "object" && answer !== null ? { ...answer } : {};
}
