/**
 * Draws the pages of the example's PDF that the offer shows (`npm run report-pages`). A test fails when they are older than
 * the PDF.
 */
import { writeFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import sharp from "sharp";
import { headings } from "#content/headings.ts";
import { pngPages } from "./support/read-pdf.ts";

// In Node, `pdfkit` is another build than the one that visitors run (vitest.config.ts).
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "pdfkit"
      ? next(import.meta.resolve("../node_modules/pdfkit/js/pdfkit.browser.mjs"), context)
      : next(specifier, context),
});
const { example, examplePdf, fingerprint, fingerprintFile, pagesFolder } =
  await import("./support/report-file.ts");

const drawn = await pngPages(await examplePdf(), 2);
const bookmarks = {
  letter: headings.letter,
  chapter: example.chakra_sections[0]?.name,
  plan: headings.plan,
};
for (const [name, bookmark] of Object.entries(bookmarks)) {
  const page = drawn.find((one) => bookmark !== undefined && one.bookmarks.includes(bookmark));
  if (!page) throw new Error(`The PDF lacks a page that is shown: no bookmark "${bookmark}".`);
  await sharp(page.png)
    .avif({ quality: 50, chromaSubsampling: "4:4:4" })
    .toFile(new URL(`${name}.avif`, pagesFolder).pathname);
}
await writeFile(fingerprintFile, await fingerprint());
