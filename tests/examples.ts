import { sampleScores } from "#content/sample-scores.ts";
import {
  completeAnswers,
  type Answers,
  type AnswerValue,
  type CompleteAnswers,
} from "#domain/scan/answers.ts";
import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import type { Scores } from "#domain/scan/scores.ts";

/**
 * Named visitors. The same names appear in the tests of scores, report, PDF and journeys;
 * a bug that was found with particular answers gets a visitor of its own here.
 */
export const exampleScores = {
  balanced: { root: 12, sacral: 11, solar: 10, heart: 12, throat: 10, third_eye: 11, crown: 12 },
  blockedEverywhere: { root: 3, sacral: 4, solar: 5, heart: 6, throat: 3, third_eye: 4, crown: 5 },
  needsSupportEverywhere: {
    root: 7,
    sacral: 8,
    solar: 9,
    heart: 7,
    throat: 8,
    third_eye: 9,
    crown: 7,
  },
  /** Each bound of spec 9: 6 and 7, 9 and 10. */
  onTheEdges: { root: 6, sacral: 7, solar: 9, heart: 10, throat: 6, third_eye: 7, crown: 10 },
  exampleReport: sampleScores,
} as const satisfies Record<string, Scores>;

export type ExampleName = keyof typeof exampleScores;

/** Answers that add up to these scores. */
export function answersFor(scores: Scores): CompleteAnswers {
  const entries = chakraKeys.flatMap((key) => answersOfChakra(key, scores[key]));
  const answers = completeAnswers(Object.fromEntries(entries) as Answers);
  if (!answers) throw new Error("A score of an example is outside 3 to 12.");
  return answers;
}

/** A visitor who left at question 9. */
export const unfinished: Answers = Object.fromEntries(
  Array.from({ length: 8 }, (_, index) => [index + 1, 3 satisfies AnswerValue]),
);

function answersOfChakra(key: ChakraKey, score: number): [number, AnswerValue][] {
  let left = score;
  return questionIdsOf(key).map((id, index) => {
    const others = 2 - index;
    const value = Math.min(4, left - others) as AnswerValue;
    left -= value;
    return [id, value];
  });
}
