import type { Report } from "#domain/report.ts";
import type { LinkItem, Page } from "#pdf/page.ts";

/** What each library gets: the report, and the same report already laid out, so that no other layout is compared. */
export type Task = { readonly report: Report; readonly pages: readonly Page[] };

/** One library: makes the file. */
export type Candidate = (task: Task) => Promise<Uint8Array>;

/** Where a link leads, as an address: the other libraries write no links inside of a document here. */
export function addressOf({ to }: LinkItem): string {
  return "url" in to ? to.url : `#${encodeURIComponent(to.place)}`;
}
