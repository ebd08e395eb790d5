import fc from "fast-check";
import { questionIds, type AnswerValue, type CompleteAnswers } from "#domain/scan/answers.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import type { Report } from "#domain/report/report.ts";
import { completed } from "#tests/arbitraries.ts";
import { reportText } from "./report-text.ts";

/** How often people give each answer, in percent: Rarely, Sometimes, Often, Always. */
const frequencies = { 1: 13, 2: 33, 3: 38, 4: 16 } as const;

const anyAnswer = fc.oneof(
  ...([1, 2, 3, 4] as const).map((value) => ({
    weight: frequencies[value],
    arbitrary: fc.constant(value),
  })),
);

/** Answers to all questions as people give them. */
export const answersOfPeople = fc.tuple(...questionIds.map(() => anyAnswer)).map(completed);

/** A sentence of so many words is long, and of so many it can be said to be equal to another one. */
const long = 10;
const least = 5;

const wordCount = (text: string) => text.split(/\s+/u).filter((word) => /\w/u.test(word)).length;

type Sentence = { readonly text: string; readonly words: number };
const known = new WeakMap<Report, readonly Sentence[]>();

/** What a report says, sentence by sentence, help notes aside; each report is taken apart once. */
function sentencesOf(report: Report): readonly Sentence[] {
  const sentences =
    known.get(report) ??
    reportText({ ...report, help: [] }, Infinity)
      .split("\n")
      .flatMap((line) => line.split(/(?<=[.!?][”"]?)\s+/u))
      .map((sentence) => sentence.replace(/^[-\s\d.]+/u, "").trim())
      .map((text) => ({ text, words: wordCount(text) }))
      .filter(({ words }) => words > 0);
  known.set(report, sentences);
  return sentences;
}

const sumOf = (sentences: readonly Sentence[]) =>
  sentences.reduce((sum, { words }) => sum + words, 0);

/** The measures of one report. */
export function measure(report: Report) {
  const sentences = sentencesOf(report);
  const words = sumOf(sentences);
  const ofAnswers = [
    ...report.letter.slice(1, -1),
    ...report.tensions.flatMap(({ title, text, experiment }) => [title, text, experiment]),
    ...report.chakra_sections.flatMap(({ answers }) => answers.map(({ text }) => text)),
  ];
  const longOnes = sentences.filter((one) => one.words >= long).map(({ text }) => text);
  return {
    words,
    answered: ofAnswers.reduce((sum, text) => sum + wordCount(text), 0) / words,
    repeated: longOnes.filter((sentence, index) => longOnes.indexOf(sentence) < index),
  };
}

/** Which share of one report's words stand in sentences that the other has too. */
export function sharedWith(one: Report, other: Report): number {
  const theirs = new Set(sentencesOf(other).map(({ text }) => text));
  const own = sentencesOf(one);
  return sumOf(own.filter(({ text, words }) => words >= least && theirs.has(text))) / sumOf(own);
}

/** Other answers with the same scores: of each chakra another three with the same sum, where there are any. */
export function sameScoresOtherAnswers(answers: CompleteAnswers, seed: number): CompleteAnswers {
  const values: AnswerValue[] = chakraKeys.flatMap((key, index) => {
    const own = questionIdsOf(key).map((id) => answers[id]);
    const sum = own.reduce<number>((total, value = 1) => total + value, 0);
    const others = triples.filter(
      (triple) =>
        triple.reduce<number>((total, value) => total + value, 0) === sum &&
        triple.some((value, place) => value !== own[place]),
    );
    return (others[(seed * 31 + index * 7) % Math.max(1, others.length)] ??
      own) as readonly AnswerValue[];
  });
  return completed(values);
}

const values = [1, 2, 3, 4] as const;
const triples = values.flatMap((a) => values.flatMap((b) => values.map((c) => [a, b, c] as const)));

/** A table on the reports of so many generated people, always the same for the same number. */
export function comparison(people: number, reportOf: (answers: CompleteAnswers) => Report): string {
  const all = fc.sample(answersOfPeople, { numRuns: people, seed: 21 });
  const reports = all.map(reportOf);
  const measures = reports.map(measure);
  const pairs = reports
    .slice(1)
    .map((report, index) => sharedWith(report, reports[index] ?? report));
  const alike = all.map((answers, index) =>
    sharedWith(reportOf(answers), reportOf(sameScoresOtherAnswers(answers, index))),
  );
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const row = (title: string, shares: readonly number[], wanted: string, show = percent) =>
    `| ${title} | ${show(mean(shares))} (${show(Math.min(...shares))} to ${show(Math.max(...shares))}) | ${wanted} |`;
  return [
    `| of ${people} generated people | mean (from, to) | wanted |`,
    "|---|---|---|",
    row("words in equal sentences, two people", pairs, "at most 30 %"),
    row("the same, same scores with other answers", alike, "at most 55 %"),
    row(
      "words that speak of single answers",
      measures.map(({ answered }) => answered),
      "at least 30 %",
    ),
    row(
      "words, help notes aside",
      measures.map(({ words }) => words),
      "at most 4,800",
      (words) => String(Math.round(words)),
    ),
    row(
      "long sentences that stand twice",
      measures.map(({ repeated }) => repeated.length),
      "0",
      String,
    ),
  ].join("\n");
}

export function mean(numbers: readonly number[]): number {
  return Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 1000) / 1000;
}
