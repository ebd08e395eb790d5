import { help, readCommandLine } from "./command-line.ts";
import { comparison } from "./comparison.ts";
import { reportOf } from "./report-of.ts";
import { reportText } from "./report-text.ts";

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
