import fc from "fast-check";
import { expect, test } from "vitest";
import { answerTexts } from "#content/answers/answers.ts";
import { chakras } from "#content/chakras/chakras.ts";
import { anyCompleteAnswers } from "#tests/arbitraries.ts";
import { openingsIn } from "#tests/support/openings.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { nextStep, paragraphOn, type AnswerText, type AnswerTexts } from "./answer-text.ts";
import { insightParts } from "./template.ts";
import { questionIds, valueOf } from "#domain/scan/answers.ts";
import { feelsUnsafe, homeQuestion } from "#domain/scan/help.ts";
import { forAnyReport } from "./any-report.fixture.ts";

const isMostlyAlways = (three: readonly number[]) => three.filter((one) => one === 4).length >= 2;

/** What a chapter may say of three answers, and when. */
const bears: Readonly<Record<string, (three: readonly number[]) => boolean>> = {
  rarely: (three) => Math.max(...three) === 1,
  low: (three) => Math.max(...three) === 2,
  high: (three) => Math.min(...three) >= 3 && !isMostlyAlways(three),
  always: (three) => Math.min(...three) >= 3 && isMostlyAlways(three),
  only: (three) => Math.max(...three) >= 3 && Math.min(...three) <= 2,
};

test("what a chapter begins with is true of its three answers, whatever their sum", () => {
  forAnyReport((report, answers) => {
    for (const { key, template } of report.chakra_sections) {
      const ids = questionIdsOf(key);
      const values = ids.map((id) => valueOf(id, answers));
      const [one, ...others] = openingsIn(chakras[key].openings).filter(
        ({ opening }) => opening.headline === template.headline,
      );
      expect(others).toEqual([]);
      const lowest = ids.filter((_, index) => values[index] === Math.min(...values));
      const [alone = 0] = lowest.length === 1 && Math.min(...values) <= 2 ? lowest : [];
      const led = chakras[key].openings.onlyLow[alone]?.insight ?? one?.opening.insight;
      expect(template.insight.startsWith(led ?? "none")).toBe(true);
      const [, kind = "", side, id] =
        /^(rarely|low|high|always|only)(\w*) ?(\d*)$/u.exec(one?.name ?? "") ?? [];
      expect(bears[kind]?.(values), one?.name).toBe(true);
      if (kind !== "only") continue;
      const isSaid = (value: number) => (side === "Low" ? value <= 2 : value >= 3);
      expect(ids.filter((_, index) => isSaid(values[index] ?? 0))).toEqual([Number(id)]);
    }
  });
});

test("each answer is read as it was given, the strongest first, before it a home that is not safe", () => {
  forAnyReport((report, answers) => {
    for (const section of report.chakra_sections) {
      const isFirst = (id: number) => id === 2 && feelsUnsafe(answers);
      const ids = questionIdsOf(section.key).toSorted(
        (a, b) =>
          Number(isFirst(b)) - Number(isFirst(a)) || valueOf(b, answers) - valueOf(a, answers),
      );
      const whole = ids.map((id) =>
        paragraphOn(answerTexts[id as 4][valueOf(id, answers)], answers),
      );
      for (const [index, { text }] of section.answers.entries()) {
        const [insight = ""] = whole[index]?.split(` ${nextStep}`) ?? [];
        expect([insight, whole[index]]).toContain(text);
      }
    }
  });
});

test("who can help stands in every low chapter; with no rest a doctor, and unless home always feels safe that silence may be wise", () => {
  forAnyReport((report, answers) => {
    for (const { key, state, template } of report.chakra_sections) {
      const { help, helpUnless, cautions } = chakras[key];
      const isDenied = (helpUnless ?? []).some((id) => valueOf(id, answers) >= 3);
      const isWanted = help !== undefined && state === "blocked" && !isDenied;
      expect(template.insight.endsWith(help ?? "none")).toBe(isWanted);
      const ends = template.insight.endsWith(cautions?.at(-1)?.text ?? "none");
      if (key === "root") {
        expect(template.insight.includes("when you feel safe")).toBe(feelsUnsafe(answers));
      }
      if (key === "root") expect(ends).toBe(answers[1] === 1);
      const isGuarded = valueOf(homeQuestion, answers) <= 3 || valueOf(14, answers) <= 2;
      if (key === "throat") expect(ends).toBe(isGuarded);
    }
  });
});

test("a next step ends the paragraphs of four answers at most, the lowest of all but that which the one thing is for", () => {
  const texts: AnswerTexts = answerTexts;
  forAnyReport((report, answers) => {
    const shown = report.chakra_sections.flatMap((one) => one.answers.map(({ text }) => text));
    const whole = (id: number) => paragraphOn(texts[id]?.[valueOf(id, answers)] ?? "", answers);
    const valuesOf = (ids: readonly number[]) => ids.map((id) => valueOf(id, answers)).toSorted();
    const served = report.overview.one_thing.suggested?.practice.serves;
    const hasStep = (id: number) => id !== served && whole(id).includes(nextStep);
    const withStep = questionIds.filter(hasStep);
    const told = withStep.filter((id) => shown.includes(whole(id)));
    expect(valuesOf(told)).toEqual(valuesOf(withStep).slice(0, 4));
  });
});

test("affirmations and prompts are those of the strongest answer and of the weakest, of equal ones that about an unsafe home, or that which the first practice serves", () => {
  forAnyReport((report, answers) => {
    for (const { key, template, practices, unsafe } of report.chakra_sections) {
      const { reflections } = chakras[key];
      const ids = questionIdsOf(key);
      const values = ids.map((id) => valueOf(id, answers));
      const having = (value: number) => ids.filter((id) => valueOf(id, answers) === value);
      const [weak, strong] = [having(Math.min(...values)), having(Math.max(...values))];
      const of = (id = 0) => reflections[id]?.[valueOf(id, answers) >= 3 ? "high" : "low"];
      const served = unsafe ? homeQuestion : (practices[0]?.serves ?? 0);
      const isLed = weak.includes(served) && served !== strong[0];
      const [weakest, strongest] = [of(isLed ? served : weak.at(-1)), of(strong[0])];
      expect(template.affirmations).toEqual([weakest?.affirmation, strongest?.affirmation]);
      expect(template.journal_prompts).toEqual([weakest?.prompt, strongest?.prompt]);
      expect(new Set(template.affirmations).size).toBe(2);
      const quoted = insightParts(template).filter(({ isQuotation }) => isQuotation);
      expect(quoted).toHaveLength(Math.min(...values) >= 3 ? 0 : 1);
    }
  });
});

test("a paragraph that leans on another answer does so only where that is Often or Always", () => {
  const leaning = Object.entries(answerTexts).flatMap(([id, texts]) =>
    Object.values(texts as Readonly<Record<number, AnswerText>>).flatMap((text) =>
      typeof text === "string" ? [] : [{ id: Number(id), text }],
    ),
  );
  expect(leaning.length).toBeGreaterThan(30);
  for (const { id, text } of leaning) expect(text.on).not.toBe(id);
  fc.assert(
    fc.property(anyCompleteAnswers, fc.constantFrom(...leaning), (answers, { text }) => {
      const paragraph = paragraphOn(text, answers);
      const end = valueOf(text.on, answers) >= 3 ? text.leaning : text.next;
      expect(paragraph).toBe(`${text.says} ${end}`);
    }),
  );
});
