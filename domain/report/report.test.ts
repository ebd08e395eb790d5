import fc from "fast-check";
import { expect, test } from "vitest";
import { chakras } from "#content/chakras/chakras.ts";
import { anyAnswersWithTies, anyScores } from "#tests/arbitraries.ts";
import { reportFrom } from "#pdf/book/report.fixture.ts";
import { valueOf, type CompleteAnswers } from "#domain/scan/answers.ts";
import { feelsUnsafe } from "#domain/scan/help.ts";
import { answersFor, exampleScores, samplePractice } from "#tests/examples.ts";
import { guidanceWith } from "#web/features/report/report-words.ts";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import type { Guidance } from "./guidance.ts";
import { buildReport, reportMeta } from "./report.ts";
import type { Scores } from "#domain/scan/scores.ts";
import type { StateTemplate } from "./template.ts";
import { studiesOf, type StudyKey } from "./studies.ts";
import { boostersFor } from "./boosters.ts";

const guidance = guidanceWith(
  byChakra((key) => [
    { title: `About ${key}`, slug: `/blog/${key}` },
    { title: "For everyone", slug: "/blog/everyone" },
  ]),
);

/** More than a report may show: six practices for every chakra and state, and nine links. */
const plenty: Guidance = {
  ...guidance,
  chakras: byChakra((key) => ({
    ...chakras[key],
    name: key,
    templates: {
      blocked: withSixPractices(chakras[key].templates.blocked),
      needs_support: withSixPractices(chakras[key].templates.needs_support),
      balanced: withSixPractices(chakras[key].templates.balanced),
    },
  })),
  reading: byChakra((key) => [
    { title: `About ${key}`, slug: `/blog/${key}` },
    { title: "For everyone", slug: "/blog/everyone" },
    { title: "And everyone else", slug: "/blog/everyone-else" },
  ]),
};

function withSixPractices(template: StateTemplate): StateTemplate {
  return {
    ...template,
    practices: [1, 2, 3, 4, 5, 6].map((n) => ({ ...samplePractice, title: `${n}`, serves: 1 })),
  };
}

const user = {
  first_name: "Ana",
  email: "ana@example.com",
  timestamp: "2026-11-21T08:00:00.000Z",
  consent: true,
};

const reportFor = (scores: Scores, words = guidance) =>
  buildReport({ user, scores, meta: reportMeta, answers: answersFor(scores) }, words);

test("sections are sorted by severity descending, then score ascending (spec 4)", () => {
  fc.assert(
    fc.property(anyScores, (scores) => {
      const sections = reportFor(scores).chakra_sections;
      expect(sections.map(({ key }) => key).toSorted()).toEqual([...chakraKeys].toSorted());
      for (const [index, section] of sections.entries()) {
        const previous = sections[index - 1];
        if (!previous) continue;
        expect(previous.severity).toBeGreaterThanOrEqual(section.severity);
        if (previous.severity === section.severity) {
          expect(previous.score).toBeLessThanOrEqual(section.score);
        }
      }
    }),
  );
});

test("a section shows 5 practices if blocked, 4 if needs_support, 3 if balanced (spec 9)", () => {
  const counts = { blocked: 5, needs_support: 4, balanced: 3 };
  fc.assert(
    fc.property(anyScores, (scores) => {
      for (const section of reportFor(scores).chakra_sections) {
        expect(section.practices).toHaveLength(counts[section.state]);
        expect(section.distance_to_12).toBe(12 - section.score);
        expect(section.template).toMatchObject(chakras[section.key].templates[section.state]);
      }
      for (const { state, practices } of reportFor(scores, plenty).chakra_sections) {
        const titles = practices.map(({ title }) => title);
        expect(titles).toEqual(["1", "2", "3", "4", "5"].slice(0, counts[state]));
      }
    }),
  );
});

test("the quick summary counts balanced chakras and blocked areas and names the top two (spec 9)", () => {
  expect(reportFor(exampleScores.exampleReport).overview.quick_summary).toEqual([
    "2 chakras are balanced.",
    "2 areas are blocked.",
    "Focus on Sacral and Throat.",
  ]);
  expect(reportFor({ ...exampleScores.balanced, heart: 3 }).overview.quick_summary).toEqual([
    "6 chakras are balanced.",
    "1 area is blocked.",
    "Focus on Heart and Solar Plexus.",
  ]);
});

