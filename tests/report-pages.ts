/**
 * Draws the pages of the example's PDF that the offer shows (`npm run report-pages`). A test fails when they are older than
 * the PDF.
 */
import { writeFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import sharp, { type Sharp } from "sharp";
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

/** Points around a whole page that are not shown: paper is whiter than it needs on a screen. */
const margin = 22;
/** Pixels of a picture for a point of the page. */
const scales = { whole: 2, part: 3 };
/** The size of a part in pixels, enough for a dense screen that shows it about as large as printed. */
const partSize = { width: 840, height: 648 };

const pdf = await examplePdf();
const wholePages = await pngPages(pdf, scales.whole);
const largePages = await pngPages(pdf, scales.part);
const indexOf = (bookmark: string | undefined) =>
  wholePages.findIndex(({ bookmarks }) => bookmark !== undefined && bookmarks.includes(bookmark));

/** The pages, and where the most telling part of each is, in points from its upper left corner; 35 wide for 27 high. */
const chosen = {
  letter: { index: indexOf(headings.letter), part: { left: 90, top: 54, width: 400 } },
  chapter: {
    index: indexOf(example.chakra_sections[0]?.name),
    part: { left: 33, top: 36, width: 529 },
  },
  plan: { index: indexOf(headings.plan), part: { left: 36, top: 166, width: 250 } },
};
for (const [name, { index, part }] of Object.entries(chosen)) {
  const [whole, large] = [wholePages[index], largePages[index]];
  if (!whole || !large) {
    throw new Error(`The PDF has no page for ${name}.avif: no bookmark leads to it.`);
  }
  const page = sharp(whole.png);
  const { width, height } = await page.metadata();
  const cut = margin * scales.whole;
  await write(
    name,
    page.extract({ left: cut, top: cut, width: width - 2 * cut, height: height - 2 * cut }),
  );
  const extent = {
    left: part.left * scales.part,
    top: part.top * scales.part,
    width: part.width * scales.part,
    height: Math.round((part.width * scales.part * 27) / 35),
  };
  await write(`${name}-part`, sharp(large.png).extract(extent).resize(partSize));
}
await writeFile(fingerprintFile, await fingerprint());

async function write(name: string, picture: Sharp): Promise<void> {
  await picture
    .avif({ quality: 50, chromaSubsampling: "4:4:4" })
    .toFile(new URL(`${name}.avif`, pagesFolder).pathname);
}
