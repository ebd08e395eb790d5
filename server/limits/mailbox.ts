import { normalizeEmail } from "#domain/purchase/email.ts";

/**
 * The mailbox of an e-mail address: normalized and without a tag, since "ada+anything@" reaches "ada@". For limits only: a
 * report opens for the whole address.
 */
export function mailboxOf(email: string): string {
  return normalizeEmail(email).replace(/\+[^@]*(?=@)/u, "");
}
