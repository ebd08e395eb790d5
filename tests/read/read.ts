import type { CompleteAnswers } from "#domain/scan/answers.ts";
import { firstNameOrDefault } from "#domain/purchase/first-name.ts";
import { buildReport, reportMeta, type Report } from "#domain/report/report.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { guidanceWith } from "#web/features/report/guidance.ts";
import { help, readCommandLine } from "./command-line.ts";
import { comparison } from "./comparison.ts";
import { readReadingList } from "./reading.ts";
import { reportText } from "./report-text.ts";

type Terminal = {
  readonly now: Date;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
};

/** Prints what the words after the program's name ask for; answers with the exit code. */
export function read(words: readonly string[], { now, out, err }: Terminal): number {
  const reading = readCommandLine(words);
  const guidance = guidanceWith(readReadingList());
  const reportOf = (answers: CompleteAnswers): Report =>
    buildReport(
      {
        user: {
          first_name: firstNameOrDefault(""),
          email: "visitor@example.com",
          timestamp: now.toISOString(),
          consent: true,
        },
        scores: scoresOf(answers),
        meta: reportMeta,
        answers,
      },
      guidance,
    );
  switch (reading.kind) {
    case "misused":
      err(`${reading.problem}\nSee npm run read -- --help`);
      return 2;
    case "help":
      out(help);
      return 0;
    case "report":
      out(reportText(reportOf(reading.answers)));
      return 0;
    case "comparison":
      out(comparison(reading.people, reportOf));
      return 0;
  }
}
