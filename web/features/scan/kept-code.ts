import { readReportCode, writeReportCode, type ReportCode } from "#domain/report-code.ts";
import { keepText, readText, thisTab } from "#web/ui/storage.ts";

/** Removed when a report opens, and by a retake. */
const key = "seven-petals.report-code";

/** Keeps what a private link held until its report opens: when that fails the address is cleaned (spec 4). */
export function keepCode(code: ReportCode): void {
  keepText(thisTab, key, writeReportCode(code));
}

/** What the private link held that did not open in this tab, if there is one. */
export function readKeptCode(): ReportCode | undefined {
  return readReportCode(readText(thisTab, key) ?? "");
}

/** Removes it. */
export function forgetCode(): void {
  keepText(thisTab, key, undefined);
}
