import { test } from "vitest";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { answerChoices } from "#domain/scan/answers.ts";
import { maxScore, minScore, stateOf } from "#domain/scan/scores.ts";
import { howToRead as wordsFor, legend, scale } from "./how-to-read.ts";
import { wordCount } from "./reading-time.ts";

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
