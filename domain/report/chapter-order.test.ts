import fc from "fast-check";
import { expect, test } from "vitest";
import { whyThisOrder } from "#content/chapter-order.ts";
import { reportFor } from "#tests/reports.ts";
import { anyScores } from "#tests/arbitraries.ts";
import { byChakra, type ByChakra } from "#domain/chakra.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { chapterOrder } from "./chapter-order.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { forAnyReport } from "./any-report.fixture.ts";

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

const differing: ByChakra<number> = {
  root: 3,
  sacral: 5,
  solar: 7,
  heart: 9,
  throat: 10,
  third_eye: 11,
  crown: 12,
};

test("it says in at most three sentences what is true of these scores", () => {
  fc.assert(
    fc.property(scoresOfAllKinds, (scores) => {
      const text = why(scores);
      const all = Object.values(scores);
      const different = new Set(all).size;
      expect(text.split(/(?<=\.) (?=[\p{Lu}“])/u).length).toBeLessThanOrEqual(3);
      expect(text).not.toContain("undefined");
      expect(text.includes("All seven scores are equal")).toBe(different === 1);
      if (different === 7) expect(text).not.toContain("equal");
      expect(text.includes("“Blocked”")).toBe(all.some((score) => score <= 6));
    }),
    { numRuns: 200 },
  );
});

test("“Focus on” is said to mean keeping where no answer is low in the two that it names", () => {
  forAnyReport(({ chakra_sections: sections, overview }, answers) => {
    const named = sections.slice(0, 2).flatMap(({ key }) => questionIdsOf(key));
    const isHigh = named.every((id) => (answers[id] ?? 0) >= 3);
    expect(overview.order.includes("keeping what works")).toBe(isHigh);
  });
});

test("where they name one of several with the same score, it says that they always name the first two", () => {
  const always = "always names the first two";
  expect(why(byChakra((key) => (key === "heart" ? 5 : 7)))).toContain(always);
  expect(why({ ...differing, root: 5, sacral: 5, solar: 5 })).toContain(always);
  expect(why({ ...differing, root: 12, sacral: 5, solar: 5 })).not.toContain(always);
});
