import { parseArgs } from "node:util";
import {
  answerChoices,
  completeAnswers,
  questionIds,
  type Answers,
  type CompleteAnswers,
} from "#domain/scan/answers.ts";
import { comparison } from "./comparison.ts";
import { reportOf } from "./report-of.ts";
import { reportText } from "./report-text.ts";

const [fewest, most] = [answerChoices[0]?.value ?? 1, answerChoices.at(-1)?.value ?? 4];
const mostPeople = 1000;

const help = `Prints a whole report as plain text, for whoever writes or reviews its words.

  npm run read -- --answers 1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,4,1
      ${questionIds.length} answers from ${fewest} to ${most}, in the order of the questions, joined by commas without spaces.
  npm run read -- --compare 30
      How much of the reports of so many generated people is theirs alone.

To page through it: npm run --silent read -- --answers … | less
Exit code: 0 printed, 2 not understood.`;

type Reading =
  | { readonly kind: "help" }
  | { readonly kind: "report"; readonly answers: CompleteAnswers }
  | { readonly kind: "comparison"; readonly people: number }
  | { readonly kind: "misused"; readonly problem: string };

/** Thrown and caught in this file only: the first thing that is wrong ends the reading. */
class Misuse extends Error {}

/** Reads the words after the program's name. */
function readCommandLine(words: readonly string[]): Reading {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        answers: { type: "string" },
        compare: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return { kind: "help" };
    if (values.answers !== undefined) return { kind: "report", answers: answersIn(values.answers) };
    if (values.compare !== undefined) {
      const [people = 0] = numbersIn("compare", values.compare, 1, 2, mostPeople);
      return { kind: "comparison", people };
    }
    throw new Misuse("Say whose report: give --answers, or --compare.");
  } catch (error) {
    // parseArgs explains what it does not know in a plain sentence of its own.
    const isMisuse = error instanceof Misuse || (error instanceof TypeError && "code" in error);
    if (!isMisuse) throw error;
    return { kind: "misused", problem: error.message };
  }
}

function answersIn(text: string): CompleteAnswers {
  const numbers = numbersIn("answers", text, questionIds.length, fewest, most);
  const entries = questionIds.map((id, index) => [id, numbers[index]]);
  const complete = completeAnswers(Object.fromEntries(entries) as Answers);
  if (!complete) throw new Error("An answer is missing.");
  return complete;
}

function numbersIn(
  name: string,
  text: string,
  count: number,
  least: number,
  greatest: number,
): readonly number[] {
  const pieces = text.split(",");
  const wrong = pieces.find(
    (piece) => !/^\d{1,4}$/u.test(piece) || Number(piece) < least || Number(piece) > greatest,
  );
  if (wrong !== undefined) {
    throw new Misuse(
      `--${name}: "${wrong}" is no whole number from ${least} to ${greatest}. Join the numbers by commas, without spaces.`,
    );
  }
  if (pieces.length !== count) {
    throw new Misuse(`--${name} takes ${count} numbers, and here are ${pieces.length}.`);
  }
  return pieces.map(Number);
}

type Terminal = {
  readonly now: Date;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
};

/** Prints what the words after the program's name ask for; answers with the exit code. */
export function read(words: readonly string[], { now, out, err }: Terminal): number {
  const reading = readCommandLine(words);
  switch (reading.kind) {
    case "misused":
      err(`${reading.problem}\nSee npm run read -- --help`);
      return 2;
    case "help":
      out(help);
      return 0;
    case "report":
      out(reportText(reportOf(reading.answers, now)));
      return 0;
    case "comparison":
      out(comparison(reading.people, (answers) => reportOf(answers, now)));
      return 0;
  }
}
