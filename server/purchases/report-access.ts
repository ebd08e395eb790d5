import { normalizeEmail } from "#domain/purchase/email.ts";
import { opensReport } from "#domain/purchase/purchase.ts";
import type { Unreachable } from "#server/payments/payment-provider.ts";
import type { Purchase } from "#server/storage/purchase-store.ts";
import type { ConfirmationDeps } from "./confirm-purchase.ts";
import type { Confirmations } from "./confirmations.ts";

export type ReportAccess =
  | { readonly kind: "granted"; readonly purchase: Purchase }
  /** One refusal for every reason, so that nobody can try out sessions or addresses. */
  | { readonly kind: "notGranted" }
  | Unreachable;

/**
 * Whether this session and e-mail together open a report (spec 6). Our record is believed once it opens the report, by
 * payment or by the owner's decision; before that the provider is asked, since its event may be late or lost. A wrong e-mail
 * takes the same path as an unknown session, so that neither the answer nor its time tells whether there is a purchase
 * (decision 028). Rejects when the storage fails.
 */
export async function decideAccess(
  deps: Pick<ConfirmationDeps, "store" | "provider"> & {
    readonly confirmations: Pick<Confirmations, "recent">;
  },
  asked: { readonly sessionId: string; readonly email: string },
  signal: AbortSignal,
): Promise<ReportAccess> {
  const { sessionId } = asked;
  if (!deps.provider.isSessionId(sessionId)) return { kind: "notGranted" };
  const email = normalizeEmail(asked.email);
  const kept = await deps.store.findBySession(sessionId);
  const isBuyer = kept !== undefined && belongsTo(kept, email);
  if (isBuyer && opensReport(kept)) return { kind: "granted", purchase: kept };
  const confirmation = await deps.confirmations.recent(
    { sessionId, otherEmail: isBuyer ? undefined : email },
    signal,
  );
  if (confirmation.kind === "unreachable") return confirmation;
  if (confirmation.kind === "notOurs") return { kind: "notGranted" };
  const { purchase } = confirmation;
  return belongsTo(purchase, email) && opensReport(purchase)
    ? { kind: "granted", purchase }
    : { kind: "notGranted" };
}

/** Both the address given to us and the one given on the payment page are the buyer's. `email` is normalized. */
function belongsTo(purchase: Purchase, email: string): boolean {
  return (
    email !== "" && (email === purchase.emailNormalized || email === purchase.payerEmailNormalized)
  );
}
