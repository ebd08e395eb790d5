import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCompleteAnswers } from "#tests/arbitraries.ts";
import { unfinished } from "#tests/examples.ts";
import { answerChoices, completeAnswers, questionIds } from "./answers.ts";

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
