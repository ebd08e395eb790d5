import fc from "fast-check";
import { expect, test } from "vitest";
import { allAnswers, anyAnswersWithTies } from "#tests/arbitraries.ts";
import { answersOfPeople } from "#tests/read/comparison.ts";
import { sentencesOf } from "#tests/support/likeness.ts";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { openingFor } from "#tests/support/openings.ts";
import { questionIds } from "#domain/scan/answers.ts";
import type { AnswerText } from "#domain/report/answer-text.ts";
import { answerTexts } from "./answers/answers.ts";
import type { TensionText } from "#domain/report/tensions.ts";
import { oftenPairs } from "./even-answers.ts";
import { finding } from "./finding.ts";
import { insights, type InsightKey } from "./insights.ts";
import { wordsOf } from "./reading-time.ts";
import { tensions } from "./tensions.ts";

/** 500 people, always the same, as many of rare kinds, and those who gave one answer throughout. */
const people = [
  ...fc.sample(answersOfPeople, { numRuns: 500, seed: 29 }),
  ...fc.sample(anyAnswersWithTies, { numRuns: 500, seed: 29 }),
  ...([1, 2, 3, 4] as const).map(allAnswers),
];

const openings = people.map((answers) => ({
  answers: Object.values(answers).join(","),
  ...openingFor(answers),
}));

/** The advice for words whose number is out of bounds. */
function wrongLength(place: string, text: string, fewest: number, most: number): string[] {
  const words = wordsOf(text).length;
  if (words >= fewest && words <= most) return [];
  return [`${place}: has ${words} words; write ${fewest} to ${most}`];
}

test("a letter has 120 to 160 words, a finding at most 40", () => {
  expectNoProblems(
    openings.flatMap(({ answers, letter, finding: found }) => [
      ...wrongLength(`content/letter*.ts, for ${answers}`, letter.join(" "), 120, 160),
      ...wrongLength(`content/finding.ts, for ${answers}`, found, 1, 40),
    ]),
  );
});

test("no two sentences in a row of a letter begin with the same two words", () => {
  expectNoProblems(
    openings.flatMap(({ answers, letter }) => {
      const begins = letter
        .flatMap(sentencesOf)
        .map((sentence) => wordsOf(sentence).slice(0, 2).join(" "));
      return begins
        .filter((begin, index) => begin === begins[index - 1])
        .map((begin) => `content/letter*.ts, for ${answers}: two sentences begin “${begin}”`);
    }),
  );
});

/** The paragraph with each of its ends. */
function endsOf(text: AnswerText): readonly string[] {
  if (typeof text === "string") return [text];
  return [`${text.says} ${text.next}`, `${text.says} ${text.leaning}`];
}

test("each answer to each question is read in 25 to 60 words", () => {
  expect(Object.keys(answerTexts).map(Number)).toEqual(questionIds);
  expectNoProblems(
    Object.entries(answerTexts).flatMap(([id, texts]) =>
      Object.entries(texts).flatMap(([value, text]) =>
        endsOf(text).flatMap((whole) =>
          wrongLength(`content/answers, question ${id}, answer ${value}`, whole, 25, 60),
        ),
      ),
    ),
  );
});

test("a tension has a title of at most 6 words, an insight of 12 to 24, a text of 50 to 70 and an experiment of 12 to 30", () => {
  const problems = Object.entries(insights).flatMap(([key, { insight }]) => {
    const place = `content/tensions, ${key}`;
    return [
      ...wrongLength(`${place}.insight`, insight, 12, 24),
      ...lengthsOf(place, tensions[key as InsightKey]),
    ];
  });
  const pairs = oftenPairs.flatMap((pair) =>
    lengthsOf(`content/even-answers.ts, ${pair.title}`, pair),
  );
  expectNoProblems([...problems, ...pairs]);
});

function lengthsOf(place: string, { title, text, experiment }: TensionText): readonly string[] {
  return [
    ...wrongLength(`${place}.title`, title, 1, 6),
    ...wrongLength(`${place}.text`, text, 50, 70),
    ...wrongLength(`${place}.experiment`, experiment, 12, 30),
  ];
}

test("the words of the finding stay below 1.5 KB", () => {
  expect(new TextEncoder().encode(JSON.stringify(finding)).length).toBeLessThan(1536);
});
