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
