import { expect, test } from "vitest";
import { numberInWords } from "./in-words.ts";
import { nearnessOf } from "./nearness.ts";
import { maxScore, minScore, stateLabels, stateOf } from "./scores.ts";

const scores = Array.from({ length: maxScore - minScore + 1 }, (_, index) => minScore + index);

test("all ten scores read differently", () => {
  expect(scores.map(nearnessOf)).toEqual([
    "four points from “needs support”",
    "three points from “needs support”",
    "two points from “needs support”",
    "one point from “needs support”",
    "three points from balanced",
    "two points from balanced",
    "one point from balanced",
    "balanced, right where that begins",
    "balanced, with one point to spare",
    "balanced, the most a score can be",
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
      `${numberInWords(distance)} ${distance === 1 ? "point" : "points"} from ${next}`,
    );
  }
});
