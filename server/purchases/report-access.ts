import { normalizeEmail } from "#domain/purchase/email.ts";
import { opensReport } from "#domain/purchase/purchase.ts";
import type { Unreachable } from "#server/payments/payment-provider.ts";
import type { Purchase } from "#server/storage/purchase-store.ts";
import { confirmPurchase, type ConfirmationDeps } from "./confirm-purchase.ts";

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
  // Several tabs that return at once are one question, from the look at our record on, so that none looks before a payment is
  // recorded and asks the provider after. Somebody else's e-mail is a question of its own: a faster answer would tell a stranger
  // that the buyer is asking just now. No session id has a space in it.
  const underWay = new Map<string, Promise<ReportAccess>>();

  return (sessionId: string, email: string, signal: AbortSignal): Promise<ReportAccess> => {
    const asker = normalizeEmail(email);
    const question = `${sessionId} ${asker}`;
    const begun =
      underWay.get(question) ??
      decideAccess(deps, sessionId, asker, signal).finally(() => underWay.delete(question));
    underWay.set(question, begun);
    return begun;
  };
}

async function decideAccess(
  deps: ConfirmationDeps,
  sessionId: string,
  asker: string,
  signal: AbortSignal,
): Promise<ReportAccess> {
  if (!deps.provider.isSessionId(sessionId)) return { kind: "notGranted" };
  const kept = await deps.store.findBySession(sessionId);
  if (kept && opensFor(asker, kept)) return { kind: "granted", purchase: kept };
  const answer = await confirmPurchase(deps, sessionId, signal);
  if (answer.kind === "unreachable") return answer;
  return answer.kind === "confirmed" && opensFor(asker, answer.purchase)
    ? { kind: "granted", purchase: answer.purchase }
    : { kind: "notGranted" };
}

/** Both the address given to us and the one given on the payment page are the buyer's. `asker` is a normalized e-mail. */
function opensFor(asker: string, purchase: Purchase): boolean {
  const buyers = [purchase.emailNormalized, purchase.payerEmailNormalized];
  return asker !== "" && buyers.includes(asker) && opensReport(purchase);
}
