import { expect, test } from "vitest";
import type { ChakraKey } from "#domain/chakra.ts";
import { oneThingWords } from "#content/one-thing.ts";
import { feelsUnsafe, helpFor } from "#domain/scan/help.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { balancedFrom } from "#domain/scan/scores.ts";
import { forAnyReport } from "./any-report.fixture.ts";

test("it is a practice for the lowest answer of the first chapter that has a low one, and none where nothing is low", () => {
  forAnyReport((report, answers) => {
    if (feelsUnsafe(answers)) return;
    const { suggested, reason } = report.overview.one_thing;
    const low = (key: ChakraKey) => questionIdsOf(key).filter((id) => (answers[id] ?? 0) <= 2);
    const section = report.chakra_sections.find(({ key }) => low(key).length > 0);
    expect(suggested?.chapter.key).toBe(section?.key);
    expect(reason === oneThingWords.keep).toBe(section === undefined);
    if (!suggested || !section) return;
    expect(section.practices[0]).toBe(suggested.practice);
    expect(reason).toContain(suggested.practice.why ?? "no reason");
    const lowest = Math.min(...low(section.key).map((id) => answers[id] ?? 0));
    expect(answers[suggested.practice.serves ?? 0]).toBe(lowest);
  });
});

test("beside it stands the strongest of the tensions that read an answer of its chapter", () => {
  forAnyReport(({ overview, tensions }, answers, scores) => {
    const { suggested } = overview.one_thing;
    if (!suggested || helpFor({ scores, answers }).includes("many")) return;
    const asked = questionIdsOf(suggested.chapter.key);
    const [strongest] = tensions.filter(({ ids }) => ids.some((id) => asked.includes(id)));
    expect(suggested.together).toBe(strongest?.title);
  });
});

test("the reason says of the scores only what is true", () => {
  forAnyReport((report, answers, scores) => {
    if (feelsUnsafe(answers)) return;
    const { reason, suggested } = report.overview.one_thing;
    // Where much is low, one step is enough.
    if (helpFor({ scores, answers }).includes("many")) expect(suggested?.together).toBeUndefined();
    const own = suggested ? scores[suggested.chapter.key] : 0;
    const all = Object.values(scores);
    const [lowest, count] = [Math.min(...all), all.filter((score) => score === own).length];
    const claims = [
      [/ is where your answers are lowest/u, own === lowest && count === 1],
      [/seven equal scores/u, count === 7],
      [/is high, and not all/u, suggested !== undefined && own > lowest],
    ] as const;
    for (const [claim, isTrue] of claims) expect(claim.test(reason)).toBe(isTrue);
    if (own > lowest && suggested) expect(own).toBeGreaterThanOrEqual(balancedFrom);
    expect(reason).not.toMatch(/[{}]|undefined/u);
  });
});

test("where home does not feel safe it is to tell somebody, and no practice stands beside it", () => {
  forAnyReport((report, answers) => {
    const { one_thing: one } = report.overview;
    if (feelsUnsafe(answers)) expect(one.suggested).toBeUndefined();
    expect(one.reason.startsWith("Tell one person")).toBe(feelsUnsafe(answers));
  });
});
