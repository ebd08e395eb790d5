import type { Answers } from "./answers.ts";
import type { Scores } from "./scores.ts";
import { most, stateCounts } from "./score-pattern.ts";

/** A note on how to find help: about home where it does not always feel safe, or about much that is low at once. */
export type HelpNote = "home" | "many";

/** The question "I feel safe in the place where I live." */
export const homeQuestion = 2;

/** The answer to it is known to be Rarely or Sometimes. */
export function feelsUnsafe(answers: Answers | undefined): boolean {
  const safety = answers?.[homeQuestion];
  return safety === 1 || safety === 2;
}

/**
 * Which help notes belong to these results, the more pressing first; mostly none. "home" at Rarely or Sometimes,
 * whatever the root's score is, and not where the answers are unknown; "many" where most of the seven are blocked, because
 * a list of low scores alone would leave somebody alone with it.
 */
export function helpFor({
  scores,
  answers,
}: {
  readonly scores: Scores;
  readonly answers?: Answers | undefined;
}): readonly HelpNote[] {
  const { blocked } = stateCounts(Object.values(scores));
  return [
    ...(feelsUnsafe(answers) ? (["home"] as const) : []),
    ...(blocked >= most ? (["many"] as const) : []),
  ];
}
