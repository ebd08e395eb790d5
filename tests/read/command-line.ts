import { parseArgs } from "node:util";
import { answerChoices, completeAnswers, questionIds, type Answers } from "#domain/scan/answers.ts";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import { maxScore, minScore, scoresOf } from "#domain/scan/scores.ts";
import { reportOf, type Wanted } from "./report-of.ts";
import { reportText } from "./report-text.ts";

const [fewest, most] = [answerChoices[0]?.value ?? 1, answerChoices.at(-1)?.value ?? 4];

const help = `Prints a whole report as plain text, for whoever writes or reviews its words.

  npm run read -- --scores 8,5,9,11,6,10,7
      Seven scores from ${minScore} to ${maxScore}: ${chakraKeys.join(", ")}.
  npm run read -- --answers 1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,4,1
      ${questionIds.length} answers from ${fewest} to ${most}, in the order of the questions.

Numbers are joined by commas, without spaces. To page through it: npm run --silent read -- --scores … | less
Exit code: 0 printed, 2 not understood.`;

/** A mistake in the command line, as a sentence. */
class Misuse extends Error {}

type Terminal = {
  readonly now: Date;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
};

/** Prints the report that the words after the program's name ask for; answers with the exit code. */
export function run(words: readonly string[], { now, out, err }: Terminal): number {
  try {
    const values = valuesIn(words);
    out(values.help ? help : reportText(reportOf(wantedFrom(values), now)));
    return 0;
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    err(`${error.message}\nSee npm run read -- --help`);
    return 2;
  }
}

function valuesIn(words: readonly string[]) {
  const text = { type: "string" } as const;
  const options = { scores: text, answers: text, help: { type: "boolean", short: "h" } } as const;
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    // Node explains what it does not know in a plain sentence of its own.
    throw new Misuse((error as Error).message);
  }
}

function wantedFrom({ scores, answers }: ReturnType<typeof valuesIn>): Wanted {
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
