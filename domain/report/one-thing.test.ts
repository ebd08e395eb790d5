import { expect, test } from "vitest";
import { oneThingWords as words } from "#content/one-thing.ts";
import { questionIds } from "#domain/scan/answers.ts";
import { feelsUnsafe, helpFor, supportQuestion } from "#domain/scan/help.ts";
import { forAnyReport } from "./any-report.fixture.ts";

test("it is a practice for a low answer, of the strongest tension that has a practice, and none where nothing is low", () => {
  forAnyReport((report, answers, scores) => {
    if (feelsUnsafe(answers)) return;
    const { suggested, reason } = report.overview.one_thing;
    const isLow = (id = 0) => (answers[id] ?? 4) <= 2;
    expect(suggested === undefined).toBe(questionIds.every((id) => !isLow(id)));
    expect(reason === words.keep).toBe(suggested === undefined);
    if (!suggested) return;
    const { serves, why } = suggested.practice;
    expect(isLow(serves)).toBe(true);
    expect(reason).toContain(why ?? "no reason");
    expect(reason).not.toMatch(/[{}]|undefined/u);
    const low = report.chakra_sections.filter(({ keeps }) => !keeps);
    const planned = low.filter(({ key }) => Object.values(report.plan_chapters).includes(key));
    const first = (planned.length > 0 ? planned : low).map(({ practices }) => practices[0]);
    expect(first).toContain(suggested.practice);
    // Where much is low, one step is enough.
    const isMuchLow = helpFor({ scores, answers }).includes("many");
    const told = report.tensions.find(({ ids }) =>
      ids.some((id) => isLow(id) && first.some((one) => one?.serves === id)),
    );
    if (isMuchLow) expect(suggested.together).toBeUndefined();
    else if (told) expect(suggested.together).toBe(told.title);
    else expect(suggested.practice).toBe(first[0]);
    expect(/nobody to call/u.test(reason)).toBe(
      serves !== supportQuestion && answers[supportQuestion] === 1,
    );
  });
});

test("where home does not feel safe it is to tell somebody, and no practice stands beside it", () => {
  forAnyReport((report, answers) => {
    const { one_thing: one } = report.overview;
    if (feelsUnsafe(answers)) expect(one.suggested).toBeUndefined();
    expect(Object.values(words.unsafe).includes(one.reason)).toBe(feelsUnsafe(answers));
  });
});
