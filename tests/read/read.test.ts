import { spawnSync } from "node:child_process";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { chakras } from "#content/chakras/chakras.ts";
import { disclaimers } from "#content/disclaimers.ts";
import { questionIds } from "#domain/scan/answers.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { headings } from "#content/headings.ts";
import { practiceLimits } from "#domain/report/practice-limits.ts";
import { stateOf } from "#domain/scan/scores.ts";
import { anyCompleteAnswers } from "#tests/arbitraries.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { run } from "./command-line.ts";
import { lineWidth } from "./report-text.ts";

/** What the program prints and its exit code. */
function read(...words: readonly string[]) {
  const printed = { out: "", err: "" };
  const code = run(words, {
    now: new Date("2026-11-21T12:00:00Z"),
    out: (text) => (printed.out += text),
    err: (text) => (printed.err += text),
  });
  return { ...printed, code };
}

const example = exampleScores.exampleReport;
const scoresInWords = chakraKeys.map((key) => example[key]).join(",");
const onOneLine = (text: string) => text.replaceAll(/\s+/gu, " ");

test("it prints every part of the report, in the order of the screen", () => {
  const { out, err, code } = read("--scores", scoresInWords);
  expect([err, code]).toEqual(["", 0]);
  const text = onOneLine(out);
  const parts = [
    headings.report,
    "Prepared for Friend, November 21, 2026",
    headings.overview.toUpperCase(),
    headings.insights,
    "Focus on Sacral and Throat.",
    ...(["sacral", "throat", "crown", "root", "solar", "third_eye", "heart"] as const).flatMap(
      (key) => {
        const state = stateOf(example[key]);
        const {
          headline,
          practices,
          affirmations,
          nutrition,
          journal_prompts: prompts,
        } = chakras[key].templates[state];
        return [
          `${chakras[key].name.toUpperCase()} ${example[key]} / 12`,
          headline,
          ...practices.slice(0, practiceLimits[state]).flatMap(({ title, how }) => [title, how]),
          ...affirmations,
          ...nutrition.map(({ food, why }) => `${food}: ${why}`),
          ...prompts,
        ];
      },
    ),
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

test("answers print the report of the scores that they add up to, with what only answers tell", () => {
  const answers = answersFor(example);
  const inWords = questionIds.map((id) => answers[id]).join(",");
  const { out } = read("--answers", inWords);
  const mirror = new RegExp(`^${headings.mirror}$`, "mu");
  expect(out).toMatch(mirror);
  const scores = /^.*\d+ \/ 12.*$/gmu;
  const fromScores = read("--scores", scoresInWords).out;
  expect(fromScores).not.toMatch(mirror);
  expect(out.match(scores)).toEqual(fromScores.match(scores));
});

test("any answers are printed, and no line but an address is wider than the terminal", () => {
  fc.assert(
    fc.property(anyCompleteAnswers, (answers) => {
      const { out, code } = read("--answers", questionIds.map((id) => answers[id]).join(","));
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
    [[], "Say whose report: give --scores or --answers."],
    [["--scores", "1,2"], '"1" is no whole number from 3 to 12'],
    [["--scores", "8,5"], "--scores takes 7 numbers, and here are 2."],
    [["--scores", "8,5,9,11,6,10,13"], '"13" is no whole number from 3 to 12'],
    [["--scores", "8;5"], '"8;5" is no whole number from 3 to 12. Join the numbers by commas'],
    [["--scores", "8, 5"], '" 5" is no whole number'],
    [["--scores", "8,", "5"], "Unexpected argument '5'"],
    [["--scores"], "argument missing"],
    [["--scores", scoresInWords, "--answers", "1"], "either --scores or --answers"],
    [["--answers", "1,2,3"], "--answers takes 21 numbers, and here are 3."],
    [["--answers", "0,1"], '"0" is no whole number from 1 to 4'],
    [["--score", "8"], "Unknown option '--score'"],
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
  const examples = [...out.matchAll(/(--(?:scores|answers)) ([\d,]+)/gu)];
  expect(examples).toHaveLength(2);
  for (const [, option = "", numbers = ""] of examples) {
    expect(read(option, numbers)).toMatchObject({ err: "", code: 0 });
  }
});

test("as a program it runs from any folder, with its exit code", () => {
  const program = join(import.meta.dirname, "main.ts");
  const start = (...words: readonly string[]) =>
    spawnSync("node", [program, ...words], { cwd: "/", encoding: "utf8" });
  const printed = start("--scores", scoresInWords);
  expect(printed).toMatchObject({ status: 0, stderr: "" });
  expect(printed.stdout).toMatch(/\/blog\/[a-z]/u);
  expect(start("--scores", "1")).toMatchObject({ status: 2, stdout: "" });
});
