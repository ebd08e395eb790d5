import { expect, test } from "vitest";
import { numberInWords } from "#domain/english.ts";
import { nearnessOf } from "./nearness.ts";
import { stateLabels } from "./states.ts";
import { maxScore, minScore, stateOf } from "#domain/scan/scores.ts";

const scores = Array.from({ length: maxScore - minScore + 1 }, (_, index) => minScore + index);

test("all ten scores read differently", () => {
  expect(scores.map(nearnessOf)).toEqual([
    "four points below “needs support”",
    "three points below “needs support”",
    "two points below “needs support”",
    "one point below “needs support”",
    "three points below balanced",
    "two points below balanced",
    "one point below balanced",
    "right on the line",
    "with one point to spare",
    "the highest there is",
  ]);
});

test("so many points more do reach the state that is named, and one point fewer does not", () => {
  for (const score of scores.filter((one) => stateOf(one) !== "balanced")) {
    const distance =
      scores.findIndex((other) => stateOf(other) !== stateOf(score) && other > score) +
      minScore -
      score;
    const next = stateLabels[stateOf(score + distance)].toLowerCase();
    expect(nearnessOf(score).replaceAll(/[“”]/gu, "")).toBe(
      `${numberInWords(distance)} ${distance === 1 ? "point" : "points"} below ${next}`,
    );
  }
});
