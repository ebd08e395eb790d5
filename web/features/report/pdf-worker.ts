import bold from "@fontsource/figtree/files/figtree-latin-600-normal.woff?url";
import regular from "@fontsource/figtree/files/figtree-latin-400-normal.woff?url";
import italic from "@fontsource/lora/files/lora-latin-500-italic.woff?url";
import heading from "@fontsource/lora/files/lora-latin-500-normal.woff?url";
import type { Report } from "#domain/report/report.ts";
import { drawName } from "#pdf/book/name-image.ts";
import type { FontFiles } from "#pdf/engine/style.ts";
import { unpackFont } from "#pdf/engine/unpack-font.ts";
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

const fontAddresses = { regular, bold, heading, italic } satisfies Record<keyof FontFiles, string>;

/** Fetched only now: who never asks for a PDF does not pay for its fonts. */
async function fetchFonts(): Promise<FontFiles> {
  const files = Object.entries(fontAddresses).map(async ([name, address]) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The font ${address} did not come: ${answer.status}.`);
    return [name, await unpackFont(new Uint8Array(await answer.arrayBuffer()))] as const;
  });
  return Object.fromEntries(await Promise.all(files)) as Record<keyof FontFiles, Uint8Array>;
}

// Makes one PDF in a worker, so that the page stays usable.
addEventListener("message", ({ data }: MessageEvent<PdfRequest>) => {
  fetchFonts()
    .then((fonts) => renderReport(data.report, { ...data.options, fonts, drawName }))
    .then((bytes): PdfAnswer => ({ kind: "made", bytes }))
    .catch((error: unknown): PdfAnswer => ({ kind: "failed", reason: String(error) }))
    .then((answer) => postMessage(answer));
});
