import { expect, test } from "vitest";
import { sentencesOf } from "#tests/support/likeness.ts";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { homeQuestion } from "#domain/scan/help.ts";
import { broken } from "./broken-rules.fixture.ts";
import { disclaimers } from "./disclaimers.ts";
import { elsewhere, helpKinds, helpLines, helpNotes, helpTexts, rightNow } from "./help.ts";
import { questions } from "./questions.ts";
import { wordCount } from "./reading-time.ts";
import { helpLines as owners } from "./site.ts";

test("the question that brings the note on home asks whether home feels safe", () => {
  const question = questions.find(({ id }) => id === homeQuestion);
  expect(question?.text).toMatch(/\bsafe\b.*\blive\b/u);
});

test("a help note is short, and leaves names and numbers to the owner's setting", () => {
  const problems = Object.entries(helpNotes).flatMap(([note, { text }]) =>
    broken(`content/help.ts, ${note}: `, [
      [wordCount(text) <= 120, `has ${wordCount(text)} words; write up to 120`],
      [!/\d/u.test(text), "names a number; helpLines of content/site.ts has it"],
    ]),
  );
  expectNoProblems(problems);
});

test("the lines are those of the setting, in the order asked for, none twice, and the first and the last hold everywhere", () => {
  const { country, ...byKind } = owners;
  for (const kind of helpKinds) {
    const { name, reach } = byKind[kind];
    expect(helpLines([kind, kind])).toEqual([
      rightNow,
      `${name} (${country}): ${reach}`,
      elsewhere,
    ]);
  }
  expect(Object.keys(byKind).toSorted()).toEqual(helpKinds.toSorted());
});

test("each note has its own lines right below it", () => {
  const [home, many] = helpTexts(["home", "many"], { [homeQuestion]: 2 });
  expect(home?.lines).toEqual(
    helpLines(["violenceAtHome", "sexualAssault", "childAbuse", "housing"]),
  );
  expect(many?.lines).toEqual(helpLines(["crisis"]));
});

test("the disclaimers name the crisis line of the setting, in three sentences", () => {
  expect(disclaimers[1]).toContain(owners.crisis.name);
  expect(disclaimers[1]).toContain(owners.crisis.reach);
  expect(disclaimers[1]).toContain("findahelpline.com");
  expect(disclaimers.map((text) => sentencesOf(text).length)).toEqual([1, 1, 1]);
});

test("the note on home first says to read it alone, then what was answered and others can see", () => {
  const [home] = helpTexts(["home"], { [homeQuestion]: 1 });
  expect(home?.text).toMatch(
    /^Read .* alone\. You answered Rarely .*\blink\b.*\bPDF\b.*\bhistory\b.*\bpaper\b/su,
  );
});
