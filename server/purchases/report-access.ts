import { normalizeEmail } from "#domain/purchase/email.ts";
import { opensReport } from "#domain/purchase/purchase.ts";
import type { Unreachable } from "#server/payments/payment-provider.ts";
import type { Purchase } from "#server/storage/purchase-store.ts";
import { confirmPurchase, type Confirmation, type ConfirmationDeps } from "./confirm-purchase.ts";

export type ReportAccess =
  | { readonly kind: "granted"; readonly purchase: Purchase }
  /** One refusal for every reason, so that nobody can try out sessions or addresses. */
  | { readonly kind: "notGranted" }
  | Unreachable;

/**
 * Decides whether a session and an e-mail together open a report (spec 6). Our record is believed once it opens the report, by
 * payment or by the owner's decision; before that the provider is asked, since its event may be late or lost. A wrong e-mail
 * takes the same path as an unknown session, so that neither the answer nor its time tells whether there is a purchase
 * (decision 028). Rejects when the storage fails.
 */
export function createAccess(deps: ConfirmationDeps) {
  // Several tabs that return at once ask the provider once, but never together with somebody else's e-mail: a faster answer
  // would tell a stranger that the buyer is asking just now. No session id has a space in it.
  const underWay = new Map<string, Promise<Confirmation>>();

  return async (
    asked: { readonly sessionId: string; readonly email: string },
    signal: AbortSignal,
  ): Promise<ReportAccess> => {
    const { sessionId } = asked;
    if (!deps.provider.isSessionId(sessionId)) return { kind: "notGranted" };
    const email = normalizeEmail(asked.email);
    const kept = await deps.store.findBySession(sessionId);
    const isBuyer = kept !== undefined && belongsTo(kept, email);
    if (isBuyer && opensReport(kept)) return { kind: "granted", purchase: kept };
    const question = isBuyer ? sessionId : `${sessionId} ${email}`;
    const begun =
      underWay.get(question) ??
      confirmPurchase(deps, sessionId, signal).finally(() => underWay.delete(question));
    underWay.set(question, begun);
    const confirmation = await begun;
    if (confirmation.kind === "unreachable") return confirmation;
    if (confirmation.kind === "notOurs") return { kind: "notGranted" };
    const { purchase } = confirmation;
    return belongsTo(purchase, email) && opensReport(purchase)
      ? { kind: "granted", purchase }
      : { kind: "notGranted" };
  };
}

/** Both the address given to us and the one given on the payment page are the buyer's. `email` is normalized. */
function belongsTo(purchase: Purchase, email: string): boolean {
  return (
    email !== "" && (email === purchase.emailNormalized || email === purchase.payerEmailNormalized)
  );
}
