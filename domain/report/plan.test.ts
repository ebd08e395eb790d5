import fc from "fast-check";
import { expect, test } from "vitest";
import { reportFor } from "#pdf/book/report.fixture.ts";
import { anyScores } from "#tests/arbitraries.ts";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import { dayKeys, planChapters, planFor, plannedOf, visitsOf } from "./plan.ts";
import { sectionsByChakra } from "./report.ts";
import { balancedFrom, maxScore, type Severity } from "#domain/scan/scores.ts";
import type { Practice, PracticeTime } from "./template.ts";

const practice = (title: string, time: PracticeTime): Practice => ({
  title,
  time,
  duration: "5 min",
  how: "Do it.",
  cue: "the bell rings",
});

const section = (name: string, severity: Severity) => ({
  severity,
  practices: [
    practice(`${name} at noon`, "Anytime"),
    practice(`${name} at dawn`, "AM"),
    practice(`${name} later at dawn`, "AM"),
    practice(`${name} at dusk`, "PM"),
  ],
});

test("days cycle through the focus chakras, at most 3 with severity >= 2 (spec 9)", () => {
  const plan = planFor([
    section("throat", 3),
    section("root", 3),
    section("heart", 2),
    section("solar", 2),
    section("crown", 1),
  ]);
  const mornings = dayKeys.map((key) => plan.days[key].am.text.split(" ")[0]);
  expect(mornings).toEqual(["throat", "root", "heart", "throat", "root", "heart", "throat"]);
});

test("each day takes the first AM, Anytime and PM practice, with its duration (spec 9)", () => {
  const plan = planFor([section("root", 2)]);
  expect(plan.day_count).toBe(7);
  for (const key of dayKeys) {
    expect(plan.days[key]).toMatchObject({
      am: { text: "root at dawn (5 min)" },
      anytime: { text: "root at noon (5 min)" },
      pm: { text: "root at dusk (5 min)" },
    });
  }
});

test("the defaults stand in when there is no focus chakra or no practice for a time (spec 9)", () => {
  const defaults = {
    am: { text: "Mindful breathing (5 min)" },
    anytime: { text: "Posture check-ins (3x)" },
    pm: { text: "Gratitude practice (3 min)" },
  };
  expect(planFor([section("root", 1)]).days.day_7).toEqual(defaults);
  expect(planFor([{ severity: 3, practices: [practice("Stretch", "AM")] }]).days.day_1).toEqual({
    ...defaults,
    am: { text: "Stretch (5 min)", practice: practice("Stretch", "AM") },
  });
});

test("an entry of the plan holds a practice of its own chapter, and a default holds none", () => {
  fc.assert(
    fc.property(anyScores, (scores) => {
      const report = reportFor(scores);
      const isBalanced = report.chakra_sections.every(({ state }) => state === "balanced");
      for (const [index, key] of report.plan_chapters.entries()) {
        const day = report.daily_plan.days[dayKeys[index] ?? "day_1"];
        const found = [day.am, day.anytime, day.pm].map((entry) => entry.practice);
        if (isBalanced) expect(found).toEqual([undefined, undefined, undefined]);
        else expect(found).toEqual(plannedOf(sectionsByChakra(report)[key].practices));
      }
    }),
  );
});

const allBalanced = fc
  .tuple(...chakraKeys.map(() => fc.integer({ min: balancedFrom, max: maxScore })))
  .map((scores) => byChakra((key) => scores[chakraKeys.indexOf(key)] ?? maxScore));

test("where all are balanced the seven days visit the seven chapters, as the words above the plan say", () => {
  fc.assert(
    fc.property(allBalanced, (scores) => {
      const { chakra_sections: sections, plan_lead: lead } = reportFor(scores);
      const chapters = planChapters(sections);
      expect(chapters).toEqual(chakraKeys);
      expect(lead).toContain("Each day also visits a chapter");
      expect(visitsOf(sections).map(({ title }) => title)).toEqual(
        chapters.map((key) => sections.find((one) => one.key === key)?.try_first?.title),
      );
    }),
  );
});
