import fc from "fast-check";
import { expect, test } from "vitest";
import { disclaimers } from "#content/disclaimers.ts";
import { questionIds, type CompleteAnswers } from "#domain/scan/answers.ts";
import { headings } from "#content/headings.ts";
import { anyCompleteAnswers } from "#tests/arbitraries.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { runProgram } from "#tests/support/programs.ts";
import { reportOf } from "./report-of.ts";
import { lineWidth } from "./report-text.ts";
import { read as program } from "./read.ts";

const now = new Date("2026-11-21T12:00:00Z");

/** What the program prints and its exit code. */
function read(...words: readonly string[]) {
  const printed = { out: "", err: "" };
  const code = program(words, {
    now,
    out: (text) => (printed.out += text),
    err: (text) => (printed.err += text),
  });
  return { ...printed, code };
}

const example = exampleScores.exampleReport;
const inWords = (answers: CompleteAnswers) => questionIds.map((id) => answers[id]).join(",");
const answersInWords = inWords(answersFor(example));
const onOneLine = (text: string) => text.replaceAll(/\s+/gu, " ");

test("it prints every part of the report, in the order of the screen", () => {
  const { out, err, code } = read("--answers", answersInWords);
  expect([err, code]).toEqual(["", 0]);
  const text = onOneLine(out);
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
      template.nutrition.join(", "),
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

test("it compares the reports of generated people, the same each time", () => {
  const { out, code } = read("--compare", "3");
  expect(code).toBe(0);
  expect(out.match(/^\| .+ \| .+ \| .+ \|$/gmu)).toHaveLength(6);
  expect(read("--compare", "3").out).toBe(out);
});

test("any answers are printed, and no line but an address is wider than the terminal", () => {
  fc.assert(
    fc.property(anyCompleteAnswers, (answers) => {
      const { out, code } = read("--answers", inWords(answers));
      expect(code).toBe(0);
      expect(out).not.toMatch(/undefined|\[object/u);
      const wide = out.split("\n").filter((line) => line.length > lineWidth);
      expect(wide.filter((line) => !line.includes("http"))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test("what it does not understand it explains, says what to do, prints no report and fails", () => {
  const misuses = [
    [[], "Say whose report: give --answers, or --compare."],
    [["--answers", "1,2,3"], "--answers takes 21 numbers, and here are 3."],
    [["--answers", "0,1"], '"0" is no whole number from 1 to 4'],
    [["--answers", "1;5"], '"1;5" is no whole number from 1 to 4. Join the numbers by commas'],
    [["--answers", "1, 2"], '" 2" is no whole number'],
    [["--answers", "1,", "2"], "Unexpected argument '2'"],
    [["--answers"], "argument missing"],
    [["--compare", "1"], '"1" is no whole number from 2 to 1000'],
    [["--answer", "1"], "Unknown option '--answer'"],
  ] as const;
  for (const [words, problem] of misuses) {
    const { out, err, code } = read(...words);
    expect([out, code], problem).toEqual(["", 2]);
    expect(err).toContain(problem);
    expect(err).toContain("npm run read -- --help");
  }
});

test("it explains itself when asked, and its own examples work", () => {
  const { out, code } = read("--help");
  expect(code).toBe(0);
  const examples = [...out.matchAll(/(--(?:answers|compare)) ([\d,]+)/gu)];
  expect(examples).toHaveLength(2);
  for (const [, option = "", numbers = ""] of examples) {
    expect(read(option, numbers)).toMatchObject({ err: "", code: 0 });
  }
});

test("as a program it runs from any folder, with its exit code", () => {
  const start = (words: string) => runProgram(`tests/read/main.ts ${words}`, "/");
  const printed = start(`--answers ${answersInWords}`);
  expect(printed).toMatchObject({ status: 0, stderr: "" });
  expect(printed.stdout).toMatch(/\/blog\/[a-z]/u);
  expect(start("--answers 1")).toMatchObject({ status: 2, stdout: "" });
});
