/**
 * Draws the pages of the example's PDF that the offer shows (`npm run report-pages`). A test fails when they are older than
 * the PDF.
 */
import { writeFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import sharp from "sharp";
import { headings } from "#domain/headings.ts";
import { pngPages } from "./support/pdf-pages.ts";

// In Node, `pdfkit` is another build than the one that visitors run (vitest.config.ts).
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "pdfkit"
      ? next(import.meta.resolve("../node_modules/pdfkit/js/pdfkit.browser.mjs"), context)
      : next(specifier, context),
});
const { example } = await import("./support/report-file.ts");
const { examplePdf, fingerprint, fingerprintFile, pagesFolder } =
  await import("./support/example-pdf.ts");

/** Points around the page that are not shown: paper is whiter than it needs on a small screen. */
const margin = 22;
/** Pixels of a picture for a point of the page; a page is shown about a third smaller than printed. */
const scale = 2;

const pdf = await examplePdf();
const pages = await pngPages(pdf, scale);
const pageOf = (bookmark: string | undefined) =>
  pages.find(({ bookmarks }) => bookmark !== undefined && bookmarks.includes(bookmark));
const chosen = {
  cover: pages[0],
  chapter: pageOf(example.chakra_sections[0]?.name),
  plan: pageOf(headings.plan),
};
for (const [name, page] of Object.entries(chosen)) {
  if (!page) throw new Error(`The PDF has no page for ${name}.avif: no bookmark leads to it.`);
  const picture = sharp(page.png);
  const { width, height } = await picture.metadata();
  const cut = margin * scale;
  await picture
    .extract({ left: cut, top: cut, width: width - 2 * cut, height: height - 2 * cut })
    .avif({ quality: 50, chromaSubsampling: "4:4:4" })
    .toFile(new URL(`${name}.avif`, pagesFolder).pathname);
}
await writeFile(fingerprintFile, await fingerprint());
