import fc from "fast-check";
import { expect, test } from "vitest";
import { reportFor, reportFrom } from "#tests/reports.ts";
import { allAnswers } from "#tests/arbitraries.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { byChakra, chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { valueOf } from "#domain/scan/answers.ts";
import { feelsUnsafe } from "#domain/scan/help.ts";
import { dayKeys, planChapters, planFor, plannedOf } from "./plan.ts";
import { sectionsByChakra } from "./report.ts";
import { balancedFrom, maxScore, type Severity } from "#domain/scan/scores.ts";
import type { Practice, PracticeTime } from "./template.ts";
import { forAnyReport } from "./any-report.fixture.ts";

const practice = (title: string, time: PracticeTime): Practice => ({
  title,
  time,
  duration: "5 min",
  how: "Do it.",
  cue: "the bell rings",
});

const section = (name: ChakraKey, severity: Severity) => ({
  key: name,
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
  expect(planFor([{ ...section("root", 1), practices: [] }]).days.day_7).toEqual(defaults);
  expect(
    planFor([{ key: "root", severity: 3, practices: [practice("Stretch", "AM")] }]).days.day_1,
  ).toEqual({
    ...defaults,
    am: { text: "Stretch (5 min)", practice: practice("Stretch", "AM"), note: "cue" },
  });
});

test("an entry of the plan holds a practice of its own chapter, and a default holds none", () => {
  forAnyReport((report) => {
    const isBalanced = report.chakra_sections.every(
      (one) => one.state === "balanced" || one.left_out,
    );
    for (const day of dayKeys) {
      const key = report.plan_chapters[day];
      const { am, anytime, pm } = report.daily_plan.days[day];
      const found = [am, anytime, pm].map((entry) => entry.practice);
      if (isBalanced) expect(found).toEqual([undefined, undefined, undefined]);
      else expect(found).toEqual(plannedOf(sectionsByChakra(report)[key].practices));
    }
  });
});

const allBalanced = fc
  .tuple(...chakraKeys.map(() => fc.integer({ min: balancedFrom, max: maxScore })))
  .map((scores) => byChakra((key) => scores[chakraKeys.indexOf(key)] ?? maxScore));

test("where all are balanced the seven days visit the seven chapters, and offer the first practice of each", () => {
  fc.assert(
    fc.property(allBalanced, (scores) => {
      const { chakra_sections: sections, daily_plan: plan } = reportFor(scores);
      const chapters = Object.values(planChapters(sections));
      expect(chapters).toEqual(chakraKeys);
      const entries = Object.values(plan.days).flatMap((day) => Object.values(day));
      const firsts = byChakra((key) => sections.find((one) => one.key === key)?.practices[0]);
      const offered = entries.flatMap(({ instead }) => instead ?? []);
      expect(offered).toEqual(Object.values(firsts));
    }),
  );
});

test("the one thing of the week is what the plan calls enough, and what the weeks after go on with", () => {
  forAnyReport(({ plan_lead: lead, next_weeks: weeks, overview, help }) => {
    const [, thread] = /On a full day, “([^”]+)” alone is enough/u.exec(lead) ?? [];
    const oneThing = overview.one_thing.suggested?.practice.title;
    expect(thread).toBe(oneThing);
    const [, next] = /“([^”]+)”/u.exec(weeks[0]) ?? [];
    if (help.length === 0) expect(next).toBe(oneThing);
  });
});

test("where home alone is low in Root, no day, card or later week presses on it, and the plan says why", () => {
  const answers = { ...answersFor(exampleScores.balanced), 1: 4, 2: 1, 3: 4 } as const;
  const alone = reportFrom(answers);
  expect(alone.chakra_sections[0]).toMatchObject({ key: "root", score: 9 });
  expect(Object.values(alone.plan_chapters)).not.toContain("root");
  const { order } = reportFrom({ ...allAnswers(4), 2: 1 }).overview;
  expect(order).toContain("What matters here is home");
  expect(alone.plan_lead).toMatch(/^Home comes before this plan\..*and Root has no days here/u);
  expect(alone.overview.one_thing.lines?.join(" ")).toMatch(/a place to go/u);
  expect(alone.plan_lead).toContain("when nobody comes to mind, skip it");
  expect(alone.plan_lead).not.toContain("All seven areas are balanced");
  expect(alone.next_weeks.join(" ")).not.toContain("Root");
  const withHeart = reportFrom({ ...answers, 10: 1, 11: 1 });
  expect(new Set(Object.values(withHeart.plan_chapters))).toEqual(new Set<ChakraKey>(["heart"]));
  const lowToo = reportFrom({ ...answersFor(exampleScores.blockedEverywhere), 2: 2 });
  expect(Object.values(lowToo.plan_chapters)).toContain("root");
  expect(lowToo.plan_lead).toContain("so the days of Root are about rest and people to call on");
  for (const { plan_lead: lead, overview } of [withHeart, lowToo]) {
    expect(lead).toMatch(/^Home comes before this plan/u);
    expect(lead).not.toMatch(/alone is enough|to write/u);
    expect(overview.order).toContain("home comes first");
  }
});

// “Up to 3 chakras” lets Root be left out: no practice makes a home safe, and a plan that says so otherwise could harm.
test("the plan follows up to 3 chakras with severity >= 2 (spec 9), and not a Root in which an unsafe home alone is low", () => {
  forAnyReport(({ chakra_sections: sections, plan_chapters: chapters, overview }, answers) => {
    const first = overview.one_thing.suggested?.chapter.key;
    const isOut = feelsUnsafe(answers) && valueOf(1, answers) >= 3 && valueOf(3, answers) >= 3;
    const wanted = sections
      .filter(({ key, severity }) => severity >= 2 && !(key === "root" && isOut))
      .toSorted((one, other) => Number(other.key === first) - Number(one.key === first))
      .slice(0, 3)
      .map(({ key }) => key);
    const visited = Object.values(chapters);
    if (wanted.length > 0) expect(visited.slice(0, wanted.length)).toEqual(wanted);
    else expect(visited.includes("root")).toBe(!isOut);
  });
});
