import { readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

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
