import type { Report } from "#domain/report.ts";
import { backMatter } from "./back-matter.ts";
import type { Edition, Part } from "./blocks.ts";
import { chapters } from "./chapter.ts";
import { frontMatter } from "./front-matter.ts";
import { week } from "./week.ts";

/** Writes the report as a book, with the contents and order of spec 2, view 4. */
export function bookOf(report: Report, edition: Edition): readonly Part[] {
  const rest = [...chapters(report), ...week(report), backMatter(report, edition)];
  return [...frontMatter(report, edition, rest), ...rest];
}
