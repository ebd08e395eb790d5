/** Prints a whole report in the terminal: `npm run read -- --help`. */
import process from "node:process";
import { parseArgs } from "node:util";
import { chakraKeys } from "#domain/chakra.ts";
import { firstNameOrDefault } from "#domain/purchase/first-name.ts";
import type { Report } from "#domain/report/report.ts";
import {
  completeAnswers,
  questionIds,
  type Answers,
  type CompleteAnswers,
} from "#domain/scan/answers.ts";
import { reportFrom } from "#tests/reports.ts";
import { articles } from "#tests/support/articles.ts";
import { newestFirst, readingFrom } from "#web/features/blog/reading.ts";
import { guidanceWith } from "#web/features/report/report-words.ts";
import { comparison } from "./comparison.ts";
import { reportText } from "./report-text.ts";

const help = `Prints a whole report as plain text, for whoever writes or reviews its words.

  npm run read -- --answers 1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,4,1
      21 answers from 1 to 4, in the order of the questions, joined by commas without spaces.
  npm run read -- --compare 40
      How much of the reports of so many generated people, 2 to 999, is theirs alone.

To page through it: npm run --silent read -- --answers … | less
Exit code: 0 printed, 2 not understood.`;

const guidance = guidanceWith(readReadingList());

/** The report of a visitor without a name, as the site makes it at this moment. */
export function reportOf(answers: CompleteAnswers, now: Date): Report {
  return reportFrom(answers, firstNameOrDefault(""), guidance, now.toISOString());
}

/** The reading list of the site, from the files of the articles: outside of a build there is no collection of them. */
function readReadingList() {
  const all = articles.map(({ slug, field }) => {
    const published = field("published");
    const recommended: readonly string[] = field("recommendedFor").match(/\w+/gu) ?? [];
    return {
      id: slug,
      data: {
        title: field("title"),
        chakra: chakraKeys.find((key) => key === field("chakra")) ?? ("all" as const),
        recommendedFor: chakraKeys.filter((key) => recommended.includes(key)),
        ...(published === "" ? {} : { published: new Date(published) }),
      },
    };
  });
  return readingFrom(newestFirst(all));
}

/** What the words after the program's name ask for. Throws a sentence if it is not understood. */
export function read(words: readonly string[], now: Date): string {
  const options = {
    answers: { type: "string" },
    compare: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  const { values } = parseArgs({ args: [...words], options });
  if (values.help) return help;
  if (values.compare !== undefined) {
    if (!/^(?:[2-9]|[1-9]\d{1,2})$/u.test(values.compare))
      throw new Error("--compare takes how many people, from 2 to 999.");
    return comparison(Number(values.compare), (answers) => reportOf(answers, now));
  }
  if (values.answers === undefined)
    throw new Error("Say whose report: give --answers or --compare.");
  const pieces = values.answers.split(",");
  const wrong = pieces.find((piece) => !/^[1-4]$/u.test(piece));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is no number from 1 to 4. Join them by commas, without spaces.`);
  const entries = pieces.map((piece, index) => [questionIds[index] ?? 0, Number(piece)] as const);
  const answers = completeAnswers(Object.fromEntries(entries) as Answers);
  if (!answers || pieces.length > questionIds.length)
    throw new Error(`--answers takes 21 numbers, and here are ${pieces.length}.`);
  return reportText(reportOf(answers, now));
}

if (import.meta.main) {
  // `| head` closes the pipe early; that is no failure.
  process.stdout.on("error", () => process.exit());
  try {
    process.stdout.write(`${read(process.argv.slice(2), new Date())}\n`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\nSee npm run read -- --help\n`);
    process.exitCode = 2;
  }
}
