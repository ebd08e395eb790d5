import type { Report } from "#domain/report/report.ts";
import { drawName } from "#pdf/book/name-image.ts";
import { renderReport, type PdfOptions } from "#pdf/render-report.ts";

/** What the page asks of the worker. */
export type PdfRequest = {
  readonly report: Report;
  readonly options: Omit<PdfOptions, "drawName">;
};

/** What the worker answers, once. */
export type PdfAnswer =
  | { readonly kind: "made"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly reason: string };

// Makes one PDF in a worker, so that the page stays usable.
addEventListener("message", ({ data }: MessageEvent<PdfRequest>) => {
  renderReport(data.report, { ...data.options, drawName })
    .then((bytes): PdfAnswer => ({ kind: "made", bytes }))
    .catch((error: unknown): PdfAnswer => ({ kind: "failed", reason: String(error) }))
    .then((answer) => postMessage(answer));
});
