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

/**
 * Whether a first name counts as empty (spec 5): there would be nothing to see, or it is none but a web address, an e-mail
 * address or a telephone number. A private link can greet with anybody's words; they must not lead to anybody's place.
 */
export function isNoName(name: string): boolean {
  if (!somethingToSee.test(name)) return true;
  const seen = name.normalize("NFKC").replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, "");
  return seedOfALink.test(seen);
}

/**
 * What ends a line, turns the order of the words around a name, or is not to be seen; but not the joiners, which emoji, Persian
 * and the Indic scripts need.
 */
export const controls =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd]/gu;

/**
 * The first name to greet with: as typed, without controls and surrounding spaces and not over 40 characters, or 'Friend'
 * (spec 5).
 */
export function firstNameOrDefault(typed: string): string {
  const kept = [...typed.replaceAll(controls, "").trim()].slice(0, 2 * longestFirstName).join("");
  const name = graphemesOf(kept, longestFirstName).join("");
  return isNoName(name) ? defaultFirstName : name;
}