test("lines of the quick summary containing '0 ' are dropped (spec 9)", () => {
  expect(reportFor(exampleScores.balanced).overview.quick_summary).toEqual([
    "7 chakras are balanced.",
    "Focus on what holds up Solar Plexus and Throat.",
  ]);
  fc.assert(
    fc.property(anyScores, (scores) => {
      for (const line of reportFor(scores).overview.quick_summary) expect(line).not.toContain("0 ");
    }),
  );
});

test("reading comes from chakras that are not balanced, once a link, at most 8 (spec 9)", () => {
  expect(reportFor(exampleScores.balanced).resources).toEqual([]);
  fc.assert(
    fc.property(anyScores, (scores) => {
      const slugs = reportFor(scores).resources.map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs.length).toBeLessThanOrEqual(8);
      for (const key of chakraKeys) {
        if (scores[key] >= 10) expect(slugs).not.toContain(`/blog/${key}`);
      }
    }),
  );
  expect(reportFor(exampleScores.blockedEverywhere, plenty).resources).toHaveLength(8);
  const two = ["/blog/clear-blockages", "/blog/sacral-power"].map((slug) => ({ title: "", slug }));
  const firstFor = (root: number) =>
    reportFor({ ...exampleScores.balanced, root }, { ...guidance, reading: byChakra(() => two) })
      .resources[0];
  expect([firstFor(6), firstFor(7)]).toEqual(two);
});

test("the overview gives the percent of 12 for every chakra (spec 3)", () => {
  expect(reportFor(exampleScores.exampleReport).overview.summary_graph).toEqual({
    root: 67,
    sacral: 42,
    solar: 75,
    heart: 92,
    throat: 50,
    third_eye: 83,
    crown: 58,
  });
});

