import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { headings } from "#content/headings.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { exampleScores } from "#tests/examples.ts";
import { pagesOf, structureOf, textsOf, linksOf } from "#tests/support/read-pdf.ts";
import {
  asText,
  example,
  exampleFile,
  firstPageOf,
  named,
  openedExample,
  options,
  read,
} from "#tests/support/report-file.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { nameRoom } from "./book/layout-cover.ts";
import { exampleEdition, pictureOfAName } from "./book/report.fixture.ts";
import { reportFor } from "#tests/reports.ts";
import { renderReport, type PdfOptions } from "./render-report.ts";

/** A report with a name that our fonts lack, printed once for all the tests that read it. */
const drawn = named("春子");
const drawnFile = await renderReport(drawn, options);

// The order of the headings is that of the outline, in structure.test.ts.
test("the text reads in the order of the report, each line whole", async () => {
  const text = (await textsOf(openedExample)).join(" ").replace(/\s+/g, " ");
  const [first] = example.chakra_sections;
  const expected = [
    exampleEdition.productName,
    headings.report,
    "Prepared for Maya",
    exampleEdition.date,
    example.letter[0],
    example.tensions[0]?.text,
    "Root 8 / 12 Needs support 67%",
    headings.insights,
    ...example.overview.quick_summary,
    "Sacral 42% 5 / 12 Blocked",
    first?.template.headline,
    first?.practices[0]?.title,
    first?.practices[0]?.how,
    first?.template.affirmations[0],
    first?.template.nutrition[0],
    first?.template.journal_prompts[0],
    "Day Morning Anytime Evening",
    "Day 7",
    "petals.example/blog/sacral-power",
    example.disclaimers[0],
    "Reopen this report",
  ];
  let position = 0;
  for (const part of expected) {
    const found = text.indexOf(part ?? "", position);
    expect(found, `"${part}" after position ${position}`).toBeGreaterThanOrEqual(position);
    position = found;
  }
});

test("it carries the letters it uses of Figtree and Lora, and no other font (decision 007)", async () => {
  const source = asText(exampleFile);
  const names = [...source.matchAll(/\/BaseFont \/[A-Z]{6}\+(\S+)/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(
    new Set(["Figtree-Regular", "Figtree-SemiBold", "Lora-Medium", "Lora-MediumItalic"]),
  );
  expect(source.match(/\/BaseFont /g)).toHaveLength(names.length);
  expect(source.match(/\/FontFile2 /g)).toHaveLength(4);
});

test("it is a tagged document in US English that shows its title", async () => {
  const { info } = await openedExample.getMetadata();
  const source = asText(exampleFile);
  expect(source).toContain("/Marked true");
  expect(source).toContain("/DisplayDocTitle true");
  expect(info).toMatchObject({
    Title: `${headings.report} – ${exampleEdition.productName}`,
    Language: "en-US",
  });
});

test("nothing on a page is without a tag or an artifact mark", async () => {
  const pages = await pagesOf(openedExample);
  const contents = await Promise.all(
    pages.map((page) => page.getTextContent({ includeMarkedContent: true })),
  );
  for (const { items } of contents) {
    let depth = 0;
    for (const item of items) {
      if ("str" in item) {
        if (item.str.trim() !== "") expect(depth, item.str).toBeGreaterThan(0);
      } else depth += item.type === "endMarkedContent" ? -1 : 1;
    }
  }
});

test("the same report and date give the same bytes", async () => {
  expect(await renderReport(drawn, options)).toEqual(drawnFile);
  const later = await renderReport(example, { ...options, generatedAt: new Date(2026, 10, 22) });
  expect(later).not.toEqual(exampleFile);
});

test("a name that our fonts lack is a picture with the real name behind it", async () => {
  const asked: string[] = [];
  const drawName: PdfOptions["drawName"] = (name) => {
    asked.push(name);
    expect(pictureOfAName.width).toBeLessThanOrEqual(nameRoom.maxWidth);
    return Promise.resolve(pictureOfAName);
  };
  const pdf = await read(named("  Łukasz\n"), { drawName });
  expect(asked).toEqual(["Łukasz"]);
  // pdf.js hands on the actual text of a structure element as its alternative text.
  const nodes = await structureOf(pdf);
  expect(nodes.filter(({ alt }) => alt === "Łukasz").map(({ role }) => role)).toEqual([
    "Span",
    "Span",
  ]);
  expect(asText(drawnFile)).toContain("/Subtype /Image");
  // It ignores the actual text of a span, and so shows the letter that makes other readers heed it.
  expect(await firstPageOf(pdf)).toContain("Prepared for x November 21, 2026");
});

test("a product name with characters of its own stays readable and keeps the metadata sound", async () => {
  const pdf = await read(example, { productName: "Łotus & <Sons> ☸" });
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: `${headings.report} – Łotus and Sons ☸` });
  expect(metadata?.get("dc:title")).toBe(`${headings.report} – Łotus and Sons ☸`);
  expect(await firstPageOf(pdf)).toContain(`Lotus & <Sons> ${headings.report}`);
});

