import fc from "fast-check";
import { expect, test } from "vitest";
import { chakras } from "#content/chakras/chakras.ts";
import { anyScores } from "#tests/arbitraries.ts";
import { exampleReading, reportFor } from "#tests/reports.ts";
import { valueOf, type CompleteAnswers } from "#domain/scan/answers.ts";
import { feelsUnsafe } from "#domain/scan/help.ts";
import { exampleScores } from "#tests/examples.ts";
import { guidanceWith } from "#web/features/report/report-words.ts";
import { byChakra, chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { percentOf } from "#domain/scan/scores.ts";
import { studiesOf, type StudyKey } from "./studies.ts";
import { boostersFor } from "./boosters.ts";
import { forAnyReport } from "./any-report.fixture.ts";

/** The words of the site with these links for each chakra. */
const reading = (slugsOf: (key: ChakraKey) => readonly string[]) =>
  guidanceWith(byChakra((key) => slugsOf(key).map((slug) => ({ title: slug, slug }))));

test("sections are sorted by severity descending, then score ascending (spec 4)", () => {
  forAnyReport((report) => {
    const sections = report.chakra_sections;
    expect(sections.map(({ key }) => key).toSorted()).toEqual([...chakraKeys].toSorted());
    for (const [index, section] of sections.entries()) {
      const previous = sections[index - 1];
      if (!previous) continue;
      expect(previous.severity).toBeGreaterThanOrEqual(section.severity);
      if (previous.severity === section.severity) {
        expect(previous.score).toBeLessThanOrEqual(section.score);
      }
    }
  });
});

test("a section shows 5 practices if blocked, 4 if needs_support, 3 if balanced (spec 9)", () => {
  const counts = { blocked: 5, needs_support: 4, balanced: 3 };
  forAnyReport(({ chakra_sections: sections }) => {
    for (const section of sections) {
      expect(section.practices).toHaveLength(counts[section.state]);
      expect(section.distance_to_12).toBe(12 - section.score);
      expect(section.template).toMatchObject(chakras[section.key].templates[section.state]);
    }
  });
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
  forAnyReport((report) => {
    for (const line of report.overview.quick_summary) expect(line).not.toContain("0 ");
  });
});

test("reading comes from chakras that are not balanced, once a link, at most 8 (spec 9)", () => {
  expect(reportFor(exampleScores.balanced).resources).toEqual([]);
  forAnyReport((report, _, scores) => {
    const slugs = report.resources.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.length).toBeLessThanOrEqual(8);
    const low = chakraKeys.filter((key) => scores[key] < 10);
    const wanted = low.flatMap((key) => exampleReading[key].map(({ slug }) => slug));
    expect(wanted).toEqual(expect.arrayContaining(slugs));
  });
  // One of each chakra, and two of all.
  const nine = reading((key) => [key, "For everyone", "And everyone else"]);
  expect(reportFor(exampleScores.blockedEverywhere, "", nine).resources).toHaveLength(8);
  const two = ["/blog/clear-blockages", "/blog/sacral-power"];
  const firstFor = (root: number) =>
    reportFor(
      { ...exampleScores.balanced, root },
      "",
      reading(() => two),
    ).resources[0]?.slug;
  expect([firstFor(6), firstFor(7)]).toEqual(two);
});

test("the overview gives the percent of 12 for every chakra (spec 3)", () => {
  const { exampleReport: scores } = exampleScores;
  const percents = byChakra((key) => percentOf(scores[key]));
  expect(reportFor(scores).overview.summary_graph).toEqual(percents);
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

test("with two or three they say whose day each is", () => {
  expect(reportFor({ ...exampleScores.balanced, solar: 9, root: 9, throat: 10 }).plan_lead).toMatch(
    /day 1 is for Root, day 2 for Solar Plexus, then Root again\./u,
  );
  expect(reportFor(exampleScores.exampleReport).plan_lead).toMatch(
    /day 1 is for Sacral, day 2 for Throat, day 3 for Crown, then/u,
  );
});

test("the report carries its version, its three disclaimers and the visitor", () => {
  const report = reportFor(exampleScores.onTheEdges, "Ana");
  expect(report.meta).toEqual({ scale_min: 3, scale_max: 12, version: "1.0" });
  expect(report.disclaimers).toHaveLength(3);
  expect(report.user).toEqual({
    first_name: "Ana",
    email: "visitor@example.com",
    timestamp: "2026-11-21T09:30:00.000Z",
    consent: true,
  });
});

test("a special focus area names what is high, and has one practice where much is low", () => {
  const { boosters } = reportFor({ ...exampleScores.balanced, root: 6, heart: 6, third_eye: 8 });
  expect(
    boosters.map(({ description }) => /and (.*?) came out high/u.exec(description)?.[1]),
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

test("the special focus areas are those that the scores call for (spec 9)", () => {
  fc.assert(
    fc.property(anyScores, (scores) => {
      const { root, sacral, solar, heart, throat, third_eye, crown } = scores;
      const triggers = {
        foundation_first: root <= 6 && (sacral <= 6 || solar <= 6),
        gentle_communication: throat <= 6 || (throat <= 9 && heart <= 9),
        mind_to_body: (third_eye >= 10 || crown >= 10) && root <= 6,
        heart_bridge: heart <= 6 && (third_eye >= 10 || crown >= 10),
        creative_spark: sacral <= 6 && solar <= 6,
      };
      expect(boostersFor(scores)).toEqual(
        Object.entries(triggers).flatMap(([key, isCalledFor]) => (isCalledFor ? [key] : [])),
      );
    }),
    { numRuns: 2000 },
  );
});

test("a special focus area claims only what the answers say, and where home is not safe home comes first", () => {
  const isLow = (id: number, answers: CompleteAnswers) => valueOf(id, answers) <= 2;
  forAnyReport((report, answers) => {
    for (const { title, description, practices } of report.boosters) {
      const claims = [
        [/Rest and .+ short/u, isLow(1, answers) && isLow(3, answers)],
        [/Often to all three/u, [13, 14, 15].every((id) => valueOf(id, answers) === 3)],
      ] as const;
      for (const [claim, isTrue] of claims) if (claim.test(description)) expect(isTrue).toBe(true);
      const least = Math.min(...[13, 14, 15].map((id) => valueOf(id, answers)));
      for (const { serves } of practices) if (serves) expect(valueOf(serves, answers)).toBe(least);
      if (!feelsUnsafe(answers)) continue;
      if (title !== "Foundation First" && title !== "From Mind to Body") continue;
      expect(description).toMatch(/\bhome\b.* (?:comes )?(?:first|before)/iu);
      expect(practices.map((one) => one.title)).not.toContain("Water Before Anything");
    }
  });
});
