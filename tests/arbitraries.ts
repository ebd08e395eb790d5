import fc from "fast-check";
import {
  questionIds,
  type Answers,
  type AnswerValue,
  type CompleteAnswers,
} from "#domain/scan/answers.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { maxScore, minScore, type Scores } from "#domain/scan/scores.ts";

const answerValue = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const);

/** Answers to all 21 questions. */
export const anyCompleteAnswers = fc.tuple(...questionIds.map(() => answerValue)).map(completed);

/** The answers to all questions, in their order. */
export function completed(values: readonly AnswerValue[]): CompleteAnswers {
  return Object.fromEntries(
    values.map((value, index) => [index + 1, value]),
  ) as Answers as CompleteAnswers;
}

/** The same answer to all questions. */
export const allAnswers = (value: AnswerValue) => completed(questionIds.map(() => value));

const anyScore = fc.integer({ min: minScore, max: maxScore });

/** Three answers that add up to this score. */
function anyTripleOf(score: number) {
  return fc
    .tuple(answerValue, answerValue, answerValue)
    .filter((values) => values.reduce((sum: number, value) => sum + value, 0) === score);
}

/** Answers whose seven scores are drawn from these. */
function answersScoring(scores: fc.Arbitrary<readonly number[]>) {
  return scores
    .chain((some) => fc.tuple(...chakraKeys.map(() => fc.constantFrom(...some).chain(anyTripleOf))))
    .map((triples) => completed(triples.flat()));
}

/** Answers of the rare kinds too: all equal, seven equal scores, two levels of scores, and scores close together. */
export const anyAnswersWithTies = fc.oneof(
  anyCompleteAnswers,
  answerValue.map(allAnswers),
  answersScoring(anyScore.map((score) => [score])),
  answersScoring(fc.tuple(anyScore, anyScore)),
  answersScoring(
    fc.integer({ min: minScore, max: maxScore - 2 }).map((low) => [low, low + 1, low + 2]),
  ),
);

/** Any seven scores from 3 to 12. */
export const anyScores = fc
  .tuple(...chakraKeys.map(() => anyScore))
  .map(
    (scores) => Object.fromEntries(chakraKeys.map((key, index) => [key, scores[index]])) as Scores,
  );

/** First names as people type them, kind and hostile. */
export const anyFirstName = fc.oneof(
  fc.constantFrom(
    "",
    "   ",
    "José",
    "Jose\u0301",
    "Łukasz",
    "春子",
    "محمد",
    "שרה",
    "आर्या",
    "👩‍🎤 Zoë",
    "Ạ̀le",
    "Anna\tM",
    "An\u0000na",
    "Anna\nMaria",
    "\u202eAnna",
    "W".repeat(60),
    "x".repeat(5000),
  ),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
);
