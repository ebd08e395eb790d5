import type { Answers } from "#domain/scan/answers.ts";

/** The fixed scores of the example report (spec 2). */
export const sampleScores = {
  root: 8,
  sacral: 5,
  solar: 9,
  heart: 11,
  throat: 6,
  third_eye: 10,
  crown: 7,
} as const;

/** The sample answers of the example report, which add up to its scores; ours. */
export const sampleAnswers: Answers = {
  1: 2,
  2: 4,
  3: 2,
  4: 1,
  5: 2,
  6: 2,
  7: 4,
  8: 3,
  9: 2,
  10: 3,
  11: 4,
  12: 4,
  13: 3,
  14: 2,
  15: 1,
  16: 3,
  17: 4,
  18: 3,
  19: 2,
  20: 3,
  21: 2,
};
