import * as z from "zod/mini";

/** The two calls between the pages and the server, as they are on the wire (spec 7). */
export const paths = {
  createCheckout: "/functions/v1/create-checkout",
  getPurchasedReport: "/functions/v1/get-purchased-report",
} as const;

/** In the success address; the provider replaces it with the id of its session. */
export const sessionIdPlaceholder = "{CHECKOUT_SESSION_ID}";

/**
 * A random secret of the scan that an order comes from: 16 to 64 letters, digits, hyphens or underscores. Orders with the
 * same key, e-mail and coupon are one purchase while it awaits payment.
 */
export const idempotencyKeyHeader = "Idempotency-Key";

const nonEmpty = z.string().check(z.minLength(1));

export const createCheckoutRequest = z.object({
  price_id: nonEmpty,
  success_url: nonEmpty,
  cancel_url: nonEmpty,
  mode: z.literal("payment"),
  email: nonEmpty,
  coupon_code: z.optional(nonEmpty),
});
export type CreateCheckoutRequest = z.infer<typeof createCheckoutRequest>;

/** `session_id` names the payment, so that the browser can ask whether it is paid; it may be absent. */
export const createCheckoutResponse = z.object({
  url: nonEmpty,
  session_id: z.nullish(z.string()),
});

export const getPurchasedReportRequest = z.object({ sessionId: nonEmpty, email: nonEmpty });
export type GetPurchasedReportRequest = z.infer<typeof getPurchasedReportRequest>;

/** `amount_total` is in minor units, `created_at` is ISO 8601; all but the first may be absent when access is not granted. */
const purchasedReport = z.object({
  report_access_granted: z.boolean(),
  id: z.nullish(z.string()),
  amount_total: z.nullish(z.int()),
  currency: z.nullish(z.string()),
  created_at: z.nullish(z.string()),
});
export type PurchasedReport = z.infer<typeof purchasedReport>;

export const getPurchasedReportResponse = z.object({ data: z.nullable(purchasedReport) });

/** The `field` of a refusal that is about the coupon, as the request calls it. */
export const couponField = "coupon_code";

/** Every refusal of the server, whatever its status; `field` names what the visitor typed wrong, and may be absent. */
export const errorResponse = z.object({ error: nonEmpty, field: z.optional(z.unknown()) });
