import { drawName } from "#pdf/name-image.ts";
import { exampleEdition } from "#pdf/report.fixture.ts";
import { renderReport } from "#pdf/render-report.ts";
import type { Candidate } from "#bench/pdf/candidate.ts";

/** What visitors get: laid out, tagged, with outline and any name. */
export const render: Candidate = ({ report }) =>
  renderReport(report, {
    ...exampleEdition,
    generatedAt: new Date(exampleEdition.date),
    drawName,
  });
