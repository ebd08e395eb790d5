import { expect, test } from "vitest";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { answerChoices } from "#domain/scan/answers.ts";
import { maxScore, minScore, stateOf } from "#domain/scan/scores.ts";
import { howToRead as wordsFor, legend, scale } from "./how-to-read.ts";
import { wordCount } from "./reading-time.ts";
import { numberInWords } from "#domain/english.ts";
import { nearnessOf } from "./nearness.ts";
import { stateLabels } from "./states.ts";

const howToRead = wordsFor(["Next rung: sit down."]);
const file = "content/how-to-read.ts";

test("how to read a report takes 35 to 50 words", () => {
  const words = wordCount(howToRead);
  expectNoProblems(
    words >= 35 && words <= 50 ? [] : [`${file}, howToRead: has ${words} words; write 35 to 50`],
  );
});

test("what both say of the scale is what the scan does (spec 3 and 4)", () => {
  const isTrue =
    stateOf(9) !== "balanced" &&
    stateOf(10) === "balanced" &&
    answerChoices.some(({ label, value }) => label === "Often" && value === 3) &&
    answerChoices.every(({ value }) => value >= 1) &&
    answerChoices.some(({ label, value }) => label === "Rarely" && value === 1) &&
    stateOf(6) === "blocked" &&
    stateOf(7) === "needs_support";
  const claims = [
    [
      "howToRead",
      howToRead,
      [
        "three answers",
        `${minScore} to ${maxScore}`,
        `begin at ${minScore}`,
        "Balanced begins at 10",
        "7 to 9 needs support",
      ],
    ],
    ["scale", scale, [`${minScore} to ${maxScore}; bars and petals begin at ${minScore}`]],
    ["legend", legend, ["makes 9, one short of balanced", "Rarely, still adds a point"]],
  ] as const;
  expectNoProblems([
    ...(isTrue ? [] : [`${file}: the scale has changed; write both texts anew`]),
    ...claims.flatMap(([field, text, parts]) =>
      parts
        .filter((part) => !text.includes(part))
        .map((part) => `${file}, ${field}: does not say "${part}"; say it`),
    ),
  ]);
});

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
