import bold from "@fontsource/figtree/files/figtree-latin-600-normal.woff?url";
import regular from "@fontsource/figtree/files/figtree-latin-400-normal.woff?url";
import italic from "@fontsource/lora/files/lora-latin-500-italic.woff?url";
import heading from "@fontsource/lora/files/lora-latin-500-normal.woff?url";
import type { Report } from "#domain/report/report.ts";
import { drawName } from "#pdf/book/name-image.ts";
import { unpackFont } from "#pdf/engine/unpack-font.ts";
import { renderReport, type PdfOptions } from "#pdf/render-report.ts";

/** What the page asks of the worker. */
export type PdfRequest = {
  readonly report: Report;
  readonly options: Omit<PdfOptions, "fonts" | "wash" | "drawName">;
};

/** What the worker answers, once. */
export type PdfAnswer =
  | { readonly kind: "made"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly reason: string };

/** Fetched only now: who never asks for a PDF does not pay for its fonts. */
async function fileAt(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The file ${address} did not come: ${answer.status}.`);
  return answer.arrayBuffer();
}

const fontAt = async (address: string) => unpackFont(await fileAt(address));

async function make({ report, options }: PdfRequest): Promise<PdfAnswer> {
  const files = [fontAt(regular), fontAt(bold), fontAt(heading), fontAt(italic)] as const;
  const [a, b, c, d, picture] = await Promise.all([...files, fileAt("/drawn/wash.jpg")] as const);
  const fonts = { regular: a, bold: b, heading: c, italic: d };
  const wash = new Uint8Array(picture);
  return { kind: "made", bytes: await renderReport(report, { ...options, fonts, wash, drawName }) };
}

// Makes one PDF in a worker, so that the page stays usable.
addEventListener("message", ({ data }: MessageEvent<PdfRequest>) => {
  make(data)
    .catch((error: unknown): PdfAnswer => ({ kind: "failed", reason: String(error) }))
    .then((answer) => postMessage(answer));
});