test("its pages are A4, and viewers show the numbers that they carry", async () => {
  const numbers = Array.from({ length: openedExample.numPages }, (_, index) => String(index + 1));
  expect(await openedExample.getPageLabels()).toEqual(numbers);
  expect((await openedExample.getPage(1)).view).toEqual([0, 0, 595.28, 841.89]);
});

test("text and links keep 50 pt from the sides and the top (spec 9)", async () => {
  const right = 595.28 - 50;
  const pages = await pagesOf(openedExample);
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  const lines = contents.flatMap(({ items }) =>
    items.flatMap((item) => ("str" in item && item.str.trim() ? [item] : [])),
  );
  expect(lines.length).toBeGreaterThan(800);
  const outside = lines.filter(({ transform: [, , , , x, y], width }) => {
    return x < 49.9 || x + width > right + 0.1 || y > 841.89 - 50 || y < 24;
  });
  expect(outside).toEqual([]);
  const links = await linksOf(openedExample);
  expect(links.map(({ url }) => url)).toContain(options.privateLink);
  for (const { rect } of links) {
    expect(rect[0]).toBeGreaterThanOrEqual(49.9);
    expect(rect[2]).toBeLessThanOrEqual(right + 0.1);
    // Nothing that can be pressed lies in the last 80 pt.
    expect(rect[1]).toBeGreaterThanOrEqual(79.9);
  }
});

test("a file has at most 390 KB, a drawn name not counted", async () => {
  // Its picture takes up to 14 KB, on the cover and under the plate. Of the named visitors these have the largest files.
  for (const scores of [exampleScores.exampleReport, exampleScores.onTheEdges]) {
    const file = await renderReport(reportFor(scores), options);
    expect(file.length).toBeLessThanOrEqual(390_000);
  }
});

test("over each scene lies its wash, in soft light", () => {
  const blends = Buffer.from(drawnFile)
    .toString("latin1")
    .match(/\/BM \/SoftLight/gu);
  expect(blends).toHaveLength(chakraKeys.length);
});

const hasQpdf = spawnSync("qpdf", ["--version"]).status === 0;

test.runIf(hasQpdf).each([
  ["a printed name", exampleFile],
  ["a drawn name", drawnFile],
])("qpdf, where it is installed, finds nothing wrong with the file, with %s", (_, bytes) => {
  const file = join(temporaryFolder(), "report.pdf");
  writeFileSync(file, bytes);
  const { status, stdout, stderr } = spawnSync("qpdf", ["--check", file], { encoding: "utf8" });
  expect({ status, said: stdout + stderr }).toEqual({
    status: 0,
    said: expect.stringContaining("No syntax or stream encoding errors found"),
  });
  expect(stdout + stderr).not.toMatch(/WARNING/u);
});

test("the sheet of a trial says on which day it began", async () => {
  const [trial] = example.trials;
  const words = { cue: undefined, missed: undefined, guess: undefined };
  const own = trial && { trial, startDay: 3, day: 5, done: [], ...words };
  const text = (await textsOf(await read(example, { own }))).join(" ");
  expect(text).toContain("Begun on November 23, 2026.");
});
