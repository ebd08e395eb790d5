import { addresses } from "#content/site-map.ts";
import { normalizeEmail } from "#domain/purchase/email.ts";

/** What the purchase check asks for: the provider's id of the payment, and the e-mail it was made with. */
export type PurchaseReference = { readonly sessionId: string; readonly email: string };

/** The purchase that an address of /success names, or undefined where session id or e-mail is missing (spec 2). */
export function readReference(search: string): PurchaseReference | undefined {
  const parameters = new URLSearchParams(search);
  const sessionId = parameters.get("session_id");
  const email = parameters.get("email");
  return sessionId && email ? { sessionId, email } : undefined;
}

/** The purchase of a return from payment, which needs payment_success=true as well (spec 5). */
export function readReturn(search: string): PurchaseReference | undefined {
  const isPaid = new URLSearchParams(search).get("payment_success") === "true";
  return isPaid ? readReference(search) : undefined;
}

/**
 * The address that opens a paid report: the scan with email, session_id and payment_success=true (spec 2). `code` is what
 * the report is made from; it is in the fragment, which browsers never send.
 */
export function reportAddress({ sessionId, email }: PurchaseReference, code?: string): string {
  const query = `email=${encodeURIComponent(email)}&session_id=${encodeURIComponent(sessionId)}&payment_success=true`;
  return `${addresses.energyScan}?${query}${code === undefined ? "" : `#${code}`}`;
}

/** Whether two e-mail addresses are the same, whatever their case and spaces around them. */
export function hasSameEmail(one: { email: string }, other: { email: string }): boolean {
  return normalizeEmail(one.email) === normalizeEmail(other.email);
}
