import { expect, test } from "vitest";
import { helpLines } from "#content/site.ts";
import { letter } from "#content/letter.ts";
import { oneThingWords as words } from "#content/one-thing.ts";
import { questionIds } from "#domain/scan/answers.ts";
import { feelsUnsafe, homeQuestion } from "#domain/scan/help.ts";
import { forAnyReport } from "./any-report.fixture.ts";
import { toldOf } from "./letter.ts";

test("it is a practice for the low answer that the letter names first, which the plan begins with, and none where nothing is low", () => {
  forAnyReport((report, answers) => {
    if (feelsUnsafe(answers)) return;
    const { suggested, reason } = report.overview.one_thing;
    const isLow = (id = 0) => (answers[id] ?? 4) <= 2;
    expect(suggested === undefined).toBe(questionIds.every((id) => !isLow(id)));
    expect(reason.startsWith(words.keep)).toBe(suggested === undefined);
    // Whoever answers Often to home is told there whom to call.
    const [root] = report.chakra_sections.filter(({ key }) => key === "root");
    const isTold = root?.template.insight.includes(helpLines.violenceAtHome.reach);
    expect(isTold).toBe(answers[homeQuestion] === 3);
    if (!suggested) return;
    const { serves, why } = suggested.practice;
    expect(isLow(serves)).toBe(true);
    expect(reason).toContain(why ?? "no reason");
    expect(reason).not.toMatch(/[{}]|undefined/u);
    // Letter, readings and the first day agree on it.
    const [told = 0] = toldOf(answers, letter).low ?? [];
    expect(serves).toBe(told);
    expect(report.letter.at(-1)).toContain(`“${suggested.practice.title}”`);
    const reading = report.tensions.findIndex(({ ids }) => ids.includes(told));
    if (report.tensions[0]?.answered) expect(reading).toBeLessThanOrEqual(0);
    const { key } = suggested.chapter;
    const { score = 0 } = report.chakra_sections.find((one) => one.key === key) ?? {};
    const isLower = report.chakra_sections.some((one) => one.score < score);
    if (report.help.length === 0)
      expect(reason.includes(words.later.replace("{lower}", ""))).toBe(isLower);
    if (report.chakra_sections.some((one) => one.key === key && one.state === "balanced")) return;
    const { am, anytime, pm } = report.daily_plan.days.day_1;
    expect([am, anytime, pm].map(({ practice }) => practice)).toContain(suggested.practice);
  });
});

test("where home does not feel safe it is to tell somebody, and no practice stands beside it", () => {
  forAnyReport((report, answers) => {
    const { one_thing: one } = report.overview;
    if (feelsUnsafe(answers)) expect(one.suggested).toBeUndefined();
    expect(Object.values(words.unsafe).includes(one.reason)).toBe(feelsUnsafe(answers));
  });
});
