import { questionIds, type Answers } from "./answers.ts";
import type { Scores } from "./scores.ts";
import { most, stateCounts } from "./score-pattern.ts";

/** A note on how to find help: about home where it does not always feel safe, or about much that is low at once. */
export type HelpNote = "home" | "many";

/** The question "I feel safe in the place where I live." */
export const homeQuestion = 2;

/** The answer to home is known to be Rarely or Sometimes. */
export function feelsUnsafe(answers: Answers | undefined): boolean {
  const safety = answers?.[homeQuestion];
  return safety === 1 || safety === 2;
}

/** The more pressing first. "many", because a list of low scores alone would leave somebody alone with it. Ours. */
export function helpFor({
  scores,
  answers,
}: {
  readonly scores: Scores;
  readonly answers: Answers;
}): readonly HelpNote[] {
  return [
    ...(feelsUnsafe(answers) ? (["home"] as const) : []),
    ...(isMuchLow(scores, answers) ? (["many"] as const) : []),
  ];
}

/** From so many Rarelys on, much is low, however they are spread. */
export const manyRarely = 8;

/** Sacral and Crown both at 5 or less: pleasure and meaning have gone together. */
function isMuchLow(scores: Scores, answers: Answers): boolean {
  const all = Object.values(scores);
  return (
    stateCounts(all).blocked >= most ||
    all.filter((score) => score <= 4).length >= 2 ||
    Math.max(scores.sacral, scores.crown) <= 5 ||
    questionIds.filter((id) => answers[id] === 1).length >= manyRarely
  );
}
