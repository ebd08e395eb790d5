import fc from "fast-check";
import { expect, test } from "vitest";
import { chakras } from "#content/chakras/chakras.ts";
import { patterns } from "#content/letter-patterns.ts";
import { letter as words } from "#content/letter.ts";
import { wordsOf } from "#content/reading-time.ts";
import { anyAnswersWithTies, anyScores } from "#tests/arbitraries.ts";
import { exampleScores } from "#tests/examples.ts";
import { likeness, sentencesOf, tellingSentencesOf, tooAlike } from "#tests/support/likeness.ts";
import { openingFor, type Opening } from "#tests/support/opening.ts";
import { questions } from "#content/questions.ts";
import {
  answerChoices,
  completeAnswers,
  questionIds,
  type Answers,
  type CompleteAnswers,
} from "#domain/scan/answers.ts";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import { letterBeginning } from "./letter.ts";
import { inReportOrder, scoresOf, stateOf, type Scores } from "#domain/scan/scores.ts";

const themes = Object.fromEntries(questions.map(({ id, theme }) => [id, theme]));

type Visitor = Opening & { readonly scores: Scores; readonly answers?: CompleteAnswers };

/** Visitors whose answers are known, and some of whom only the scores are. */
const anyVisitor: fc.Arbitrary<Visitor> = fc.oneof(
  { weight: 4, arbitrary: anyAnswersWithTies.map((answers) => known(answers)) },
  {
    weight: 1,
    arbitrary: anyScores.map((scores) => ({ scores, ...openingFor(scores) })),
  },
);

function known(answers: CompleteAnswers) {
  const scores = scoresOf(answers);
  return { scores, answers, ...openingFor(scores, answers) };
}

/** Holds for all visitors, or the counterexample shows its letter. */
function forAllVisitors(holds: (visitor: Visitor) => void): void {
  fc.assert(fc.property(anyVisitor, holds), { numRuns: 300 });
}

const name = `(?:${chakraKeys.map((key) => chakras[key].name).join("|")})`;
const singular = "(?:is|was|has|stands|shares|asks|holds|carries|comes|leads)";
const plural = "(?:are|were|have|stand|share|ask|hold|carry|come|lead)";

/** What only a wrong assembly writes. */
const slips = [
  /undefined|[{}]|null|NaN/u,
  / {2}| [.,;:?]|^ | $/u,
  /\b(\w+) \1\b/iu,
  /[.,;:?]{2}/u,
  // "Root and Heart stands", "One are", "Three is", and a sentence that begins "Root stand".
  new RegExp(`${name} and ${name} ${singular}\\b`, "u"),
  new RegExp(`^${name} ${plural}\\b`, "u"),
  /\b(?:two|three|four|five|six|seven) is\b/iu,
  /\bone (?:are|points)\b/iu,
];

test("letter, pairings and finding are whole sentences in good grammar", () => {
  forAllVisitors(({ letter, pairings: chosen, finding: found }) => {
    const texts = [...letter, ...chosen.flatMap(({ text, sentence }) => [text, sentence]), found];
    const sentences = texts.flatMap(sentencesOf);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*[.?]$/u);
    for (const text of [...texts, ...sentences])
      for (const slip of slips) expect(text).not.toMatch(slip);
  });
});

test("a letter has 150 to 220 words in four paragraphs", () => {
  forAllVisitors(({ letter }) => {
    const count = wordsOf(letter.join(" ")).length;
    expect(count, letter.join("\n")).toBeGreaterThanOrEqual(150);
    expect(count, letter.join("\n")).toBeLessThanOrEqual(220);
    expect(letter).toHaveLength(4);
  });
});

test("nobody reads the same thing twice in letter, pairings and finding", () => {
  forAllVisitors(({ letter, pairings: chosen, finding: found }) => {
    const texts = [...letter, ...chosen.map(({ text }) => text), found];
    const sentences = texts.flatMap(tellingSentencesOf);
    const twice = sentences.flatMap((one, index) =>
      sentences
        .slice(index + 1)
        .filter((other) => likeness(one, other) >= tooAlike)
        .map((other) => `"${one.text}" and "${other.text}"`),
    );
    expect(twice).toEqual([]);
  });
});

test("an answer is named as it was given: strong if Often or Always, for care if Rarely or Sometimes", () => {
  forAllVisitors(({ letter, answers }) => {
    const [, carries = "", ...rest] = letter;
    for (const id of questionIds) {
      const value = answers?.[id];
      const theme = themes[id] ?? "";
      if (carries.includes(theme)) expect([3, 4], carries).toContain(value);
      if (rest.join(" ").includes(theme)) expect([1, 2], rest.join(" ")).toContain(value);
      const label = answerChoices.find((choice) => choice.value === value)?.label;
      const naming = letter.flatMap(sentencesOf).filter((sentence) => sentence.includes(theme));
      for (const sentence of naming.filter((one) => !one.startsWith("One of the questions")))
        expect(sentence).toContain(label);
    }
  });
});

test("from four low scores on the letter says that help is for hard stretches, and never otherwise", () => {
  forAllVisitors(({ letter, scores }) => {
    const low = chakraKeys.filter((key) => stateOf(scores[key]) === "blocked").length;
    expect(letter.join(" ").includes("Help is for hard stretches too")).toBe(low >= 4);
  });
});

test("where all is balanced, and only there, letter and finding are about keeping", () => {
  forAllVisitors(({ letter, scores, finding: found }) => {
    const isBalanced = chakraKeys.every((key) => stateOf(scores[key]) === "balanced");
    expect(/upkeep/iu.test(letter.join(" "))).toBe(isBalanced);
    expect(/worth keeping/u.test(found)).toBe(isBalanced);
  });
});

