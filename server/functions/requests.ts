import * as z from "zod/mini";
import type {
  CreateCheckoutRequest,
  GetPurchasedReportRequest,
} from "#domain/purchase/contract.ts";

/** What the two calls must send, as anybody may send anything. */
const nonEmpty = z.string().check(z.minLength(1));

export const createCheckoutRequest: z.ZodMiniType<CreateCheckoutRequest> = z.object({
  price_id: nonEmpty,
  success_url: nonEmpty,
  cancel_url: nonEmpty,
  mode: z.literal("payment"),
  email: nonEmpty,
  coupon_code: z.optional(nonEmpty),
});

export const getPurchasedReportRequest: z.ZodMiniType<GetPurchasedReportRequest> = z.object({
  sessionId: nonEmpty,
  email: nonEmpty,
});
