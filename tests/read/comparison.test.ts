import fc from "fast-check";
import { expect, test } from "vitest";
import { scoresOf } from "#domain/scan/scores.ts";
import { reportFrom } from "#pdf/book/report.fixture.ts";
import { anyAnswersWithTies } from "#tests/arbitraries.ts";
import {
  answersOfPeople,
  mean,
  measure,
  sameScoresOtherAnswers,
  sharedWith,
} from "./comparison.ts";

const people = [8, 21, 34].flatMap((seed) => fc.sample(answersOfPeople, { numRuns: 60, seed }));
const reports = people.map((answers) => reportFrom(answers));

test("two people have at most 30 % of the words of a report in common", () => {
  const shares = reports.map((report, index) =>
    sharedWith(report, reports.at(index - 1) ?? report),
  );
  expect(mean(shares)).toBeLessThanOrEqual(0.3);
});

test("other answers with the same scores leave at most 55 % of the words as they are", () => {
  const shares = people.map((answers, index) => {
    const other = sameScoresOtherAnswers(answers, index);
    expect(scoresOf(other)).toEqual(scoresOf(answers));
    return sharedWith(reports[index] ?? reportFrom(answers), reportFrom(other));
  });
  expect(mean(shares)).toBeLessThanOrEqual(0.55);
});

test("at least 30 % of the words speak of single answers", () => {
  expect(mean(reports.map((report) => measure(report).answered))).toBeGreaterThanOrEqual(0.3);
});

test("no report has more than 4,800 words, help notes aside, and no long sentence stands in it twice", () => {
  const anybody = fc.oneof(answersOfPeople, anyAnswersWithTies);
  fc.assert(
    fc.property(anybody, (answers) => {
      const { words, repeated } = measure(reportFrom(answers));
      expect(words).toBeLessThanOrEqual(4800);
      expect(repeated).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
