import fc from "fast-check";
import { expect, test } from "vitest";
import { disclaimers } from "#content/disclaimers.ts";
import { questionIds, type CompleteAnswers } from "#domain/scan/answers.ts";
import { headings } from "#content/headings.ts";
import { foodsOf } from "#domain/report/template.ts";
import { anyAnswersWithTies, anyCompleteAnswers } from "#tests/arbitraries.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { runProgram } from "#tests/support/programs.ts";
import { lineWidth } from "./report-text.ts";
import { read, reportOf } from "./read.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { reportFrom } from "#tests/reports.ts";
import {
  answersOfPeople,
  mean,
  measure,
  sameScoresOtherAnswers,
  sharedWith,
} from "./comparison.ts";

const now = new Date("2026-11-21T12:00:00Z");

const example = exampleScores.exampleReport;
const inWords = (answers: CompleteAnswers) => questionIds.map((id) => answers[id]).join(",");
const answersInWords = inWords(answersFor(example));
const onOneLine = (text: string) => text.replaceAll(/\s+/gu, " ");

test("it prints every part of the report, in the order of the screen", () => {
  const text = onOneLine(read(["--answers", answersInWords], now));
  const parts = [
    headings.report,
    "Prepared for Friend, November 21, 2026",
    headings.overview.toUpperCase(),
    headings.insights,
    "Focus on Sacral and Throat.",
    ...reportOf(answersFor(example), now).chakra_sections.flatMap(({ name, score, template }) => [
      `${name.toUpperCase()} ${score} / 12`,
      template.headline,
      ...template.affirmations,
      foodsOf(template),
      ...template.journal_prompts,
    ]),
    headings.focus.toUpperCase(),
    "Gentle Communication",
    headings.plan.toUpperCase(),
    "day 1 is for Sacral",
    "Day 7 Sacral Morning: ",
    headings.reading.toUpperCase(),
    "/blog/",
    headings.notes.toUpperCase(),
    ...disclaimers,
  ];
  let place = 0;
  for (const part of parts) {
    const found = text.indexOf(onOneLine(part), place);
    expect(found, part).toBeGreaterThanOrEqual(place);
    place = found;
  }
});

test("any answers are printed, and no line but an address is wider than the terminal", () => {
  fc.assert(
    fc.property(anyCompleteAnswers, (answers) => {
      const out = read(["--answers", inWords(answers)], now);
      expect(out).not.toMatch(/undefined|\[object/u);
      const wide = out.split("\n").filter((line) => line.length > lineWidth);
      expect(wide.filter((line) => !line.includes("http"))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test.each([
  ["", "Say whose report"],
  ["--answers 1,2,3", "--answers takes 21 numbers, and here are 3."],
  [`--answers ${answersInWords},1`, "and here are 22."],
  ["--answers 0,1", '"0" is no number from 1 to 4'],
  ["--answers 1;5", '"1;5" is no number from 1 to 4. Join them by commas'],
  ["--answers 1, 2", "Unexpected argument '2'"],
  ["--answers", "argument missing"],
  ["--compare 1", "from 2 to 999"],
  ["--answer 1", "Unknown option '--answer'"],
])("%j is explained", (line, problem) => {
  expect(() => read(line.split(" ").filter(Boolean), now)).toThrow(problem);
});

test("a comparison is the table that the bounds are read from", () => {
  expect(read(["--compare", "2"], now)).toMatch(
    /^\| of 2 generated people .+\n\|-.+(?:\n\|.+){5}$/u,
  );
});

test("as a program it runs from any folder, explains itself with an example that works, and fails with code 2", () => {
  const start = (words: string) => runProgram(`tests/read/read.ts ${words}`, "/");
  const [, line = ""] = / (--answers [\d,]+)/u.exec(read(["--help"], now)) ?? [];
  const printed = start(line);
  expect(printed).toMatchObject({ status: 0, stderr: "" });
  expect(printed.stdout).toMatch(/\/blog\/[a-z]/u);
  const refused = start("--answers 1");
  expect(refused).toMatchObject({ status: 2, stdout: "" });
  expect(refused.stderr).toContain("npm run read -- --help");
});

const people = [8, 21, 34].flatMap((seed) => fc.sample(answersOfPeople, { numRuns: 60, seed }));
const reports = people.map((answers) => reportFrom(answers));

test("two people have at most 30 % of the words of a report in common", () => {
  const shares = reports.map((report, index) =>
    sharedWith(report, reports.at(index - 1) ?? report),
  );
  expect(mean(shares)).toBeLessThanOrEqual(0.3);
});

test("other answers with the same scores leave at most 55 % of the words as they are", () => {
  const shares = people.map((answers, index) => {
    const other = sameScoresOtherAnswers(answers, index);
    expect(scoresOf(other)).toEqual(scoresOf(answers));
    return sharedWith(reports[index] ?? reportFrom(answers), reportFrom(other));
  });
  expect(mean(shares)).toBeLessThanOrEqual(0.55);
});

test("at least 30 % of the words speak of single answers", () => {
  expect(mean(reports.map((report) => measure(report).answered))).toBeGreaterThanOrEqual(0.3);
});

test("no report has more than 4,800 words, help notes aside, and no long sentence stands in it twice", () => {
  const anybody = fc.oneof(answersOfPeople, anyAnswersWithTies);
  fc.assert(
    fc.property(anybody, (answers) => {
      const { words, repeated } = measure(reportFrom(answers));
      expect(words).toBeLessThanOrEqual(4800);
      expect(repeated).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
