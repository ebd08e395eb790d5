import fc from "fast-check";
import { reportFrom } from "#tests/reports.ts";
import { anyAnswersWithTies, anyScores } from "#tests/arbitraries.ts";
import { answersFor } from "#tests/examples.ts";
import type { CompleteAnswers } from "#domain/scan/answers.ts";
import { scoresOf, type Scores } from "#domain/scan/scores.ts";
import type { Report } from "./report.ts";

/** 300 reports of any answers and any scores, made once for all the tests that read them. */
const anyReports = fc
  .sample(fc.oneof(anyAnswersWithTies, anyScores.map(answersFor)), 300)
  .map((answers) => ({ report: reportFrom(answers), answers, scores: scoresOf(answers) }));

/** What is true of each of them; what is not says of which. */
export function forAnyReport(
  check: (report: Report, answers: CompleteAnswers, scores: Scores) => void,
): void {
  for (const { report, answers, scores } of anyReports) {
    try {
      check(report, answers, scores);
    } catch (error) {
      throw new Error(`Not true of ${JSON.stringify(answers)}.`, { cause: error });
    }
  }
}
