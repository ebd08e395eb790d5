import { normalizeEmail } from "#domain/purchase/email.ts";

/**
 * The mailbox of an e-mail address: normalized and without a tag, since "ada+anything@" reaches "ada@". For limits only: a
 * report opens for the whole address.
 */
export function mailboxOf(email: string): string {
  // From the beginning on, since a search for the "+" would begin anew at each of many.
  return normalizeEmail(email).replace(/^([^+@]*)\+[^@]*@/u, "$1@");
}
