import { expect, test } from "vitest";
import { chakras } from "#content/chakras/chakras.ts";
import { finding } from "#content/finding.ts";
import { letterAnswers } from "#content/letter-answers.ts";
import { reportFrom } from "#tests/reports.ts";
import { completed } from "#tests/arbitraries.ts";
import { sentencesOf } from "#tests/support/likeness.ts";
import { questionIds, valueOf } from "#domain/scan/answers.ts";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import { feelsUnsafe, helpFor, homeQuestion } from "#domain/scan/help.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { findingOf } from "#domain/scan/finding.ts";
import { forAnyReport } from "./any-report.fixture.ts";

const names = byChakra((key) => chakras[key].name);

/** The answers that a letter names, and whether as high. */
const namedIn = (letter: readonly string[]) =>
  questionIds.flatMap((id) =>
    (["always", "often", "sometimes", "rarely"] as const)
      .filter((side) => letter.join("\n").includes(letterAnswers[id]?.[side] ?? "?"))
      .map((side) => ({ id, side })),
  );

const name = `(?:${Object.values(names).join("|")})`;

/** What only a wrong assembly writes. */
const slips = [
  /undefined|[{}]|null|NaN/u,
  / {2}| [.,;:?]|^ | $/u,
  /\b(\w+) \1\b/iu,
  /[.,;:?]{2}/u,
  // "Root and Heart stands", "One are", "Three is", and a sentence that begins "Root stand".
  new RegExp(`${name} and ${name} (?:is|stands)\\b`, "u"),
  new RegExp(`^${name} (?:are|stand)\\b`, "u"),
  /\b(?:two|three|four|five|six|seven) is\b|\bone are\b/iu,
];

test("letter, tensions and finding are whole sentences in good grammar", () => {
  forAnyReport(({ letter, tensions }, _, scores) => {
    const texts = [
      ...letter,
      ...tensions.flatMap(({ text, experiment }) => [text, experiment]),
      findingOf(scores, names, finding),
    ];
    for (const text of texts) {
      expect(text).toMatch(/^[A-Z“].*[.?”]$/u);
      for (const slip of slips) expect(text).not.toMatch(slip);
    }
    for (const sentence of letter.flatMap(sentencesOf)) expect(sentence).toMatch(/^[A-Z]/u);
  });
});

test("it names three answers, each as it was given, the highest and the lowest of all", () => {
  forAnyReport(({ letter }, answers) => {
    const named = namedIn(letter);
    expect(named).toHaveLength(3);
    const values = questionIds.map((id) => valueOf(id, answers));
    for (const { id, side } of named) {
      if (id === homeQuestion) continue;
      const value = valueOf(id, answers);
      expect(side).toBe(["rarely", "sometimes", "often", "always"][value - 1]);
    }
    if (Math.min(...values) <= 2)
      expect(named.some(({ side }) => side === "rarely" || side === "sometimes")).toBe(true);
  });
});

test("that home does not feel safe is always named, with no step beside it, and that it does never praised", () => {
  forAnyReport(({ letter }, answers) => {
    const named = namedIn(letter).filter(({ id }) => id === homeQuestion);
    expect(named).toHaveLength(feelsUnsafe(answers) ? 1 : 0);
    expect(/\bhome\b/iu.test(letter[0] ?? "")).toBe(feelsUnsafe(answers));
    const isLow = questionIds.some((id) => valueOf(id, answers) <= 2);
    expect(letter.join(" ").includes("one thing this week")).toBe(!feelsUnsafe(answers) && isLow);
  });
});

test("where the Always of Root is for home, which is not praised, no Often of Root stands for its score", () => {
  const often = completed(questionIds.map(() => 3));
  const named = namedIn(reportFrom({ ...often, 2: 4, 10: 4, 4: 2 }).letter);
  expect(named.filter(({ side }) => side === "always")).toMatchObject([{ id: 10 }]);
  for (const { id, side } of named) if (side === "often") expect([11, 12]).toContain(id);
});

test("beside a help note it points to it, and else to none", () => {
  forAnyReport(({ letter }, answers, scores) => {
    const hasHelp = helpFor({ scores, answers }).length > 0;
    expect(/\bnote above\b/u.test(letter.at(-1) ?? "")).toBe(hasHelp);
  });
});

test("it names up to three chakras of an end beside a sentence on an answer of one, and they stand where it says", () => {
  forAnyReport(({ letter }, _, scores) => {
    const all = Object.values(scores);
    for (const paragraph of letter) {
      const [, who = "", end, score] =
        /(?:By score|seven), (.+?) (?:is|are|stands?) (highest|lowest), at (\d+)/u.exec(
          paragraph,
        ) ?? [];
      const told = chakraKeys.filter((key) => who.split(/, | and /u).includes(chakras[key].name));
      for (const key of told) {
        expect(scores[key]).toBe(Number(score));
        expect(scores[key]).toBe(end === "highest" ? Math.max(...all) : Math.min(...all));
      }
      const ids = told.flatMap((key) => questionIdsOf(key));
      if (told.length > 0) expect(namedIn(letter).some(({ id }) => ids.includes(id))).toBe(true);
      const sharing = all.filter((one) => one === Number(score)).length;
      if (who) expect(told).toHaveLength(sharing > 3 ? 0 : sharing);
    }
  });
});