test("whoever does not always feel safe at home reads that this comes before all else", () => {
  forAllVisitors(({ letter, answers }) => {
    const isUnsafe = answers !== undefined && (answers[2] ?? 0) <= 2;
    expect(letter.join(" ").includes("If home is not safe")).toBe(isUnsafe);
  });
});

test("the beginning of a letter is that letter's own, word for word", () => {
  forAllVisitors(({ letter, scores, answers }) => {
    const sections = inReportOrder(scores).map((key) => {
      const score = scores[key];
      return { key, name: chakras[key].name, score, state: stateOf(score) };
    });
    const [first, second, third] = letterBeginning({ sections, answers, themes }, words);
    expect(first).toBe(letter[0]);
    expect([second, third].map((text, index) => letter[index + 1]?.startsWith(text))).toEqual([
      true,
      true,
    ]);
  });
});

test("a finding has one or two sentences and at most 40 words", () => {
  forAllVisitors(({ finding: found }) => {
    expect([1, 2]).toContain(sentencesOf(found).length);
    expect(wordsOf(found).length).toBeLessThanOrEqual(40);
  });
});

/** The letter for answers written as seven groups of three. */
function letterOf(groups: string): readonly string[] {
  const values = [...groups.replaceAll(" ", "")].map(Number);
  const answers = completeAnswers(
    Object.fromEntries(values.map((value, index) => [index + 1, value])) as Answers,
  );
  if (!answers) throw new Error("These are not 21 answers.");
  return openingFor(scoresOf(answers), answers).letter;
}

test("without answers a letter names none", () => {
  const text = openingFor(exampleScores.exampleReport).letter.join(" ");
  expect(Object.values(themes).filter((theme) => text.includes(theme))).toEqual([]);
});

test("the strongest answer of the highest chakra is named, and the weakest of the lowest", () => {
  const [, carries, asks] = letterOf("333 333 333 443 113 333 333");
  expect(carries).toContain("Heart comes first, at 11.");
  expect(carries).toContain("You answered Always to being kind to yourself on a hard day");
  expect(asks).toContain("Throat waits at the low end, at 5.");
  expect(asks).toContain(
    "You answered Rarely two times: staying relaxed when you talk with people, and saying what you really think.",
  );
});

test("a highest chakra without a strong answer leaves that to another", () => {
  const [, carries] = letterOf("131 111 111 222 111 111 411");
  expect(carries).toContain("Heart and Crown hold up best, at 6 each");
  expect(carries).toContain("You answered Always to finding a few minutes of quiet");
  const [, elsewhere] = letterOf("131 111 111 222 111 111 111");
  expect(elsewhere).toContain("And over in Root you answered Often to feeling safe where you live");
});

test("a lowest chakra without a weak answer is told so, and a balanced one names no answer", () => {
  const [, , often] = letterOf("433 443 433 344 333 443 334");
  expect(often).toContain("Throat would like a bit more room, at 9.");
  expect(often).toContain("Not one answer there is below Often");
  const [, , balanced] = letterOf("343 442 433 344 433 443 334");
  expect(balanced).toMatch(/^Balanced scores ask for upkeep/u);
  expect(Object.values(themes).filter((theme) => balanced?.includes(theme))).toEqual([]);
});

test("three answers alike are told from the first to the last, of one chakra only", () => {
  const [, one] = letterOf("333 333 333 444 333 333 433");
  expect(one).toContain(
    "All three Heart answers were Always, from being kind to yourself on a hard day to accepting kindness.",
  );
  const [, two] = letterOf("333 333 333 444 333 333 444");
  expect(two).toContain("Heart and Crown stand highest together, at 12 each.");
  expect(two).toContain("You gave every question there the same answer: Always.");
});

test("one answer for all 21 questions is told once, and no question is singled out", () => {
  const often = letterOf("333 333 333 333 333 333 333").join(" ");
  expect(often).toContain("Often is what you answered, all twenty-one times");
  expect(Object.values(themes).filter((theme) => often.includes(theme))).toEqual([]);
});

test("of low answers the letter names up to three, and says where they are", () => {
  const [, , scattered] = letterOf("333 313 333 333 122 313 333");
  expect(scattered).toContain("Throat waits at the low end, at 5.");
  expect(scattered).toContain(
    "You answered Rarely three times: letting yourself feel strong feelings, staying relaxed when you talk with people, and trusting your own sense of what is right for you.",
  );
  const [, , few] = letterOf("331 313 331 333 112 313 333");
  expect(few).toContain(
    "Two of your answers there are Rarely: staying relaxed when you talk with people, and saying what you really think.",
  );
  const [, , one] = letterOf("331 313 331 333 122 313 333");
  expect(one).toContain(
    "Your lowest answer there, Rarely, went to staying relaxed when you talk with people",
  );
  const [, , many] = letterOf("333 113 113 333 333 333 333");
  expect(many).toContain(
    "Four of your answers there are Rarely, from enjoying small pleasures to feeling settled after a decision",
  );
});

test("where all seven scores are equal, the letter tells of no two together", () => {
  for (const score of [3, 4, 5, 6, 10, 11, 12]) {
    const { letter, pairings: chosen } = openingFor(byChakra(() => score));
    expect(chosen.length).toBeGreaterThan(0);
    for (const { sentence } of chosen) expect(letter.join(" ")).not.toContain(sentence);
  }
});

test("a letter with much to tell leaves out what it can spare", () => {
  const long = letterOf("434 333 343 424 113 242 121").join(" ");
  const short = openingFor(exampleScores.needsSupportEverywhere).letter.join(" ");
  const spared = patterns.mixed.asksMore;
  expect(long).not.toContain(spared);
  expect(short).toContain(patterns.closeTogether.asksMore);
});
