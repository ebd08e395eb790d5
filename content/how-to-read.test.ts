import { test } from "vitest";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { maxScore, minScore } from "#domain/scan/scores.ts";
import { howToRead, legend } from "./how-to-read.ts";
import { wordCount } from "./reading-time.ts";

const file = "content/how-to-read.ts";

test("how to read a report takes 35 to 50 words", () => {
  const words = wordCount(howToRead);
  expectNoProblems(
    words >= 35 && words <= 50 ? [] : [`${file}, howToRead: has ${words} words; write 35 to 50`],
  );
});

test("what both say of the scale is what the scan does (spec 3 and 4)", () => {
  const bounds = `${minScore} to ${maxScore}`;
  const [from, low] = ["Balanced begins at 10", "7 to 9 needs support"];
  const claims = [
    [howToRead, ["three answers", bounds, `begin at ${minScore}`, from, low]],
    [legend[1], [`${bounds}; bars and petals begin at ${minScore}`, from, low]],
    [legend[2], ["makes 9, one short of balanced", "Rarely, still adds a point"]],
  ] as const;
  expectNoProblems(
    claims.flatMap(([text, parts]) =>
      parts
        .filter((part) => !text?.includes(part))
        .map((part) => `${file}: "${text}" does not say "${part}"; say it`),
    ),
  );
});
