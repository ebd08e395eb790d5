import type { Report } from "#domain/report.ts";
import type { Page } from "#pdf/page.ts";

/** What each library gets: the report, and the same report already laid out, so that no other layout is compared. */
export type Task = { readonly report: Report; readonly pages: readonly Page[] };

/** One library: makes the file. */
export type Candidate = (task: Task) => Promise<Uint8Array>;
