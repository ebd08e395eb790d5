import { parseArgs } from "node:util";
import {
  answerChoices,
  completeAnswers,
  questionIds,
  type Answers,
  type CompleteAnswers,
} from "#domain/scan/answers.ts";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import { maxScore, minScore, scoresOf, type Scores } from "#domain/scan/scores.ts";

const [fewest, most] = [answerChoices[0]?.value ?? 1, answerChoices.at(-1)?.value ?? 4];

export const help = `Prints a whole report as plain text, for whoever writes or reviews its words.

  npm run read -- --scores 8,5,9,11,6,10,7
      Seven scores from ${minScore} to ${maxScore}: ${chakraKeys.join(", ")}.
  npm run read -- --answers 1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,4,1
      ${questionIds.length} answers from ${fewest} to ${most}, in the order of the questions.

Numbers are joined by commas, without spaces. To page through it: npm run --silent read -- --scores … | less
Exit code: 0 printed, 2 not understood.`;

/** Whose report is wanted; answers are unknown where only scores were given. */
export type Wanted = { readonly scores: Scores; readonly answers?: CompleteAnswers };

type Reading =
  | { readonly kind: "help" }
  | { readonly kind: "report"; readonly wanted: Wanted }
  | { readonly kind: "misused"; readonly problem: string };

/** Thrown and caught in this file only: the first thing that is wrong ends the reading. */
class Misuse extends Error {}

/** Reads the words after the program's name. */
export function readCommandLine(words: readonly string[]): Reading {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        scores: { type: "string" },
        answers: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return { kind: "help" };
    return { kind: "report", wanted: wantedFrom(values) };
  } catch (error) {
    // parseArgs explains what it does not know in a plain sentence of its own.
    const isMisuse = error instanceof Misuse || (error instanceof TypeError && "code" in error);
    if (!isMisuse) throw error;
    return { kind: "misused", problem: error.message };
  }
}

function wantedFrom({
  scores,
  answers,
}: {
  readonly [name in "scores" | "answers"]?: string | undefined;
}): Wanted {
  if (scores !== undefined && answers !== undefined) {
    throw new Misuse("Give either --scores or --answers: scores are the sums of answers.");
  }
  if (scores !== undefined) {
    const numbers = readNumbers("scores", scores, chakraKeys.length, minScore, maxScore);
    return { scores: byChakra((key) => numbers[chakraKeys.indexOf(key)] ?? minScore) };
  }
  if (answers !== undefined) {
    const numbers = readNumbers("answers", answers, questionIds.length, fewest, most);
    const entries = questionIds.map((id, index) => [id, numbers[index]]);
    const complete = completeAnswers(Object.fromEntries(entries) as Answers);
    if (!complete) throw new Error("An answer is missing.");
    return { scores: scoresOf(complete), answers: complete };
  }
  throw new Misuse("Say whose report: give --scores or --answers.");
}

function readNumbers(
  name: string,
  text: string,
  count: number,
  least: number,
  greatest: number,
): readonly number[] {
  const pieces = text.split(",");
  const wrong = pieces.find(
    (piece) => !/^\d{1,2}$/u.test(piece) || Number(piece) < least || Number(piece) > greatest,
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
