import { firstNameOrDefault } from "#domain/purchase/first-name.ts";
import { buildReport, reportMeta } from "#domain/report/report.ts";
import { guidanceWith } from "#web/features/report/guidance.ts";
import { help, readCommandLine, type Wanted } from "./command-line.ts";
import { readReadingList } from "./reading.ts";
import { reportText } from "./report-text.ts";

type Terminal = {
  readonly now: Date;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
};

/** Prints the report that the words after the program's name ask for; answers with the exit code. */
export function run(words: readonly string[], { now, out, err }: Terminal): number {
  const reading = readCommandLine(words);
  if (reading.kind === "misused") {
    err(`${reading.problem}\nSee npm run read -- --help`);
    return 2;
  }
  out(reading.kind === "help" ? help : reportText(reportOf(reading.wanted, now)));
  return 0;
}

function reportOf({ scores, answers }: Wanted, now: Date) {
  const user = {
    first_name: firstNameOrDefault(""),
    email: "visitor@example.com",
    timestamp: now.toISOString(),
    consent: true,
  };
  return buildReport({ user, scores, meta: reportMeta, answers }, guidanceWith(readReadingList()));
}
