import fc from "fast-check";
import { expect, test } from "vitest";
import { oneThingWords } from "#content/one-thing.ts";
import { exampleReading, reportsWith } from "#pdf/report.fixture.ts";
import { anyScores } from "#tests/arbitraries.ts";
import { exampleScores } from "#tests/examples.ts";
import { guidanceWith } from "#web/features/report/guidance.ts";
import { byChakra, chakraKeys } from "./chakra.ts";
import { oneThingFor } from "./one-thing.ts";
import { sectionsByChakra } from "./report.ts";
import { balancedFrom, maxScore, minScore, type Scores } from "./scores.ts";
import type { Practice, PracticeTime } from "./template.ts";

const reportFor = reportsWith(guidanceWith(exampleReading));
const oneThing = (scores: Scores) => oneThingFor(reportFor(scores).chakra_sections, oneThingWords);

/** Any scores, and often those with all equal or all balanced. */
const scoresOfAllKinds = fc.oneof(
  anyScores,
  fc.integer({ min: minScore, max: maxScore }).map((score) => byChakra(() => score)),
  anyScores.map((scores) => byChakra((key) => balancedFrom + (scores[key] % 3))),
);

const practice = (title: string, time: PracticeTime, duration: string): Practice => ({
  title,
  time,
  duration,
  how: "Do it.",
});

/** What is chosen from a single chapter with these practices. */
const chosenFrom = (practices: readonly Practice[]) =>
  oneThingFor([{ key: "root", name: "Root", score: 5, state: "blocked", practices }], oneThingWords)
    .practice.title;

test("it is a practice of the plan's first day, and with seven balanced scores of the highest one's chapter", () => {
  fc.assert(
    fc.property(scoresOfAllKinds, (scores) => {
      const report = reportFor(scores);
      const { practice: chosen, chapter } = oneThing(scores);
      const { name, practices } = sectionsByChakra(report)[chapter.key];
      expect(chapter.name).toBe(name);
      expect(practices).toContain(chosen);
      if (chakraKeys.every((key) => scores[key] >= balancedFrom)) {
        const highest = Math.max(...Object.values(scores));
        expect(chapter.key).toBe(chakraKeys.find((key) => scores[key] === highest));
        return;
      }
      expect(chapter.key).toBe(report.chakra_sections[0]?.key);
      expect(Object.values(report.daily_plan.days.day_1)).toContain(
        `${chosen.title} (${chosen.duration})`,
      );
    }),
  );
});

test("of the first practices for each time it takes the shortest, counting every repetition", () => {
  const morning = practice("Morning", "AM", "4 min");
  const anytime = practice("Anytime", "Anytime", "1 min, 5x");
  const evening = practice("Evening", "PM", "3 min");
  expect(chosenFrom([morning, anytime, evening])).toBe("Evening");
  expect(chosenFrom([morning, anytime, { ...evening, duration: "20 min" }])).toBe("Morning");
  expect(
    chosenFrom([{ ...morning, duration: "6 min" }, anytime, { ...evening, duration: "6 min" }]),
  ).toBe("Anytime");
  expect(chosenFrom([morning, anytime, evening, practice("Second", "PM", "1 min")])).toBe(
    "Evening",
  );
});

test("on a tie it takes the earlier one, however the chapter lists them", () => {
  const evening = practice("Evening", "PM", "3 min");
  const anytime = practice("Anytime", "Anytime", "1 min, 3x");
  const morning = practice("Morning", "AM", "3 min");
  expect(chosenFrom([evening, anytime, morning])).toBe("Morning");
  expect(chosenFrom([evening, anytime])).toBe("Anytime");
});

test("a duration that cannot be read counts as the longest", () => {
  const vague = practice("Morning", "AM", "a while");
  expect(chosenFrom([vague, practice("Evening", "PM", "30 min")])).toBe("Evening");
  expect(chosenFrom([vague])).toBe("Morning");
});

test("the reason is two sentences, and says of the scores only what is true", () => {
  fc.assert(
    fc.property(scoresOfAllKinds, (scores) => {
      const { reason, chapter } = oneThing(scores);
      const all = Object.values(scores);
      const [lowest, highest] = [Math.min(...all), Math.max(...all)];
      const count = (score: number) => all.filter((other) => other === score).length;
      const isBalanced = lowest >= balancedFrom;
      const isEqual = lowest === highest;
      expect(reason.split(/(?<=\.) (?=\p{Lu})/u)).toHaveLength(2);
      expect(reason.split(chapter.name)).toHaveLength(2);
      const claims = [
        [/has the lowest of your seven scores/u, !isBalanced && count(lowest) === 1],
        [/shares your lowest score/u, !isBalanced && !isEqual && count(lowest) > 1],
        [/seven scores are equal/u, !isBalanced && isEqual],
        [/has your highest score/u, isBalanced && count(highest) === 1],
        [/of those with your highest score/u, isBalanced && !isEqual && count(highest) > 1],
        [/All seven carry you equally well/u, isBalanced && isEqual],
      ] as const;
      for (const [claim, isTrue] of claims) expect(claim.test(reason), String(claim)).toBe(isTrue);
    }),
    { numRuns: 500 },
  );
});

test("it reads like a person", () => {
  const { practice: chosen, chapter, reason } = oneThing(exampleScores.exampleReport);
  expect(chapter).toEqual({ key: "sacral", name: "Sacral" });
  expect(chosen.time).toMatch(/^(?:AM|PM|Anytime)$/u);
  expect(reason).toMatch(/^Sacral has the lowest of your seven scores, so /u);
});

test("of the shortest it says that it comes first only where there are several", () => {
  const sections = (duration: string) =>
    [
      {
        key: "root",
        name: "Root",
        score: 5,
        state: "blocked",
        practices: [practice("Morning", "AM", "3 min"), practice("Evening", "PM", duration)],
      },
    ] as const;
  expect(oneThingFor(sections("3 min"), oneThingWords).reason).toContain("of the shortest");
  expect(oneThingFor(sections("4 min"), oneThingWords).reason).toContain("over soonest");
});
