import { normalizeEmail } from "#domain/email.ts";
import { opensReport } from "#domain/purchase.ts";
import type { Unreachable } from "#server/payments/payment-provider.ts";
import type { Purchase } from "#server/storage/purchase-store.ts";
import type { ConfirmationDesk } from "./confirm-purchase.ts";
import type { Confirmations } from "./confirmations.ts";

export type ReportAccess =
  | { readonly kind: "granted"; readonly purchase: Purchase }
  /** Says no more than that, so that nobody can try out sessions or addresses. */
  | { readonly kind: "notGranted" }
  | Unreachable;

/**
 * Whether this session and e-mail together open a report (spec 6). Our record is believed once it opens the report, by
 * payment or by the owner's decision; before that the provider is asked, since its own message may be late or lost.
 * Rejects when the storage fails.
 */
export async function decideAccess(
  desk: Pick<ConfirmationDesk, "store" | "provider"> & {
    readonly confirmations: Pick<Confirmations, "recent">;
  },
  asked: { readonly sessionId: string; readonly email: string },
  signal: AbortSignal,
): Promise<ReportAccess> {
  if (!desk.provider.isSessionId(asked.sessionId)) return { kind: "notGranted" };
  const kept = await desk.store.findBySession(asked.sessionId);
  const confirmation =
    kept && opensReport(kept)
      ? ({ kind: "confirmed", purchase: kept } as const)
      : await desk.confirmations.recent(asked.sessionId, signal);
  if (confirmation.kind === "unreachable") return confirmation;
  return confirmation.kind === "confirmed" && opensReportFor(confirmation.purchase, asked.email)
    ? { kind: "granted", purchase: confirmation.purchase }
    : { kind: "notGranted" };
}

/** Paid or granted, and asked for with the address given to us or the one given on the payment page; both are the buyer's. */
function opensReportFor(purchase: Purchase, email: string): boolean {
  const asked = normalizeEmail(email);
  return (
    opensReport(purchase) &&
    asked !== "" &&
    (asked === purchase.emailNormalized || asked === purchase.payerEmailNormalized)
  );
}
