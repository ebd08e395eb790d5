import fc from "fast-check";
import { expect, test } from "vitest";
import { whyThisOrder } from "#content/chapter-order.ts";
import { reportFor } from "#pdf/book/report.fixture.ts";
import { anyScores } from "#tests/arbitraries.ts";
import { exampleScores } from "#tests/examples.ts";
import { byChakra, type ByChakra } from "#domain/chakra.ts";
import { chapterOrder } from "./chapter-order.ts";
import type { Scores } from "#domain/scan/scores.ts";

const why = (scores: Scores) => whyThisOrder(chapterOrder(reportFor(scores).chakra_sections));

/** Any scores, and often few different ones, or one not balanced, or all of one state. */
const scoresOfAllKinds = fc.oneof(
  anyScores,
  fc
    .tuple(anyScores, fc.subarray([3, 5, 7, 9, 10, 12], { minLength: 1 }))
    .map(([scores, few]) => byChakra((key) => few[scores[key] % few.length] ?? 3)),
  fc.tuple(anyScores, fc.integer({ min: 0, max: 5 })).map(([scores, count]) =>
    byChakra((key) => {
      const index = Object.keys(scores).indexOf(key);
      return index < count ? scores[key] : 10 + (scores[key] % 3);
    }),
  ),
);

const { balanced } = exampleScores;
const differing: ByChakra<number> = {
  root: 3,
  sacral: 5,
  solar: 7,
  heart: 9,
  throat: 10,
  third_eye: 11,
  crown: 12,
};

test("it says at most two sentences, and of equal scores only what is true", () => {
  fc.assert(
    fc.property(scoresOfAllKinds, (scores) => {
      const text = why(scores);
      const different = new Set(Object.values(scores)).size;
      expect([1, 2]).toContain(text.split(/(?<=\.) (?=\p{Lu})/u).length);
      expect(text).not.toContain("undefined");
      expect(text.includes("All seven scores are equal")).toBe(different === 1);
      if (different === 7) expect(text).not.toContain("equal");
    }),
    { numRuns: 500 },
  );
});

test("where the key insights name one of several with the same score, it says that they name the first two whatever these are", () => {
  expect(why(byChakra((key) => (key === "heart" ? 5 : 7)))).toContain("low or not");
  expect(why({ ...differing, root: 5, sacral: 5, solar: 5 })).toContain("low or not");
  expect(why({ ...differing, root: 5, sacral: 5 })).not.toContain("low or not");
  fc.assert(
    fc.property(scoresOfAllKinds, (scores) => {
      const [, second, third] = reportFor(scores).chakra_sections;
      expect(why(scores).includes("low or not")).toBe(second?.score === third?.score);
    }),
    { numRuns: 500 },
  );
});

test("it reads like a person", () => {
  expect(why(exampleScores.exampleReport)).toBe("Chapters run from lowest to highest.");
  expect(why({ ...balanced, heart: 9 })).toBe(
    "Chapters run from lowest to highest, equal ones up the body. The key insights always name the first two, low or not.",
  );
  expect(why(byChakra(() => 8))).toMatch(
    /^All seven scores are equal, so the chapters go up the body, from Root to Crown\. The key insights/u,
  );
  expect(why(differing)).not.toContain("are equal");
});
