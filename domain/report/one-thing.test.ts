import fc from "fast-check";
import { expect, test } from "vitest";
import { reportFrom } from "#pdf/book/report.fixture.ts";
import { anyAnswersWithTies } from "#tests/arbitraries.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { feelsUnsafe } from "#domain/scan/help.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { balancedFrom, scoresOf } from "#domain/scan/scores.ts";

test("it is a practice of the plan's first day for the lowest answer, and with seven balanced scores of the highest one's chapter", () => {
  fc.assert(
    fc.property(anyAnswersWithTies, (answers) => {
      fc.pre(!feelsUnsafe(answers));
      const scores = scoresOf(answers);
      const report = reportFrom(answers);
      const { suggested } = report.overview.one_thing;
      if (!suggested) throw new Error("Nothing is suggested.");
      const { practice, chapter } = suggested;
      const section = report.chakra_sections.find(({ key }) => key === chapter.key);
      expect(section).toMatchObject({ name: chapter.name, try_first: practice });
      const served = questionIdsOf(chapter.key).filter((id) => id !== 2);
      const lowest = Math.min(...served.map((id) => answers[id] ?? 0));
      expect(answers[practice.serves ?? 0]).toBe(lowest);
      if (chakraKeys.every((key) => scores[key] >= balancedFrom)) {
        const highest = Math.max(...Object.values(scores));
        expect(chapter.key).toBe(chakraKeys.find((key) => scores[key] === highest));
        return;
      }
      expect(chapter.key).toBe(report.chakra_sections[0]?.key);
      expect(Object.values(report.daily_plan.days.day_1)).toContainEqual({
        text: `${practice.title} (${practice.duration})`,
        practice,
      });
    }),
  );
});

test("the reason says of the scores only what is true", () => {
  fc.assert(
    fc.property(anyAnswersWithTies, (answers) => {
      fc.pre(!feelsUnsafe(answers));
      const all = Object.values(scoresOf(answers));
      const { reason } = reportFrom(answers).overview.one_thing;
      const [lowest, highest] = [Math.min(...all), Math.max(...all)];
      const count = (score: number) => all.filter((other) => other === score).length;
      const isBalanced = lowest >= balancedFrom;
      const claims = [
        [/ is where your answers are lowest/u, !isBalanced && count(lowest) === 1],
        [/ is where you are strongest/u, isBalanced && count(highest) === 1],
      ] as const;
      for (const [claim, isTrue] of claims) expect(claim.test(reason)).toBe(isTrue);
      expect(reason).not.toMatch(/[{}]|undefined/u);
    }),
  );
});

test("where home does not feel safe it is to tell somebody, and no practice stands beside it", () => {
  fc.assert(
    fc.property(anyAnswersWithTies, (answers) => {
      const { one_thing: one } = reportFrom(answers).overview;
      expect(one.suggested === undefined).toBe(feelsUnsafe(answers));
      expect(one.reason.startsWith("Tell one person")).toBe(feelsUnsafe(answers));
    }),
  );
});
