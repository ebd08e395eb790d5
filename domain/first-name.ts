/** Spec 5: the name used when none was given. */
const defaultFirstName = "Friend";

/** How many characters of a first name a greeting has room for. */
export const longestFirstName = 80;

/** Anything but spaces, marks without a letter, controls and whatever else leaves nothing to see when it stands alone. */
const somethingToSee =
  /[^\s\p{M}\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffd]/u;

/** Whether a first name counts as empty: on screen and on paper there would be nothing to see (spec 5). */
export function isEmptyName(name: string): boolean {
  return !somethingToSee.test(name);
}

/** The first name to greet with: as typed, without surrounding spaces and not over 80 characters, or 'Friend' (spec 5). */
export function firstNameOrDefault(typed: string): string {
  const name = [...typed.trim()].slice(0, longestFirstName).join("");
  return isEmptyName(name) ? defaultFirstName : name;
}
