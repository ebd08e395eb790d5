import fc from "fast-check";
import { expect, test } from "vitest";
import { nextWeeks } from "#content/next-weeks.ts";
import { reportFor } from "#pdf/book/report.fixture.ts";
import { anyScores } from "#tests/arbitraries.ts";
import { exampleScores, samplePractice } from "#tests/examples.ts";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import { nextWeeksFor } from "./next-weeks.ts";
import { focusOf, plannedOf } from "./plan.ts";
import type { Scores } from "#domain/scan/scores.ts";

const weeksFor = (scores: Scores) =>
  nextWeeksFor(reportFor(scores).chakra_sections, undefined, nextWeeks);

/** Scores of which as many are not balanced as there are chakras from the root on in this number. */
const scoresWithFocus = fc
  .tuple(anyScores, fc.integer({ min: 0, max: 4 }))
  .map(([scores, count]) =>
    byChakra((key) =>
      chakraKeys.indexOf(key) < count ? 3 + (scores[key] % 7) : 10 + (scores[key] % 3),
    ),
  );

test("each week has two or three sentences and names only chapters that the plan followed", () => {
  fc.assert(
    fc.property(fc.oneof(anyScores, scoresWithFocus), (scores) => {
      const { chakra_sections: sections } = reportFor(scores);
      const followed = focusOf(sections).map(({ name }) => name);
      const others = sections.map(({ name }) => name).filter((name) => !followed.includes(name));
      for (const week of weeksFor(scores)) {
        expect(week).not.toContain("undefined");
        expect([2, 3]).toContain(week.split(/(?<=\.) /u).length);
        for (const name of others) expect(week).not.toMatch(new RegExp(`\\b${name}\\b`, "u"));
      }
      for (const name of followed) expect(weeksFor(scores).join(" ")).toContain(name);
    }),
  );
});

test("a practice that is named is one of a followed chapter, and the plan has left it out", () => {
  fc.assert(
    fc.property(fc.oneof(anyScores, scoresWithFocus), (scores) => {
      const followed = focusOf(reportFor(scores).chakra_sections);
      const left = followed.flatMap(({ practices }) => {
        const planned = plannedOf(practices);
        return practices
          .filter((practice) => !planned.includes(practice))
          .map(({ title }) => title);
      });
      const named = [
        ...weeksFor(scores)
          .join(" ")
          .matchAll(/“([^”]+)”/gu),
      ].map(([, title]) => title);
      expect(named.length > 0).toBe(followed.length > 0);
      for (const title of named) expect(left).toContain(title);
    }),
  );
});

test("none, one, two and three chapters have words of their own", () => {
  const { balanced } = exampleScores;
  const variants = [
    balanced,
    { ...balanced, root: 8 },
    { ...balanced, root: 8, sacral: 9 },
    { ...balanced, root: 8, sacral: 9, heart: 9 },
  ].map((scores) => weeksFor(scores));
  expect(new Set(variants.flat()).size).toBe(12);
});

test("where a chapter has no practice beyond those of the plan, one of the plan's is named", () => {
  const sections = [{ name: "Root", severity: 2, practices: [samplePractice] }] as const;
  expect(nextWeeksFor(sections, undefined, nextWeeks)[1]).toContain("“Sit”");
});

test("a practice that serves an answer of Always is left out of the weeks after the plan", () => {
  const practices = [
    { ...samplePractice, serves: 1 },
    { ...samplePractice, title: "Stand", serves: 2 },
  ];
  const sections = [{ name: "Root", severity: 2, practices }] as const;
  expect(nextWeeksFor(sections, { 1: 1, 2: 3 }, nextWeeks)[1]).toContain("“Stand”");
  expect(nextWeeksFor(sections, { 1: 1, 2: 4 }, nextWeeks)[1]).toContain("“Sit”");
});

test("where home is not safe, week 2 says first that the lines are there", () => {
  expect(nextWeeksFor([], { 2: 1 }, nextWeeks)[0]).toMatch(
    /^If nobody knows about home yet, that is all right/u,
  );
  expect(nextWeeksFor([], { 2: 3 }, nextWeeks)[0]).not.toContain("home");
});

test("where much is low, the weeks name no practice, and say whom to show the report", () => {
  const weeks = reportFor(exampleScores.blockedEverywhere).next_weeks;
  expect(weeks.join(" ")).not.toContain("“");
  expect(weeks[0]).toMatch(
    /doctor or a counselor, or to tell someone you trust who doesn’t live with you/u,
  );
});
