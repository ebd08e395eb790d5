import { expect, test } from "vitest";
import { extremesOf, patternOf } from "./score-pattern.ts";

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
