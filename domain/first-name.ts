/** Spec 5: the name used when none was given. */
const defaultFirstName = "Friend";

/** How many characters of a first name a greeting has room for. */
export const longestFirstName = 80;

/** The first name to greet with: as typed, without surrounding spaces and not over 80 characters, or 'Friend' (spec 5). */
export function firstNameOrDefault(typed: string): string {
  return [...typed.trim()].slice(0, longestFirstName).join("") || defaultFirstName;
}
