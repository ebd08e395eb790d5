import { graphemesOf } from "#domain/graphemes.ts";

/** Spec 5: the name used when none was given. */
const defaultFirstName = "Friend";

/** How many characters of a first name a greeting has room for, counted as a reader counts them. */
export const longestFirstName = 40;

/** Anything but spaces, marks without a letter, controls and whatever else leaves nothing to see when it stands alone. */
const somethingToSee =
  /[^\s\p{M}\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffd]/u;

/** An "@", "a:bc", "a.bc" or five digits: all that browsers and PDF viewers make links of has one of these in it. */
const seedOfALink =
  /@|[\p{L}\p{M}]:\S*[\p{L}\p{N}]{2}|[^\s.。][.。][\p{L}\p{M}\p{N}]{2}|(?:\p{Nd}\P{Nd}*){5}/u;

/** Whether a first name counts as empty (spec 5): a private link greets with anybody's words, and must not lead anywhere. */
export function isNoName(name: string): boolean {
  if (!somethingToSee.test(name)) return true;
  const seen = name.normalize("NFKC").replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, "");
  return seedOfALink.test(seen);
}

/** What ends a line, turns the order of words or is not seen; but for the joiners, which emoji, Persian and Indic scripts need. */
export const controls =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd]/gu;

/** The first name to greet with: as typed, without controls, not over 40 characters, or 'Friend' (spec 5). */
export function firstNameOrDefault(typed: string): string {
  const kept = [...typed.replaceAll(controls, "").trim()].slice(0, 2 * longestFirstName).join("");
  const name = graphemesOf(kept, longestFirstName).join("");
  return isNoName(name) ? defaultFirstName : name;
}
