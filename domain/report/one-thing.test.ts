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
    const { practices = [] } =
      report.chakra_sections.find(({ key }) => key === suggested.chapter.key) ?? {};
    expect(practices).toContain(suggested.practice);
    // Where much is low, one step is enough.
    const isMuchLow = helpFor({ scores, answers }).includes("many");
    const served = report.chakra_sections
      .filter(({ keeps }) => !keeps)
      .flatMap((section) =>
        section.practices.filter((one) => one.why !== undefined).map((one) => one.serves),
      );
    const told = report.tensions.find(({ ids }) =>
      ids.some((id) => isLow(id) && id !== supportQuestion && served.includes(id)),
    );
    if (isMuchLow) expect(suggested.together).toBeUndefined();
    else if (told) expect(suggested.together).toBe(told.title);
  });
});

test("whom to call is learned once, so it is never the practice of the weeks where there is another", () => {
  forAnyReport(
    (
      {
        overview: {
          one_thing: { suggested, reason },
        },
      },
      answers,
    ) => {
      if (suggested?.practice.serves !== supportQuestion)
        expect(/nobody to call/u.test(reason)).toBe(
          suggested !== undefined && answers[supportQuestion] === 1,
        );
      else
        expect(
          questionIds.filter((id) => (answers[id] ?? 4) <= 2 && id !== supportQuestion),
        ).toHaveLength(0);
    },
  );
});

test("where home does not feel safe it is to tell somebody, and no practice stands beside it", () => {
  forAnyReport((report, answers) => {
    const { one_thing: one } = report.overview;
    if (feelsUnsafe(answers)) expect(one.suggested).toBeUndefined();
    expect(Object.values(words.unsafe).includes(one.reason)).toBe(feelsUnsafe(answers));
  });
});
