import { expect, test } from "vitest";
import { byChakra } from "#domain/chakra.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { openingFor } from "#tests/support/opening.ts";
import { questionIds } from "#domain/scan/answers.ts";
import { homeQuestion } from "#domain/scan/help.ts";
import { answerTexts } from "./answers/answers.ts";
import { finding } from "./finding.ts";
import { insights, type InsightKey } from "./insights.ts";
import { tensions } from "./tensions.ts";
import { wordsOf } from "./reading-time.ts";

const visitors = [
  ...Object.values(exampleScores),
  ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((score) => byChakra(() => score)),
].map((scores) => openingFor(answersFor(scores)));

/** The advice for words whose number is out of bounds. */
function wrongLength(place: string, text: string, fewest: number, most: number): string[] {
  const words = wordsOf(text).length;
  if (words >= fewest && words <= most) return [];
  return [`${place}: has ${words} words; write ${fewest} to ${most}`];
}

test("a finding has at most 40 words", () => {
  expectNoProblems(
    visitors.flatMap(({ finding: found }) => wrongLength("content/finding.ts", found, 1, 40)),
  );
});

test("each answer to each question is read in 35 to 50 words", () => {
  expect(Object.keys(answerTexts).map(Number)).toEqual(questionIds);
  expectNoProblems(
    Object.entries(answerTexts).flatMap(([id, texts]) =>
      Object.entries(texts).flatMap(([value, text]) =>
        wrongLength(`content/answers, question ${id}, answer ${value}`, text, 35, 50),
      ),
    ),
  );
});

test("a tension has a title of at most 6 words, an insight of 12 to 24, a text of 50 to 70 and an experiment of 12 to 30", () => {
  const problems = Object.entries(insights).flatMap(([key, { insight }]) => {
    const { title, text, experiment } = tensions[key as InsightKey];
    const place = (field: string) => `content/tensions, ${key}.${field}`;
    return [
      ...wrongLength(place("title"), title, 1, 6),
      ...wrongLength(place("insight"), insight, 12, 24),
      ...wrongLength(place("text"), text, 50, 70),
      ...wrongLength(place("experiment"), experiment, 12, 30),
    ];
  });
  expectNoProblems(problems);
});

test("the question about home is in no tension", () => {
  const asked = Object.values(insights).flatMap(({ high, low }): number[] => [...high, ...low]);
  expect(asked).not.toContain(homeQuestion);
});

test("the words of the finding, which travel with the scan, stay below 1.5 KB", () => {
  expect(new TextEncoder().encode(JSON.stringify(finding)).length).toBeLessThan(1536);
});
