import type { ByChakra } from "#domain/chakra.ts";
import { firstNameOrDefault } from "#domain/purchase/first-name.ts";
import type { Resource } from "#domain/report/guidance.ts";
import { readReportCode, type ReportCode } from "#domain/report/report-code.ts";
import { buildReport, reportMeta, type Report } from "#domain/report/report.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { makePdf } from "./download-report.ts";
import { guidanceWith } from "./report-words.ts";
import { keptBefore } from "./kept-snapshot.ts";

/** A bought report, or one that may be bought. */
export type Made = ReportCode & { readonly email: string };
type Reading = ByChakra<readonly Resource[]>;

/** The report with all its words. */
export function makeReport(bought: Made, reading: Reading): Report {
  const user = {
    first_name: firstNameOrDefault(bought.firstName),
    email: bought.email,
    timestamp: new Date(bought.openedAt * 1000).toISOString(),
    consent: true,
  };
  const { answers } = bought;
  return buildReport(
    { user, scores: scoresOf(answers), meta: reportMeta, answers, before: keptBefore(bought) },
    guidanceWith(reading),
  );
}

/** Makes report and PDF for nothing, and reads the private link, before they are paid. Rejects where this browser cannot. */
export async function tryReport(made: Made, privateLink: string, reading: Reading): Promise<void> {
  const code = new URL(privateLink).hash.slice(1);
  if (!readReportCode(code)) throw new Error("The private link cannot be read.");
  await makePdf(makeReport(made, reading), privateLink);
}
