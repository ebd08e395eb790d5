import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCompleteAnswers } from "#tests/arbitraries.ts";
import { unfinished } from "#tests/examples.ts";
import { answerChoices, completeAnswers, parseAnswers, questionIds } from "./answers.ts";

test("the labels are Rarely 1, Sometimes 2, Often 3, Always 4 (spec 3)", () => {
  expect(answerChoices.map(({ label, value }) => `${label} ${value}`)).toEqual([
    "Rarely 1",
    "Sometimes 2",
    "Often 3",
    "Always 4",
  ]);
});

test("there are 21 questions, numbered from 1 (spec 9)", () => {
  expect(questionIds).toHaveLength(21);
  expect(questionIds.at(0)).toBe(1);
  expect(questionIds.at(-1)).toBe(21);
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

test("stored answers come back as they were", () => {
  fc.assert(
    fc.property(anyCompleteAnswers, (answers) => {
      expect(parseAnswers(JSON.stringify(answers))).toEqual(answers);
    }),
  );
});

test("a corrupt stored value is treated as absent", () => {
  const full = Object.fromEntries(questionIds.map((id) => [id, 4]));
  const corrupt = [
    "",
    "{",
    "null",
    "[]",
    "21",
    '"x"',
    JSON.stringify({ ...full, 3: 5 }),
    JSON.stringify({ ...full, 3: "4" }),
    JSON.stringify({ ...full, 3: 2.5 }),
    JSON.stringify({ ...full, 22: 1 }),
    JSON.stringify({ ...full, __proto: 1 }),
    JSON.stringify({ 1: 4 }),
  ];
  for (const json of corrupt) expect(parseAnswers(json), json).toBeUndefined();
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(parseAnswers(json)).toBeUndefined();
    }),
  );
});
