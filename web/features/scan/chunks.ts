import { laterChunk } from "#web/ui/load-chunk.ts";

/** Chunks that are fetched after the page, so that the first question is here soon (docs/decisions/008). */
export const loadBuyDialog = laterChunk(
  "files-of:buy-dialog",
  () => import("#web/features/checkout/buy-dialog.tsx"),
);
export const loadReport = laterChunk(
  "files-of:full-report",
  () => import("#web/features/report/full-report.tsx"),
);
export const loadResults = laterChunk("files-of:results-step", () => import("./results-step.tsx"));
