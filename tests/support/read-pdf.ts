import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument, OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The text of each page of a PDF file, or of its first ones, in reading order. */
export async function readPdf(path: string, count = Infinity): Promise<readonly string[]> {
  const read = async (page: PDFPageProxy) => {
    const { items } = await page.getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    return text.replaceAll(/\s+/gu, " ");
  };
  return fromPages(path, read, count);
}

/** The addresses that the links of a PDF file lead to, page by page. */
export async function readPdfLinks(path: string): Promise<readonly string[]> {
  const links = await fromPages(path, async (page) => {
    const annotations = await page.getAnnotations();
    return annotations.flatMap(({ url }) => (typeof url === "string" ? [url] : []));
  });
  return links.flat();
}

/** The name on the first page of a PDF file: its actual text, if it is drawn, and how far across the picture its ink reaches. */
export async function readPdfName(path: string): Promise<PdfName> {
  const read = async (page: PDFPageProxy) => {
    const { fnArray, argsArray } = await page.getOperatorList();
    const reachOfInk = (index: number) => {
      const { data, height }: ImageData = page.objs.get(argsArray[index][0]);
      const perRow = data.length / height;
      return (
        data.reduce((most, value, at) => Math.max(most, value < 128 ? at % perRow : 0), 0) / perRow
      );
    };
    return {
      actual: actualTextsUnder(await page.getStructTree()),
      pictures: fnArray.flatMap((operator, index) =>
        operator === OPS.paintImageXObject ? [reachOfInk(index)] : [],
      ),
    };
  };
  const [first = { actual: [], pictures: [] }] = await fromPages(path, read, 1);
  return first;
}

type PdfName = { readonly actual: readonly string[]; readonly pictures: readonly number[] };

/** pdf.js returns the actual text of a structure element as its alternative text. */
function actualTextsUnder(node: unknown): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  const own =
    "role" in node && node.role === "Span" && "alt" in node && typeof node.alt === "string"
      ? [node.alt]
      : [];
  const children = "children" in node && Array.isArray(node.children) ? node.children : [];
  return [...own, ...children.flatMap(actualTextsUnder)];
}

/** What `read` finds on each page of a PDF file, or on the first ones. Throws if the file is not a PDF. */
async function fromPages<Found>(
  path: string,
  read: (page: PDFPageProxy) => Promise<Found>,
  count = Infinity,
): Promise<readonly Found[]> {
  const data = new Uint8Array(await readFile(path));
  const loading = getDocument({ data, verbosity: 0, useSystemFonts: true });
  const pdf = await loading.promise;
  const found: Found[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, count); number++) {
    found.push(await read(await pdf.getPage(number)));
  }
  await loading.destroy();
  return found;
}

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
