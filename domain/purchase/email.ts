/** The longest address that mail systems accept (RFC 5321, 4.5.3.1.3). */
const longestEmail = 254;

/** The longest text that is searched for an address: who pastes a name around one pastes less. */
const longestPasted = 1000;

/** An @, a dot after it, no spaces inside (spec 5), and nothing that no database or web address can carry. */
export function hasEmailShape(typed: string): boolean {
  const email = typed.trim();
  return (
    email.length <= longestEmail &&
    /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u.test(email)
  );
}

/** The address inside a "mailto:", a name with brackets, quotes or punctuation; else what was typed. In linear time. */
export function tidyEmail(typed: string): string {
  if (typed.length > longestPasted) return typed;
  const inside = /<([^<>]*)>[^<>]*$/u.exec(typed)?.[1] ?? typed;
  const bare = inside.trim().replace(/^["'([]+/u, "");
  const plain = /^mailto:([^?]*)/iu.exec(bare)?.[1] ?? bare;
  // Up to the last sign that is no punctuation; a search for the punctuation would begin anew at each of its signs.
  const address = /^.*[^"')\],;:.!]/su.exec(plain)?.[0] ?? "";
  return address !== typed && hasEmailShape(address) ? address : typed;
}

/** The form in which addresses are compared. A space is read as "+", since an unescaped "+" in a web address arrives as one. */
export function normalizeEmail(email: string): string {
  return email
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF]/gu, "")
    .toLowerCase()
    .normalize("NFKC")
    .toLowerCase()
    .trim()
    .replaceAll(" ", "+");
}
