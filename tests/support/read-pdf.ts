import { readFile } from "node:fs/promises";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The text of each page of a PDF file, in the order in which a reader meets it. */
export async function readPdf(path: string): Promise<readonly string[]> {
  const loading = getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: 0,
    useSystemFonts: true,
  });
  const pdf = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  await loading.destroy();
  return pages.map((page) => page.replaceAll(/\s+/gu, " "));
}

/** The name on the first page of a PDF file: what a reader is told it says, if that is not its text, and the pictures there. */
export async function readPdfName(path: string): Promise<PdfName> {
  const loading = getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: 0,
    useSystemFonts: true,
  });
  const first = await (await loading.promise).getPage(1);
  const { fnArray } = await first.getOperatorList();
  const name = {
    actual: actualTextsUnder(await first.getStructTree()),
    pictures: fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
  };
  await loading.destroy();
  return name;
}

type PdfName = { readonly actual: readonly string[]; readonly pictures: number };

/** pdf.js hands on the actual text of a structure element as its alternative text. */
function actualTextsUnder(node: unknown): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  const own =
    "role" in node && node.role === "Span" && "alt" in node && typeof node.alt === "string"
      ? [node.alt]
      : [];
  const children = "children" in node && Array.isArray(node.children) ? node.children : [];
  return [...own, ...children.flatMap(actualTextsUnder)];
}

/** The addresses that the links of a PDF file lead to, page by page. */
export async function readPdfLinks(path: string): Promise<readonly string[]> {
  const loading = getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: 0,
    useSystemFonts: true,
  });
  const pdf = await loading.promise;
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const annotations = await (await pdf.getPage(number)).getAnnotations();
    links.push(...annotations.flatMap(({ url }) => (typeof url === "string" ? [url] : [])));
  }
  await loading.destroy();
  return links;
}
