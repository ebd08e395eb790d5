import { normalizeEmail } from "#domain/email.ts";

/**
 * What an e-mail address is counted under: normalized, and without a tag, since who has "ada@" has "ada+anything@" as well.
 * For limits only: a report opens for the whole address.
 */
export function mailboxOf(email: string): string {
  return normalizeEmail(email).replace(/\+[^@]*(?=@)/u, "");
}
