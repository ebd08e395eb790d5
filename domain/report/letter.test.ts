import fc from "fast-check";
import { expect, test } from "vitest";
import { chakras } from "#content/chakras/chakras.ts";
import { letterAnswers } from "#content/letter-answers.ts";
import { anyAnswersWithTies } from "#tests/arbitraries.ts";
import { sentencesOf } from "#tests/support/likeness.ts";
import { openingFor, type OpeningRead } from "#tests/support/openings.ts";
import { questionIds, type CompleteAnswers, valueOf } from "#domain/scan/answers.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { feelsUnsafe, helpFor, homeQuestion } from "#domain/scan/help.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { scoresOf } from "#domain/scan/scores.ts";

type Visitor = OpeningRead & { readonly answers: CompleteAnswers };

/** Holds for all visitors, or the counterexample shows its letter. */
function forAllVisitors(holds: (visitor: Visitor) => void): void {
  const anyVisitor = anyAnswersWithTies.map((answers) => ({ answers, ...openingFor(answers) }));
  fc.assert(fc.property(anyVisitor, holds), { numRuns: 300 });
}

/** The answers that a letter names, and whether as high. */
const namedIn = (letter: readonly string[]) =>
  questionIds.flatMap((id) =>
    (["always", "often", "sometimes", "rarely"] as const)
      .filter((side) => letter.join("\n").includes(letterAnswers[id]?.[side] ?? "?"))
      .map((side) => ({ id, side })),
  );

const name = `(?:${chakraKeys.map((key) => chakras[key].name).join("|")})`;

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
  forAllVisitors(({ letter, tensions, finding }) => {
    const texts = [
      ...letter,
      ...tensions.flatMap(({ text, experiment }) => [text, experiment]),
      finding,
    ];
    for (const text of texts) {
      expect(text).toMatch(/^[A-Z“].*[.?”]$/u);
      for (const slip of slips) expect(text).not.toMatch(slip);
    }
    for (const sentence of letter.flatMap(sentencesOf)) expect(sentence).toMatch(/^[A-Z]/u);
  });
});

test("it names three answers, each as it was given, the highest and the lowest of all", () => {
  forAllVisitors(({ letter, answers }) => {
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
  forAllVisitors(({ letter, answers }) => {
    const named = namedIn(letter).filter(({ id }) => id === homeQuestion);
    expect(named).toHaveLength(feelsUnsafe(answers) ? 1 : 0);
    expect(/\bhome\b/iu.test(letter[0] ?? "")).toBe(feelsUnsafe(answers));
    const isLow = questionIds.some((id) => valueOf(id, answers) <= 2);
    expect(letter.join(" ").includes("one thing this week")).toBe(!feelsUnsafe(answers) && isLow);
  });
});

test("beside a help note it points to it, and else to none", () => {
  forAllVisitors(({ letter, answers }) => {
    const hasHelp = helpFor({ scores: scoresOf(answers), answers }).length > 0;
    expect(/\bnote above\b/u.test(letter.at(-1) ?? "")).toBe(hasHelp);
  });
});

test("each chakra that it names has a sentence on an answer of its own before, and stands where it says", () => {
  forAllVisitors(({ letter, answers }) => {
    const scores = scoresOf(answers);
    const all = Object.values(scores);
    for (const paragraph of letter) {
      const [, names = "", most = "", end, score] =
        /So (.+) (?:is|are|stands?)( among the)? (highest|lowest), at (\d+)/u.exec(paragraph) ?? [];
      const told = chakraKeys.filter((key) => names.split(/, | and /u).includes(chakras[key].name));
      for (const key of told) {
        expect(scores[key]).toBe(Number(score));
        expect(scores[key]).toBe(end === "highest" ? Math.max(...all) : Math.min(...all));
        expect(namedIn([paragraph]).some(({ id }) => questionIdsOf(key).includes(id))).toBe(true);
      }
      const sharing = all.filter((one) => one === Number(score)).length;
      if (names) expect(sharing > told.length).toBe(most !== "");
    }
  });
});
