import { foodNote } from "#content/disclaimers.ts";
import { drawName } from "#pdf/name-image.ts";
import { renderReport } from "#pdf/render-report.ts";
import type { Candidate } from "#bench/pdf/candidate.ts";

/** What visitors get: laid out, tagged, with outline and any name. */
export const render: Candidate = ({ report }) =>
  renderReport(report, {
    productName: "Seven Petals",
    siteUrl: "https://petals.example",
    generatedAt: new Date(2026, 10, 21),
    foodNote,
    drawName,
  });
