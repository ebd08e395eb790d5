import { addresses } from "#content/site-map.ts";

/** A visitor coming back from the payment page. */
export type ReturnVisit = { readonly sessionId: string; readonly email: string };

/** Reads the address of the scan: a return needs session_id, email and payment_success=true, all three (spec 5). */
export function readReturnVisit(search: string): ReturnVisit | undefined {
  const parameters = new URLSearchParams(search);
  const sessionId = parameters.get("session_id");
  const email = parameters.get("email");
  if (!sessionId || !email || parameters.get("payment_success") !== "true") return undefined;
  return { sessionId, email };
}

/** The address that opens a paid report: the scan with email, session_id and payment_success=true (spec 2). */
export function returnAddress({ sessionId, email }: ReturnVisit): string {
  const query = `email=${encodeURIComponent(email)}&session_id=${encodeURIComponent(sessionId)}&payment_success=true`;
  return `${addresses.energyScan}?${query}`;
}

/** The address of a bought report: what opens it, and in the fragment, which no server ever sees, what it is made from. */
export function privateAddress(visit: ReturnVisit, code: string): string {
  return `${returnAddress(visit)}#${code}`;
}

/** The messages of spec 8 for a return that fails. */
export const returnMessages = {
  noAnswers: "Quiz data not found. Please retake the energy scan.",
  notGranted: "Unable to verify your purchase. Please contact support.",
  exception: "Error verifying your purchase. Please try again.",
} as const;
