import type { ChakraSection } from "./chakra-section.ts";
import type { AnswerValue, Answers } from "#domain/scan/answers.ts";
import { focusOf, plannedOf } from "./plan.ts";
import { feelsUnsafe } from "#domain/scan/help.ts";
import type { Practice } from "./template.ts";

/** A chapter that the plan followed, and the title of a practice in it, one that the plan left out where that fits. */
export type FollowedChapter = { readonly name: string; readonly practice: string };

/** What to do in weeks 2, 3 and 4, told the chapters that the plan followed in week 1, whether much is low, and whether home is not safe. */
export type NextWeeksWords = (
  followed: readonly FollowedChapter[],
  isMuchLow: boolean,
  isUnsafe: boolean,
) => readonly [string, string, string];

const always: AnswerValue = 4;

/** Weeks 2 to 4, each with a practice that the plan left out, or the one to try first where that serves an Always. Ours. */
export function nextWeeksFor(
  sections: readonly Pick<
    ChakraSection,
    "name" | "severity" | "keeps" | "left_out" | "practices"
  >[],
  answers: Answers | undefined,
  words: NextWeeksWords,
  isMuchLow = false,
) {
  const followed = focusOf(sections);
  // There is nothing to follow up where each answer behind them is high.
  return words(
    followed
      .filter(() => !followed.every(({ keeps }) => keeps))
      .map(({ name, practices }) => {
        const planned = plannedOf(practices);
        const isNeeded = ({ serves = 0 }: Practice) => answers?.[serves] !== always;
        const practice =
          practices.find((one) => !planned.includes(one) && isNeeded(one)) ?? practices[0];
        if (!practice) throw new Error(`The section ${name} has no practice.`);
        return { name, practice: practice.title };
      }),
    isMuchLow,
    feelsUnsafe(answers),
  );
}
