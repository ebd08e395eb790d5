import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCompleteAnswers } from "#tests/arbitraries.ts";
import { unfinished } from "#tests/examples.ts";
import { questionIds, type Answers } from "./answers.ts";
import { hasSameAnswers, isWithinReach, readProgress, writeProgress } from "./progress.ts";

/** A visitor somewhere in the scan, who may have gone back to an earlier question. */
const anyProgress = fc
  .record({
    all: anyCompleteAnswers,
    answered: fc.integer({ min: 0, max: 21 }),
    back: fc.integer({ min: 0, max: 21 }),
  })
  .map(({ all, answered, back }) => ({
    index: Math.max(0, answered - back),
    answers: Object.fromEntries(
      questionIds.slice(0, answered).map((id) => [id, all[id]]),
    ) as Answers,
  }));

test("what was written is read back, whatever the answers", () => {
  fc.assert(
    fc.property(anyProgress, (progress) => {
      expect(readProgress(writeProgress(progress))).toEqual(progress);
    }),
  );
});

test("the text is short and plain", () => {
  expect(writeProgress({ index: 8, answers: unfinished })).toBe("1.8.333333330000000000000");
});

test("anything else is no progress", () => {
  for (const text of [
    "",
    "1.8.33333333000000000000",
    "1.8.3333333300000000000000",
    "1.8.533333330000000000000",
    "1.22.333333333333333333333",
    "2.8.333333330000000000000",
    "1.-1.333333330000000000000",
    '{"1":3}',
  ]) {
    expect(readProgress(text), text).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readProgress(text)).toBeUndefined();
    }),
  );
});

test("a question is never shown before those in front of it are answered (spec 5)", () => {
  expect(readProgress("1.9.333333330000000000000")).toBeUndefined();
  expect(readProgress("1.8.033333330000000000000")).toBeUndefined();
  expect(isWithinReach(8, unfinished)).toBe(true);
  expect(isWithinReach(9, unfinished)).toBe(false);
  expect(isWithinReach(-1, unfinished)).toBe(false);
});

test("two sets of answers are the same only if every answer is", () => {
  expect(hasSameAnswers(unfinished, { ...unfinished })).toBe(true);
  expect(hasSameAnswers(unfinished, { ...unfinished, 8: 4 })).toBe(false);
  expect(hasSameAnswers(unfinished, { ...unfinished, 9: 3 })).toBe(false);
});
