/** The longest address that mail systems accept (RFC 5321, 4.5.3.1.3). */
const longestEmail = 254;

/** The longest text that is searched for an address: who pastes a name around one pastes less. */
const longestPasted = 1000;

/**
 * Something, an @, something with a dot in it, and no spaces inside (spec 5). Surrounding spaces are forgiven.
 * Control characters and broken Unicode are refused, because no database or web address can carry them.
 */
export function hasEmailShape(typed: string): boolean {
  const email = typed.trim();
  return (
    email.length <= longestEmail &&
    /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u.test(email)
  );
}

/**
 * The address inside what was pasted around it: "mailto:", a name with angle brackets, quotes, or the punctuation of a
 * sentence. What does not become an address that way comes back as it was typed. Takes time in proportion to the length.
 */
export function tidyEmail(typed: string): string {
  if (typed.length > longestPasted) return typed;
  const inside = /<([^<>]*)>[^<>]*$/u.exec(typed)?.[1] ?? typed;
  const bare = inside.trim().replace(/^["'([]+/u, "");
  const plain = /^mailto:([^?]*)/iu.exec(bare)?.[1] ?? bare;
  // Up to the last sign that is no punctuation; a search for the punctuation would begin anew at each of its signs.
  const address = /^.*[^"')\],;:.!]/su.exec(plain)?.[0] ?? "";
  return address !== typed && hasEmailShape(address) ? address : typed;
}

/**
 * The form in which two e-mail addresses are compared: compatible characters unified, invisible ones dropped, trimmed and
 * case-folded. A space inside is read as "+", because an unescaped "+" in a web address arrives as a space.
 */
export function normalizeEmail(email: string): string {
  return email
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF]/gu, "")
    .toLowerCase()
    .normalize("NFKC")
    .toLowerCase()
    .trim()
    .replaceAll(" ", "+");
}
