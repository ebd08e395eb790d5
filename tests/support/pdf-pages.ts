import { fileURLToPath } from "node:url";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** pdf.js's replacements for the standard fonts, which PDF files do not embed. */
const standardFontDataUrl = fileURLToPath(
  new URL("standard_fonts/", import.meta.resolve("pdfjs-dist/package.json")),
);

type PdfPage = {
  /** The bookmarks of the first level that lead here. */
  readonly bookmarks: readonly string[];
  readonly png: Uint8Array;
};

/** The pages of a PDF as PNG pictures, first page first; `scale` 1 is 72 pixels an inch. */
export async function pngPages(file: Uint8Array, scale: number): Promise<readonly PdfPage[]> {
  // pdf.js empties the bytes that it is given.
  const data = new Uint8Array(file);
  const loading = getDocument({ data, standardFontDataUrl, verbosity: 0 });
  const pdf = await loading.promise;
  const bookmarks: string[][] = Array.from({ length: pdf.numPages }, () => []);
  for (const { title, dest } of (await pdf.getOutline()) ?? []) {
    if (Array.isArray(dest)) bookmarks[await pdf.getPageIndex(dest[0])]?.push(title);
  }
  const pages: PdfPage[] = [];
  for (const [index, titles] of bookmarks.entries()) {
    const page = await pdf.getPage(index + 1);
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    // pdf.js is typed for a browser's canvas; this one has all that it uses.
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    pages.push({ bookmarks: titles, png: await canvas.encode("png") });
  }
  await loading.destroy();
  return pages;
}
