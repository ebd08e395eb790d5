import { laterChunk } from "#web/ui/load-chunk.ts";

/** Chunks that are fetched after the page, so that the first question is here soon (docs/decisions/008). */
export const loadBuyDialog = laterChunk(
  "files-of:buy-dialog",
  () => import("#web/features/checkout/buy-dialog.tsx"),
);
export const loadCheckPurchase = laterChunk(
  "files-of:check-purchase",
  () => import("#web/features/checkout/check-purchase.ts"),
);
export const loadReport = laterChunk(
  "files-of:full-report",
  () => import("#web/features/report/full-report.tsx"),
);
export const loadReportContents = laterChunk(
  "files-of:report-contents",
  () => import("./report-contents.tsx"),
);
export const loadSnapshotTools = laterChunk(
  "files-of:snapshot-tools",
  () => import("./snapshot-tools.tsx"),
);
