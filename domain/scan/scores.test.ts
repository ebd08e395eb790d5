import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCompleteAnswers } from "#tests/arbitraries.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { questionIdsOf } from "./question.ts";
import { percentOf, scoresOf, severityOf, stateOf } from "./scores.ts";
import { unfinished } from "#tests/examples.ts";
import { answerChoices, completeAnswers, questionIds } from "./answers.ts";
import { extremesOf, patternOf } from "./score-pattern.ts";

test("each score is the sum of its three answers, 3 to 12 (spec 3)", () => {
  fc.assert(
    fc.property(anyCompleteAnswers, (answers) => {
      const scores = scoresOf(answers);
      for (const key of chakraKeys) {
        const sum = questionIdsOf(key).reduce((total, id) => total + (answers[id] ?? 0), 0);
        expect(scores[key]).toBe(sum);
        expect(scores[key]).toBeGreaterThanOrEqual(3);
        expect(scores[key]).toBeLessThanOrEqual(12);
      }
    }),
  );
});

test("questions 1-3 are about the root and 19-21 about the crown (spec 3)", () => {
  expect(questionIdsOf("root")).toEqual([1, 2, 3]);
  expect(questionIdsOf("third_eye")).toEqual([16, 17, 18]);
  expect(questionIdsOf("crown")).toEqual([19, 20, 21]);
});

test("10 or more is balanced, 7 to 9 needs support, 6 or less is blocked (spec 4)", () => {
  expect([3, 6, 7, 9, 10, 12].map(stateOf)).toEqual([
    "blocked",
    "blocked",
    "needs_support",
    "needs_support",
    "balanced",
    "balanced",
  ]);
});

test("severity is blocked 3, needs_support 2, balanced 1 (spec 4)", () => {
  expect([severityOf("blocked"), severityOf("needs_support"), severityOf("balanced")]).toEqual([
    3, 2, 1,
  ]);
});

test("percent is score / 12, rounded (spec 3)", () => {
  expect([3, 5, 7, 8, 11, 12].map(percentOf)).toEqual([25, 42, 58, 67, 92, 100]);
});

test("the labels are Rarely 1, Sometimes 2, Often 3, Always 4 (spec 3)", () => {
  expect(answerChoices.map(({ label, value }) => `${label} ${value}`)).toEqual([
    "Rarely 1",
    "Sometimes 2",
    "Often 3",
    "Always 4",
  ]);
});

test("answers are complete only when all 21 are there", () => {
  expect(completeAnswers(unfinished)).toBeUndefined();
  fc.assert(
    fc.property(anyCompleteAnswers, fc.constantFrom(...questionIds), (answers, missing) => {
      const { [missing]: _, ...rest } = answers;
      expect(completeAnswers(answers)).toEqual(answers);
      expect(completeAnswers(rest)).toBeUndefined();
    }),
  );
});

test.each([
  ["allEqual", [9, 9, 9, 9, 9, 9, 9]],
  ["allBalanced", [10, 11, 12, 12, 12, 12, 12]],
  ["allBlocked", [3, 6, 6, 6, 6, 6, 6]],
  ["mostlyBlocked", [6, 6, 6, 6, 7, 7, 7]],
  ["mostlyBlocked", [3, 3, 3, 3, 12, 12, 12]],
  ["closeTogether", [6, 6, 6, 7, 7, 7, 8]],
  ["closeTogether", [9, 10, 10, 10, 10, 10, 11]],
  ["oneShort", [9, 10, 10, 10, 10, 10, 12]],
  ["oneShort", [3, 12, 12, 12, 12, 12, 12]],
  ["twoShort", [9, 6, 10, 10, 10, 10, 10]],
  ["mostlyBetween", [9, 7, 7, 7, 10, 10, 10]],
  ["mostlyBetween", [9, 9, 9, 9, 6, 6, 6]],
  ["mixed", [12, 12, 12, 12, 9, 9, 6]],
  ["mixed", [8, 5, 9, 11, 6, 10, 7]],
] as const)("%s: %j", (pattern, scores) => {
  expect(patternOf(scores)).toBe(pattern);
});

test("those that share the highest or the lowest score keep their order", () => {
  const sections = [3, 9, 3, 9, 5].map((score, place) => ({ score, place }));
  const { highest, lowest } = extremesOf(sections);
  expect(highest.map(({ place }) => place)).toEqual([1, 3]);
  expect(lowest.map(({ place }) => place)).toEqual([0, 2]);
});
