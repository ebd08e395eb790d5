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
