import fc from "fast-check";
import { expect, test } from "vitest";
import { whyThisOrder } from "#content/order.ts";
import { exampleReading, reportsWith } from "#pdf/report.fixture.ts";
import { anyScores } from "#tests/arbitraries.ts";
import { exampleScores } from "#tests/examples.ts";
import { guidanceWith } from "#web/features/report/guidance.ts";
import { byChakra, type ByChakra } from "./chakra.ts";
import { headings } from "./headings.ts";
import { focusOf } from "./plan.ts";
import { orderOf } from "./order.ts";
import { stateOf, type Scores } from "./scores.ts";

const reportFor = reportsWith(guidanceWith(exampleReading));
const why = (scores: Scores) => whyThisOrder(orderOf(reportFor(scores).chakra_sections));

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

test("it says two to four sentences, and of states, ties and equal scores only what is true", () => {
  fc.assert(
    fc.property(scoresOfAllKinds, (scores) => {
      const text = why(scores);
      const all = Object.values(scores);
      const different = new Set(all).size;
      const states = new Set(all.map(stateOf));
      const sentences = text.split(/(?<=\.) /u);
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.length).toBeLessThanOrEqual(4);
      expect(text).not.toContain("undefined");
      expect(text.includes("All seven scores are equal")).toBe(different === 1);
      expect(text.includes("Equal scores keep")).toBe(different > 1 && different < 7);
      expect(text.includes("The chapters go by score")).toBe(states.size === 1 && different > 1);
      expect(text.includes("The chapters go by state")).toBe(states.size > 1);
      const differsWithin = [...states].some(
        (state) => new Set(all.filter((score) => stateOf(score) === state)).size > 1,
      );
      expect(text.includes("within a state")).toBe(states.size > 1 && differsWithin);
    }),
    { numRuns: 500 },
  );
});

test("it names the two of the key insights, and of the plan as many as the plan follows", () => {
  fc.assert(
    fc.property(scoresOfAllKinds, (scores) => {
      const { chakra_sections: sections, overview } = reportFor(scores);
      const text = why(scores);
      const [first, second, third] = sections.map(({ name }) => name);
      expect(overview.quick_summary.at(-1)).toContain(`${first} and ${second}`);
      expect(text).toContain(`${first} and ${second}`);
      const focus = focusOf(sections).length;
      const waiting = sections.filter(({ state }) => state !== "balanced").length - focus;
      expect(text.includes("follows none")).toBe(focus === 0);
      expect(text.includes("the one area that is not balanced")).toBe(focus === 1);
      expect(text.includes("the other five are balanced")).toBe(focus === 2);
      expect(text.includes(`The plan adds ${third}`)).toBe(focus === 3);
      expect(text.includes("every area that is not balanced")).toBe(focus === 3 && waiting === 0);
      const words = [
        "",
        "one other area that is",
        "two other areas",
        "three other areas",
        "four other areas",
      ];
      if (waiting > 0) expect(text).toContain(`the ${words[waiting]}`);
      expect(text.includes("can wait")).toBe(waiting > 0);
    }),
    { numRuns: 500 },
  );
});

test("it names the first and the last of the states that the report has", () => {
  fc.assert(
    fc.property(scoresOfAllKinds, (scores) => {
      const { chakra_sections: sections } = reportFor(scores);
      const label = (state = "") => state.replace("_", " ");
      const [first, last] = [sections[0]?.state, sections.at(-1)?.state];
      if (first === last) return;
      expect(why(scores)).toContain(`from “${label(first)}” to “${label(last)}”`);
    }),
  );
});

test("it reads like a person", () => {
  expect(why(exampleScores.exampleReport)).toBe(
    `The chapters go by state, from “blocked” to “balanced”, and within a state by score, lowest first. ${headings.insights} names Sacral and Throat, the first two. The plan adds Crown and stops there, and the two other areas that are not balanced can wait for a later week.`,
  );
  expect(why({ ...balanced, heart: 9 })).toBe(
    `The chapters go by state, from “needs support” to “balanced”, and within a state by score, lowest first. Equal scores keep the order of the body, from the base upward. ${headings.insights} always names two, here Heart and Solar Plexus, but the plan stays with Heart, the one area that is not balanced.`,
  );
  expect(why(byChakra(() => 8))).toMatch(
    /^All seven scores are equal, so the chapters go up the body, from Root to Crown\. /u,
  );
  expect(why(differing)).not.toContain("Equal scores");
});
