import { drawName } from "#pdf/name-image.ts";
import { exampleEdition } from "#pdf/report.fixture.ts";
import { renderReport } from "#pdf/render-report.ts";
import type { Candidate } from "#bench/pdf/candidate.ts";

const { productName, siteUrl, date } = exampleEdition;

/** What visitors get: laid out, tagged, with outline and any name. */
export const render: Candidate = ({ report }) =>
  renderReport(report, { productName, siteUrl, generatedAt: new Date(date), drawName });
