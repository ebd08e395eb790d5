import { expect, test } from "vitest";
import { letter } from "#content/letter.ts";
import { oneThingWords as words } from "#content/one-thing.ts";
import { questionIds } from "#domain/scan/answers.ts";
import { feelsUnsafe, homeQuestion, supportQuestion } from "#domain/scan/help.ts";
import { forAnyReport } from "./any-report.fixture.ts";
import { toldOf } from "./letter.ts";

test("it is a practice for a low answer that letter or tensions read, and none where nothing is low", () => {
  forAnyReport((report, answers) => {
    if (feelsUnsafe(answers)) return;
    const { suggested, reason } = report.overview.one_thing;
    const isLow = (id = 0) => (answers[id] ?? 4) <= 2;
    expect(suggested === undefined).toBe(questionIds.every((id) => !isLow(id)));
    expect(reason.startsWith(words.keep)).toBe(suggested === undefined);
    // Whoever answers Often to home is told where to find whom to call.
    expect(reason.endsWith(words.home)).toBe(answers[homeQuestion] === 3);
    if (!suggested) return;
    const { serves, why } = suggested.practice;
    expect(isLow(serves)).toBe(true);
    expect(reason).toContain(why ?? "no reason");
    expect(reason).not.toMatch(/[{}]|undefined/u);
    const low = report.chakra_sections.filter(({ keeps }) => !keeps);
    const planned = low.filter(({ key }) => Object.values(report.plan_chapters).includes(key));
    const first = (planned.length > 0 ? planned : low).map(({ practices }) => practices[0]);
    expect(first).toContain(suggested.practice);
    const named = toldOf(answers, letter).low ?? [];
    const read = [...named, ...report.tensions.flatMap(({ ids }) => ids.filter(isLow))];
    const told = read.find((id) => first.some((one) => one?.serves === id));
    expect(serves).toBe(told ?? first[0]?.serves);
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