test("with no focus chakra the words above the plan say how each of its three habits is done", () => {
  const { daily_plan: plan, plan_lead: lead } = reportFor(exampleScores.balanced);
  const { am, anytime, pm } = plan.days.day_1;
  expect(lead).toMatch(/^All seven areas are balanced, so all seven days keep the same/u);
  for (const habit of [am, anytime, pm]) {
    const name = habit.text.replace(/s? \(.*$/u, "").toLowerCase();
    expect(lead.toLowerCase().split(name), name).toHaveLength(2);
  }
});

test("with one they say that the days repeat on purpose", () => {
  const lead = reportFor({ ...exampleScores.balanced, solar: 9 }).plan_lead;
  expect(lead).toMatch(/^All seven days belong to Solar Plexus, /u);
  expect(lead).toContain("repeat on purpose");
});

test("with two or three they say whose day each is, as the rows of the plan do", () => {
  expect(reportFor({ ...exampleScores.balanced, solar: 9, root: 9, throat: 10 }).plan_lead).toMatch(
    /day 1 is for Root, day 2 for Solar Plexus, then Root again\./u,
  );
  const { plan_lead: lead, daily_plan: plan } = reportFor(exampleScores.exampleReport);
  expect(lead).toMatch(/day 1 is for Sacral, day 2 for Throat, day 3 for Crown, then/u);
  const { sacral, throat, crown } = chakras;
  for (const [day, { templates }] of [
    [plan.days.day_1, sacral],
    [plan.days.day_2, throat],
    [plan.days.day_3, crown],
    [plan.days.day_4, sacral],
  ] as const) {
    const pool = Object.values(templates).flatMap(({ practices }) => practices);
    expect(pool).toContain(day.am.practice);
  }
});

test("the report carries its version, its three disclaimers and the visitor", () => {
  const report = reportFor(exampleScores.onTheEdges);
  expect(report.meta).toEqual({ scale_min: 3, scale_max: 12, version: "1.0" });
  expect(report.disclaimers).toHaveLength(3);
  expect(report.user).toEqual(user);
});

test("a special focus area names what is high, and has one practice where much is low", () => {
  const { boosters } = reportFor({ ...exampleScores.balanced, root: 6, heart: 6, third_eye: 8 });
  expect(
    boosters.map(({ description }) =>
      /with (.*?) at ten|and (.*?) came out high/u.exec(description)?.slice(1).join(""),
    ),
  ).toEqual(["Crown", "Crown"]);
  const low = reportFor(exampleScores.blockedEverywhere).boosters;
  expect(low.map(({ practices }) => practices.length)).toEqual([1, 1, 1]);
});

const part = (...studied: (StudyKey | undefined)[]) => ({
  practices: studied.map((key) => (key ? { studied: key } : {})),
});

test("the studies of a report are those of its practices, once each and in the order of the list", () => {
  const sections = [part("gratitude_writing", undefined), part("slow_breathing")];
  const booster = part(undefined, "gratitude_writing");
  expect(studiesOf([...sections, booster])).toEqual(["slow_breathing", "gratitude_writing"]);
});

test("a report without a studied practice has no sources to list", () => {
  expect(studiesOf([part(undefined), part()])).toEqual([]);
});

test.each([
  // root <= 6 and (sacral <= 6 or solar <= 6)
  [{ root: 6, sacral: 6 }, "foundation_first", true],
  [{ root: 6, solar: 6 }, "foundation_first", true],
  [{ root: 7, sacral: 6, solar: 6 }, "foundation_first", false],
  [{ root: 6, sacral: 7, solar: 7 }, "foundation_first", false],
  // throat <= 6, or (throat <= 9 and heart <= 9)
  [{ throat: 6, heart: 12 }, "gentle_communication", true],
  [{ throat: 9, heart: 9 }, "gentle_communication", true],
  [{ throat: 9, heart: 10 }, "gentle_communication", false],
  [{ throat: 10, heart: 3 }, "gentle_communication", false],
  // (third_eye >= 10 or crown >= 10) and root <= 6
  [{ root: 6, third_eye: 10, crown: 3 }, "mind_to_body", true],
  [{ root: 6, third_eye: 3, crown: 10 }, "mind_to_body", true],
  [{ root: 6, third_eye: 9, crown: 9 }, "mind_to_body", false],
  [{ root: 7, third_eye: 12, crown: 12 }, "mind_to_body", false],
  // heart <= 6 and (third_eye >= 10 or crown >= 10)
  [{ heart: 6, third_eye: 10, crown: 3 }, "heart_bridge", true],
  [{ heart: 6, third_eye: 3, crown: 10 }, "heart_bridge", true],
  [{ heart: 6, third_eye: 9, crown: 9 }, "heart_bridge", false],
  [{ heart: 7 }, "heart_bridge", false],
  // sacral <= 6 and solar <= 6
  [{ sacral: 6, solar: 6 }, "creative_spark", true],
  [{ sacral: 7, solar: 6 }, "creative_spark", false],
  [{ sacral: 6, solar: 7 }, "creative_spark", false],
] as const)("among otherwise balanced scores %j bring %s: %s (spec 9)", (change, key, isThere) => {
  expect(boostersFor({ ...exampleScores.balanced, ...change }).includes(key)).toBe(isThere);
});

test("a balanced visitor needs none", () => {
  expect(boostersFor(exampleScores.balanced)).toEqual([]);
});

test("a special focus area claims only what the answers say, and where home is not safe home comes first", () => {
  const isLow = (id: number, answers: CompleteAnswers) => valueOf(id, answers) <= 2;
  fc.assert(
    fc.property(anyAnswersWithTies, (answers) => {
      for (const { title, description, practices } of reportFrom(answers).boosters) {
        const claims = [
          [/Rest and .+ short/u, isLow(1, answers) && isLow(3, answers)],
          [/least one throat answer is low/u, [13, 14, 15].some((id) => isLow(id, answers))],
          [/three times Often/u, [13, 14, 15].every((id) => valueOf(id, answers) === 3)],
        ] as const;
        for (const [claim, isTrue] of claims)
          if (claim.test(description)) expect(isTrue).toBe(true);
        if (!feelsUnsafe(answers)) continue;
        if (title !== "Foundation First" && title !== "From Mind to Body") continue;
        expect(description).toMatch(/\bhome\b.* (?:comes )?(?:first|before)/iu);
        expect(practices.map((one) => one.title)).not.toContain("Water Before Anything");
      }
    }),
  );
});
