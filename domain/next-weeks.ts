import { focusOf, plannedOf } from "./plan.ts";
import type { Severity } from "./scores.ts";
import type { Practice } from "./template.ts";

/** A chapter that the plan followed, and the title of a practice in it, one that the plan left out where there is one. */
export type FollowedChapter = { readonly name: string; readonly practice: string };

/** What to do in weeks 2, 3 and 4, told the chapters that the plan followed in week 1. */
export type NextWeeksWords = (
  followed: readonly FollowedChapter[],
) => readonly [string, string, string];

type Section = {
  readonly name: string;
  readonly severity: Severity;
  readonly practices: readonly Practice[];
};

/** Weeks 2, 3 and 4 after the plan's week. `sections` are in the order of the report. Ours; the specification ends with day 7. */
export function nextWeeksFor(sections: readonly Section[], words: NextWeeksWords) {
  return words(
    focusOf(sections).map(({ name, practices }) => {
      const planned = plannedOf(practices);
      const practice = practices.find((one) => !planned.includes(one)) ?? practices.at(-1);
      if (!practice) throw new Error(`The section ${name} has no practice.`);
      return { name, practice: practice.title };
    }),
  );
}

/** Four weeks: the scan asks about the last few, so by then it asks about others. No month is shorter. */
const daysUntilLookingAgain = 28;

/** The same time of day 28 days later; takes and gives ISO 8601, a day or a time in UTC. Ours. */
export function lookAgainOn(timestamp: string): string {
  const [year = 0, month = 0, day = 0] = timestamp.slice(0, 10).split("-").map(Number);
  const later = day + daysUntilLookingAgain;
  const length = daysIn(year, month);
  const isNextMonth = later > length;
  const isNextYear = isNextMonth && month === 12;
  const date = [
    String(isNextYear ? year + 1 : year).padStart(4, "0"),
    ...[isNextYear ? 1 : isNextMonth ? month + 1 : month, isNextMonth ? later - length : later].map(
      (number) => String(number).padStart(2, "0"),
    ),
  ];
  return date.join("-") + timestamp.slice(10);
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
