/**
 * Draws the pages of the example's PDF that the offer shows (`npm run report-pages`). A test fails when they are older than
 * the PDF.
 */
import { writeFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import sharp, { type Sharp } from "sharp";
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

const wholes = {
  chapter: indexOf(example.chakra_sections[0]?.name),
  plan: indexOf(headings.plan),
};
for (const [name, index] of Object.entries(wholes)) {
  const page = sharp(pageAt(wholePages, index).png);
  const { width, height } = await page.metadata();
  const cut = margin * scales.whole;
  await write(
    name,
    page.extract({ left: cut, top: cut, width: width - 2 * cut, height: height - 2 * cut }),
  );
}

/** Where the telling parts are, in points from the upper left corner of their page; 35 wide for 27 high. */
const parts = {
  opening: { index: wholes.chapter, left: 40, top: 72, width: 310 },
  insight: { index: wholes.chapter, left: 180, top: 368, width: 372 },
  week: { index: wholes.plan, left: 36, top: 161, width: 364 },
};
for (const [name, { index, ...part }] of Object.entries(parts)) {
  const extent = {
    left: part.left * scales.part,
    top: part.top * scales.part,
    width: part.width * scales.part,
    height: Math.round((part.width * scales.part * 27) / 35),
  };
  await write(name, sharp(pageAt(largePages, index).png).extract(extent).resize(partSize));
}
await writeFile(fingerprintFile, await fingerprint());

async function write(name: string, picture: Sharp): Promise<void> {
  await picture
    .avif({ quality: 50, chromaSubsampling: "4:4:4" })
    .toFile(new URL(`${name}.avif`, pagesFolder).pathname);
}

function pageAt(pages: typeof wholePages, index: number) {
  const page = pages[index];
  if (!page) throw new Error("The PDF lacks a page that is shown: no bookmark leads to it.");
  return page;
}
