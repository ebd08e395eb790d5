import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createCanvas } from "@napi-rs/canvas";
import {
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";

/** pdf.js's replacements for the standard fonts, which PDF files do not embed. */
const standardFontDataUrl = fileURLToPath(
  new URL("standard_fonts/", import.meta.resolve("pdfjs-dist/package.json")),
);

/** Opens the bytes of a PDF file, of which pdf.js empties a copy. Throws if they are none. */
export function openPdf(file: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({ data: new Uint8Array(file), standardFontDataUrl, verbosity: 0 }).promise;
}

/** All pages of an opened file, or its first ones. */
export function pagesOf(pdf: PDFDocumentProxy, count = pdf.numPages) {
  return Promise.all(Array.from({ length: count }, (_, index) => pdf.getPage(index + 1)));
}

/** The text of each page, in reading order. */
export async function textsOf(pdf: PDFDocumentProxy, count?: number): Promise<readonly string[]> {
  const pages = await pagesOf(pdf, count);
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents.map(({ items }) => {
    const pieces = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : ""));
    return pieces.join("").replace(/\s+/g, " ");
  });
}

/** pdf.js returns the actual text of a structure element as its alternative text. */
type StructureNode = { role: string; alt?: string; children: readonly unknown[] };

function isNode(value: unknown): value is StructureNode {
  return typeof value === "object" && value !== null && "role" in value && "children" in value;
}

function nodesUnder(value: unknown): readonly StructureNode[] {
  return isNode(value) ? [value, ...value.children.flatMap(nodesUnder)] : [];
}

/** All elements of the structure tree, in reading order. */
export async function structureOf(
  pdf: PDFDocumentProxy,
  count?: number,
): Promise<readonly StructureNode[]> {
  const pages = await pagesOf(pdf, count);
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  return trees.flatMap(nodesUnder);
}

/** The addresses and destinations that the links of all pages lead to. */
export async function linksOf(pdf: PDFDocumentProxy) {
  const pages = await pagesOf(pdf);
  return (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
}

/** A page as a picture; `scale` 1 is 72 pixels an inch. */
export async function paint(page: PDFPageProxy, scale: number) {
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // pdf.js is typed for a browser's canvas; this one has all that it uses.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  return canvas;
}

/** The text of each page of a PDF file, or of its first ones. */
export async function readPdf(path: string, count?: number): Promise<readonly string[]> {
  return textsOf(await openPdf(await readFile(path)), count);
}

/** The name on the first page of a PDF file: its actual text, if it is drawn, and how far across the picture its ink reaches. */
export async function readPdfName(path: string) {
  const pdf = await openPdf(await readFile(path));
  const page = await pdf.getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const reachOfInk = (index: number) => {
    const { data, height }: ImageData = page.objs.get(argsArray[index][0]);
    const perRow = data.length / height;
    return (
      data.reduce((most, value, at) => Math.max(most, value < 128 ? at % perRow : 0), 0) / perRow
    );
  };
  const nodes = await structureOf(pdf, 1);
  return {
    actual: nodes.flatMap(({ role, alt }) => (role === "Span" && alt ? [alt] : [])),
    pictures: fnArray.flatMap((operator, index) =>
      operator === OPS.paintImageXObject ? [reachOfInk(index)] : [],
    ),
  };
}

type PdfPage = {
  /** The bookmarks of the first level that lead here. */
  readonly bookmarks: readonly string[];
  readonly png: Uint8Array;
};

/** The pages of a PDF as PNG pictures, first page first; `scale` 1 is 72 pixels an inch. */
export async function pngPages(file: Uint8Array, scale: number): Promise<readonly PdfPage[]> {
  const pdf = await openPdf(file);
  const bookmarks: string[][] = Array.from({ length: pdf.numPages }, () => []);
  for (const { title, dest } of (await pdf.getOutline()) ?? []) {
    if (Array.isArray(dest)) bookmarks[await pdf.getPageIndex(dest[0])]?.push(title);
  }
  const pages: PdfPage[] = [];
  for (const [index, page] of (await pagesOf(pdf)).entries()) {
    const png = await (await paint(page, scale)).encode("png");
    pages.push({ bookmarks: bookmarks[index] ?? [], png });
  }
  return pages;
}
