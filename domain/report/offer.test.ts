import { expect, test } from "vitest";
import { chakras } from "#content/chakras/chakras.ts";
import { offerContents, offerFocus } from "#content/offer.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { byChakra } from "#domain/chakra.ts";
import { feelsUnsafe } from "#domain/scan/help.ts";
import type { Answers } from "#domain/scan/answers.ts";
import { numberInWords } from "#domain/english.ts";
import { offerContentsOf } from "./offer-contents.ts";
import { offerFocusOf } from "./offer.ts";
import { planChapters } from "./plan.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { forAnyReport } from "./any-report.fixture.ts";

const names = byChakra((key) => chakras[key].name);
const focusOf = (scores: Scores) => offerFocusOf(scores, names, false, offerFocus);
const contentsOf = (scores: Scores, answers: Answers = answersFor(scores)) =>
  offerContentsOf(scores, names, answers, offerContents);

test("the offer names the first two chapters of the report, in their order", () => {
  forAnyReport((report, _, scores) => {
    const [first, second] = report.chakra_sections;
    const [, focus = ""] = contentsOf(scores);
    expect(focusOf(scores)).toMatch(new RegExp(`\\b${first?.name}\\b.*\\b${second?.name}\\b`, "u"));
    expect(focus.startsWith(`${first?.name} and ${second?.name}: `)).toBe(true);
  });
});

test("it says that a chakra asks for care only where its score is below balanced", () => {
  expect(focusOf(exampleScores.exampleReport)).toBe(
    "Its chapters begin where your snapshot asks for care: with Sacral and Throat.",
  );
  expect(focusOf({ ...exampleScores.balanced, heart: 9 })).toBe(
    "Its chapters begin with Heart, the one that asks for care, and go on with Solar Plexus.",
  );
  expect(focusOf(exampleScores.balanced)).toContain("little in them asks for a report");
});

test("it promises no week of Root where only home is low there", () => {
  const scores = { ...exampleScores.balanced, root: 9 };
  const answers = { ...answersFor(scores), 1: 4, 2: 1, 3: 4 } as const;
  expect(contentsOf(scores)[3]).toContain("all of it for Root");
  expect(contentsOf(scores, answers)[3]).toContain("three small habits");
});

test("the list of contents holds for the report of these scores, and names what that report does not have", () => {
  forAnyReport(({ boosters, chakra_sections: sections, resources, ...report }, answers, scores) => {
    if (feelsUnsafe(answers)) return;
    const list = contentsOf(scores, answers).join("\n");
    const practices = sections.slice(0, 2).flatMap((section) => section.practices);
    expect(list).toContain(`${numberInWords(practices.length)} practices to try`);
    expect(report.letter.length).toBeGreaterThan(0);
    const isBalanced = sections.every(({ state }) => state === "balanced");
    expect(list.includes("No special focus areas and no reading")).toBe(isBalanced);
    if (isBalanced) expect([boosters, resources]).toEqual([[], []]);
    expect(list.toLowerCase().includes("your scores call for")).toBe(boosters.length > 0);
    if (boosters.length > 0) {
      const areas =
        boosters.length === 1
          ? "one special focus area "
          : `${numberInWords(boosters.length)} special focus areas `;
      expect(list.toLowerCase()).toContain(areas);
    }
    // Seven balanced scores have one day, seven times; else the chapters take turns.
    const plan = Object.values(report.daily_plan.days);
    const days = new Set(plan.map(({ am, anytime, pm }) => am.text + anytime.text + pm.text));
    const turns = [...new Set(Object.values(planChapters(sections)))];
    expect(list.includes("three small habits that visits a chapter a day")).toBe(isBalanced);
    if (isBalanced) expect([days.size, turns.length]).toEqual([1, 7]);
    else if (turns.length === 1)
      for (const key of turns) expect(list).toContain(`all of it for ${names[key]}`);
    else expect(list).toContain(`takes turns between ${numberInWords(turns.length)} areas`);
  });
});
