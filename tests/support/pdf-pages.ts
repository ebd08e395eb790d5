import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** pdf.js's replacements for the standard fonts, which PDF files do not embed. */
const standardFontDataUrl = fileURLToPath(
  new URL("standard_fonts/", import.meta.resolve("pdfjs-dist/package.json")),
);

/** The pages of a PDF file as PNG pictures, first page first; `scale` 1 is 72 pixels an inch. */
export async function pngPages(path: string, scale: number): Promise<readonly Uint8Array[]> {
  const data = new Uint8Array(await readFile(path));
  const loading = getDocument({ data, standardFontDataUrl, verbosity: 0 });
  const pdf = await loading.promise;
  const pictures: Uint8Array[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    // pdf.js is typed for a browser's canvas; this one has all that it uses.
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    pictures.push(await canvas.encode("png"));
  }
  await loading.destroy();
  return pictures;
}
