import type { Handler } from "hono";
import * as z from "zod/mini";
import { site } from "#content/site.ts";
import { hasEmailShape } from "#domain/purchase/email.ts";
import {
  couponField,
  idempotencyKeyHeader,
  type CreateCheckoutRequest,
} from "#domain/purchase/contract.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { answerDeadline, type CouponRefusal } from "#server/payments/payment-provider.ts";
import { startCheckout } from "#server/purchases/start-checkout.ts";
import { limitOrder } from "./limit-calls.ts";
import { emailRequired, nonEmpty, readBody } from "./read-body.ts";
import { errorResponse, unavailableResponse } from "./error-response.ts";
import { returnAddressProblem } from "./return-addresses.ts";

const createCheckoutRequest: z.ZodMiniType<CreateCheckoutRequest> = z.object({
  price_id: nonEmpty,
  success_url: nonEmpty,
  cancel_url: nonEmpty,
  mode: z.literal("payment", 'mode must be "payment".'),
  email: nonEmpty,
  coupon_code: z.optional(nonEmpty),
});

const couponRefusals: Readonly<Record<CouponRefusal, string>> = {
  unknown: "This coupon code is not valid.",
  expired: "This coupon has expired.",
  usedUp: "This coupon has already been used up.",
  notApplicable: "This coupon cannot be used for this report.",
};

const pageIsOutOfDate =
  "This page is out of date. Please reload it and try again. Nothing was charged.";

const wrongKey = `The ${idempotencyKeyHeader} header must be 16 to 64 letters, digits, hyphens or underscores, such as a random UUID.`;

/** Call 1 of spec 7: checks the request, records it, and answers with the address of the payment page. */
export function createCheckout(dependencies: Dependencies): Handler {
  const { config, log, metrics } = dependencies;
  return async (c) => {
    const sentKey = c.req.header(idempotencyKeyHeader);
    // It may stand in quotes, as the header's standard has it.
    const idempotencyKey = /^("?)([\w-]{16,64})\1$/u.exec(sentKey ?? "")?.[2];
    if (sentKey !== undefined && !idempotencyKey) return errorResponse(c, 400, wrongKey);
    const read = await readBody(c, createCheckoutRequest);
    if (read.kind === "refused") return read.response;
    const problem = emailProblem(read.body);
    if (problem !== undefined) return errorResponse(c, 400, problem);
    const stale = whatIsOutOfDate(read.body, config);
    if (stale !== undefined) {
      c.set("reason", stale);
      return errorResponse(c, 400, pageIsOutOfDate);
    }

    const email = read.body.email.trim();
    const tooMany = await limitOrder(c, dependencies, { idempotencyKey, email });
    if (tooMany) return tooMany;
    const couponCode = read.body.coupon_code?.trim() || undefined;
    const started = await startCheckout(
      { ...dependencies, source: "order" },
      { email, idempotencyKey, couponCode },
      answerDeadline(),
    );
    metrics?.ordered(started.kind);
    switch (started.kind) {
      case "started":
        return c.json({ url: started.url, session_id: started.sessionId });
      case "couponRefused":
        return c.json({ error: couponRefusals[started.why], field: couponField }, 400);
      case "emailRefused":
        return errorResponse(c, 400, "Please enter a valid email address.");
      case "unreachable":
        log.warn({ reason: started.reason }, "the payment provider did not answer");
        return unavailableResponse(c, "The payment service is not answering right now.");
      case "refused":
        log.error({ reason: started.reason }, "the payment provider refused an order");
        return errorResponse(
          c,
          502,
          `The payment service did not accept this order. Nothing was charged. Please write to ${site.supportEmail}.`,
        );
    }
  };
}

function emailProblem({ email }: CreateCheckoutRequest): string | undefined {
  if (email.trim() === "") return emailRequired;
  return hasEmailShape(email) ? undefined : "Please enter a valid email address.";
}

/** Names a wrong price or return address. Our own page sends a wrong one only if it was loaded before the site changed. */
function whatIsOutOfDate(
  request: CreateCheckoutRequest,
  { siteUrl, priceId }: Dependencies["config"],
): string | undefined {
  if (request.price_id !== priceId) return "price_id is not the price of the report.";
  return (
    returnAddressProblem("success_url", request.success_url, siteUrl) ??
    returnAddressProblem("cancel_url", request.cancel_url, siteUrl)
  );
}
