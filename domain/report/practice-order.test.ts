import fc from "fast-check";
import { expect, test } from "vitest";
import { exampleReading } from "#pdf/book/report.fixture.ts";
import { anyCompleteAnswers } from "#tests/arbitraries.ts";
import { exampleScores } from "#tests/examples.ts";
import { guidanceWith } from "#web/features/report/guidance.ts";
import { byChakra, type ChakraKey } from "#domain/chakra.ts";
import type { Guidance } from "./guidance.ts";
import { byNeed, firstToTry } from "./practice-order.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { buildReport, reportMeta } from "./report.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import type { Practice, PracticeTime, Template } from "./template.ts";

function practice(
  title: string,
  serves?: number,
  time: PracticeTime = "AM",
  duration = "5 min",
): Practice {
  const cue = "the bell rings";
  return { title, time, duration, how: "Do it.", cue, ...(serves !== undefined && { serves }) };
}

const titles = (practices: readonly Practice[]) => practices.map(({ title }) => title);

test("practices go by the answer they serve, the lowest first; otherwise they keep their order", () => {
  const practices = [
    practice("a", 1),
    practice("b"),
    practice("c", 2),
    practice("d", 3),
    practice("e", 2),
  ];
  expect(titles(byNeed(practices, { 1: 4, 2: 1, 3: 2 }))).toEqual(["c", "e", "d", "a", "b"]);
  expect(titles(byNeed(practices, { 1: 2, 2: 2, 3: 1 }))).toEqual(["d", "a", "c", "e", "b"]);
  expect(titles(byNeed(practices, { 1: 3, 2: 3, 3: 3 }))).toEqual(["a", "c", "d", "e", "b"]);
});

test("where the answers are unknown, the written order stays", () => {
  const practices = [practice("a"), practice("b", 2), practice("c", 1)];
  expect(byNeed(practices, undefined)).toEqual(practices);
});

const answers = { 1: 1, 2: 4, 3: 2 } as const;
const tried = (practices: readonly Practice[]) =>
  firstToTry(byNeed(practices, answers), answers)?.practice.title;

test("the practice to begin with serves the lowest answer, and is the shortest that does", () => {
  const long = practice("long", 1, "AM", "20 min");
  const short = practice("short", 1, "PM", "1 min, 5x");
  const other = practice("other", 3, "Anytime", "1 min");
  expect(tried([other, long, short])).toBe("short");
  expect(tried([other, long])).toBe("long");
  expect(tried([practice("evening", 1, "PM"), practice("morning", 1)])).toBe("morning");
});

test("it is one that the plan takes", () => {
  const second = practice("second", 1, "AM", "1 min");
  expect(tried([practice("first", 1), second])).toBe("first");
});

test("it tells which question it serves and how that was answered, where both are known", () => {
  const serving = practice("a", 1);
  expect(firstToTry([serving], answers)).toEqual({
    practice: serving,
    serves: { id: 1, answer: 1 },
  });
  expect(firstToTry([serving], undefined)).toEqual({ practice: serving });
  expect(firstToTry([practice("b")], answers)).toEqual({ practice: practice("b") });
  expect(firstToTry([], answers)).toBeUndefined();
});

test("a duration that cannot be read counts as the longest", () => {
  const vague = practice("vague", 1, "AM", "a while");
  expect(tried([vague, practice("long", 1, "PM", "30 min")])).toBe("long");
  expect(tried([vague])).toBe("vague");
});

/** Every question has a practice of its own for the evening, and the morning and the day belong to the first. */
function withServing(key: ChakraKey, template: Template): Template {
  const [first = 0, second = 0, third = 0] = questionIdsOf(key);
  return {
    ...template,
    practices: [
      practice(`${key} AM`, first),
      practice(`${key} Anytime`, first, "Anytime"),
      ...[first, second, third].map((id) => practice(`${key} ${id}`, id, "PM")),
    ],
  };
}

const guidance = guidanceWith(exampleReading);
const serving: Guidance = {
  ...guidance,
  chakras: byChakra((key) => {
    const { blocked, needs_support, balanced } = guidance.chakras[key].templates;
    return {
      ...guidance.chakras[key],
      templates: {
        blocked: withServing(key, blocked),
        needs_support: withServing(key, needs_support),
        balanced: withServing(key, balanced),
      },
    };
  }),
};

const user = { first_name: "Ana", email: "", timestamp: "2026-11-21T08:00:00Z", consent: true };

test("chapters, plan, mirror and the one thing follow the answers", () => {
  fc.assert(
    fc.property(anyCompleteAnswers, (all) => {
      const scores = scoresOf(all);
      const report = buildReport({ user, scores, meta: reportMeta, answers: all }, serving);
      for (const { key, practices, mirror, try_first } of report.chakra_sections) {
        const least = Math.min(...questionIdsOf(key).map((id) => all[id] ?? 0));
        expect(try_first).toBe(practices[0]);
        expect(all[practices[0]?.serves ?? 0]).toBe(least);
        const told = mirror.map(({ text }) => text).join();
        expect(practices.filter(({ title }) => told.includes(title))).toEqual([]);
      }
      const [worst] = report.chakra_sections;
      if (worst?.state !== "balanced") {
        const evening = worst?.practices.find(({ time }) => time === "PM");
        expect(report.daily_plan.days.day_1.pm.practice).toBe(evening);
      }
      const { practice: one, chapter } = report.overview.one_thing;
      const lowest = Math.min(...questionIdsOf(chapter.key).map((id) => all[id] ?? 0));
      expect(all[one.serves ?? 0]).toBe(lowest);
    }),
    { numRuns: 60 },
  );
});

test("the report of somebody whose answers are unknown keeps the written order", () => {
  const scores = exampleScores.exampleReport;
  const { chakra_sections: sections } = buildReport({ user, scores, meta: reportMeta }, guidance);
  for (const { practices, template } of sections) {
    expect(practices).toEqual(template.practices.slice(0, practices.length));
  }
});

test("the chapter of the one thing names the same practice to try first, where no answer is known too", () => {
  for (const scores of Object.values(exampleScores)) {
    const report = buildReport({ user, scores, meta: reportMeta }, guidance);
    const { practice: one, chapter } = report.overview.one_thing;
    const section = report.chakra_sections.find(({ key }) => key === chapter.key);
    expect(section?.try_first).toBe(one);
  }
});
