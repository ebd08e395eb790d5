import bold from "@fontsource/figtree/files/figtree-latin-600-normal.woff?inline";
import regular from "@fontsource/figtree/files/figtree-latin-400-normal.woff?inline";
import italic from "@fontsource/lora/files/lora-latin-500-italic.woff?inline";
import heading from "@fontsource/lora/files/lora-latin-500-normal.woff?inline";
import type { Report } from "#domain/report/report.ts";
import { drawName } from "#pdf/book/name-image.ts";
import { renderReport, type PdfOptions } from "#pdf/render-report.ts";

/** What the page asks of the worker. */
export type PdfRequest = {
  readonly report: Report;
  readonly options: Omit<PdfOptions, "fonts" | "drawName">;
};

/** What the worker answers, once. */
export type PdfAnswer =
  | { readonly kind: "made"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly reason: string };

/** In the worker's file, so that a PDF is made without a network too. */
const fonts = {
  regular: bytesOf(regular),
  bold: bytesOf(bold),
  heading: bytesOf(heading),
  italic: bytesOf(italic),
};

/** Of a data URL in base64. */
function bytesOf(url: string): Uint8Array {
  return Uint8Array.from(atob(url.slice(url.indexOf(",") + 1)), (byte) => byte.charCodeAt(0));
}

// Makes one PDF in a worker, so that the page stays usable.
addEventListener("message", ({ data }: MessageEvent<PdfRequest>) => {
  renderReport(data.report, { ...data.options, fonts, drawName })
    .then((bytes): PdfAnswer => ({ kind: "made", bytes }))
    .catch((error: unknown): PdfAnswer => ({ kind: "failed", reason: String(error) }))
    .then((answer) => postMessage(answer));
});
