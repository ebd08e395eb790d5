import fc from "fast-check";
import { questionIds, type Answers, type CompleteAnswers } from "#domain/answers.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { maxScore, minScore, type Scores } from "#domain/scores.ts";

const answerValue = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const);

/** Answers to all 21 questions. */
export const anyCompleteAnswers = fc
  .tuple(...questionIds.map(() => answerValue))
  .map(
    (values) =>
      Object.fromEntries(
        values.map((value, index) => [index + 1, value]),
      ) as Answers as CompleteAnswers,
  );

/** Any seven scores from 3 to 12. */
export const anyScores = fc
  .tuple(...chakraKeys.map(() => fc.integer({ min: minScore, max: maxScore })))
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
