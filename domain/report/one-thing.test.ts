import fc from "fast-check";
import { expect, test } from "vitest";
import { oneThingWords } from "#content/one-thing.ts";
import { exampleReading, reportsWith } from "#pdf/book/report.fixture.ts";
import { anyScores } from "#tests/arbitraries.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { guidanceWith } from "#web/features/report/guidance.ts";
import {
  completeAnswers,
  questionIds,
  type Answers,
  type CompleteAnswers,
} from "#domain/scan/answers.ts";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import { oneThingFor } from "./one-thing.ts";
import { sectionsByChakra } from "./report.ts";
import { balancedFrom, maxScore, minScore, scoresOf, type Scores } from "#domain/scan/scores.ts";
import type { Practice, PracticeTime } from "./template.ts";

const reportFor = reportsWith(guidanceWith(exampleReading));
const themes = Object.fromEntries(questionIds.map((id) => [id, `doing thing ${id}`]));

/** What is chosen for these scores, and their answers where they are known. */
const oneThing = (scores: Scores, answers?: CompleteAnswers) =>
  oneThingFor({ sections: reportFor(scores).chakra_sections, answers, themes }, oneThingWords);

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
  cue: "the bell rings",
});

/** What is chosen from a single chapter with these practices. */
const chosenFrom = (practices: readonly Practice[]) => {
  const root = { key: "root", name: "Root", score: 5, state: "blocked", practices } as const;
  return oneThingFor({ sections: [root], themes }, oneThingWords).practice.title;
};

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
      expect(Object.values(report.daily_plan.days.day_1)).toContainEqual({
        text: `${chosen.title} (${chosen.duration})`,
        practice: chosen,
      });
    }),
  );
});

test("of equal low scores it takes the chapter that begins the report and the plan", () => {
  const scores = { ...byChakra(() => 8), third_eye: 7, crown: 7 };
  expect(oneThing(scores, answersFor(scores)).chapter.key).toBe("third_eye");
  expect(oneThing(scores).chapter.key).toBe("third_eye");
});

test("where no answer decides, it takes the shortest of the first practices for each time", () => {
  const morning = practice("Morning", "AM", "4 min");
  const anytime = practice("Anytime", "Anytime", "1 min, 5x");
  const evening = practice("Evening", "PM", "3 min");
  expect(chosenFrom([morning, anytime, evening])).toBe("Evening");
  expect(chosenFrom([morning, anytime, { ...evening, duration: "20 min" }])).toBe("Morning");
  expect(chosenFrom([morning, anytime, evening, practice("Second", "PM", "1 min")])).toBe(
    "Evening",
  );
  expect(chosenFrom([{ ...evening, duration: "4 min" }, anytime, morning])).toBe("Morning");
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
        [/ is where your answers are lowest/u, !isBalanced && count(lowest) === 1],
        [/one of the places where/u, !isBalanced && !isEqual && count(lowest) > 1],
        [/With seven equal scores/u, !isBalanced && isEqual],
        [/ is where you are strongest/u, isBalanced && count(highest) === 1],
        [/among your strongest/u, isBalanced && !isEqual && count(highest) > 1],
        [/All seven stand equally high/u, isBalanced && isEqual],
      ] as const;
      for (const [claim, isTrue] of claims) expect(claim.test(reason), String(claim)).toBe(isTrue);
    }),
    { numRuns: 500 },
  );
});

/** Where only Root is low: what is chosen when its answers are these and its one practice serves the first question. */
function chosenFor(root: readonly [number, number, number], serves = 1) {
  const values = { ...answersFor(exampleScores.balanced), 1: root[0], 2: root[1], 3: root[2] };
  const answers = completeAnswers(values as Answers);
  if (!answers) throw new Error("An answer is missing.");
  const sections = reportFor(scoresOf(answers)).chakra_sections.map((section) => ({
    ...section,
    practices: [{ ...practice("Rest", "AM", "5 min"), serves }],
  }));
  return oneThingFor({ sections, answers, themes }, oneThingWords).reason;
}

test("where answers are known, the reason says which of them the practice is for", () => {
  expect(chosenFor([1, 4, 4])).toBe(
    "Root is where your answers are lowest. You answered Rarely to doing thing 1, and this practice is meant for that.",
  );
  expect(chosenFor([2, 3, 3])).toContain("You answered Sometimes to doing thing 1, and");
  expect(chosenFor([3, 3, 3])).toContain("You answered Often to doing thing 1, and");
});

test("where home does not always feel safe, telling somebody comes first, and no practice is meant for that", () => {
  const first =
    "If home is not safe, the one thing this week is to tell somebody you feel safe with, or to call a helpline.";
  expect(chosenFor([1, 1, 4])).toMatch(new RegExp(`^${first} This practice is for after that\\. `));
  expect(chosenFor([1, 2, 4])).toContain("You answered Rarely to doing thing 1");
  expect(chosenFor([2, 1, 4], 2)).not.toContain("doing thing");
  expect(chosenFor([1, 3, 4])).not.toContain(first);
});
