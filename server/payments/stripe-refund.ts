import type { Stripe } from "stripe";
import type { RefundOutcome } from "./payment-provider.ts";
import { failureOf, isMissing, withinDeadline } from "./stripe-failure.ts";

/** Gives back what is left of the payment of a session. Without an amount Stripe refunds the rest, and never more. */
export async function refundSession(
  stripe: Stripe,
  sessionId: string,
  signal: AbortSignal,
): Promise<RefundOutcome> {
  try {
    const { payment_intent: payment } = await withinDeadline(
      stripe.checkout.sessions.retrieve(sessionId),
      signal,
    );
    if (payment === null) return { kind: "nothingPaid" };
    const { status } = await withinDeadline(
      stripe.refunds.create({
        payment_intent: typeof payment === "string" ? payment : payment.id,
        reason: "requested_by_customer",
      }),
      signal,
    );
    const hasFailed = status === "failed" || status === "canceled";
    return hasFailed ? { kind: "refused", reason: `refund ${status}` } : { kind: "refunded" };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === "unreachable") return failure;
    if (isMissing(failure)) return { kind: "nothingPaid" };
    if (failure.code === "charge_already_refunded") return { kind: "alreadyRefunded" };
    if (failure.code === "charge_disputed") return { kind: "disputed" };
    return { kind: "refused", reason: failure.reason };
  }
}
