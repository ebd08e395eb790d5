import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { byChakra } from "#domain/chakra.ts";
import type { Report } from "#domain/report/report.ts";
import { headings } from "#content/headings.ts";
import { exampleScores } from "#tests/examples.ts";
import {
  asText,
  example,
  exampleFile,
  firstPageOf,
  named,
  openedExample,
  options,
  pagesOf,
  read,
  structureOf,
  textsOf,
} from "#tests/support/report-file.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { exampleEdition, pictureOfAName, reportFor } from "./book/report.fixture.ts";
import { renderReport, type PdfOptions } from "./render-report.ts";

test("the text reads in the order of the report, each line whole", async () => {
  const text = (await textsOf(openedExample)).join(" ").replace(/\s+/g, " ");
  const [first] = example.chakra_sections;
  const expected = [
    exampleEdition.productName,
    headings.report,
    "Prepared for Maya",
    exampleEdition.date,
    headings.contents,
    headings.letter,
    example.letter[0],
    headings.tensions,
    example.tensions[0]?.text,
    headings.overview,
    "Root 8 / 12 67% · Needs support",
    headings.insights,
    ...example.overview.quick_summary,
    "Sacral 5 / 12 Blocked 42%",
    first?.template.headline,
    first?.practices[0]?.title,
    first?.practices[0]?.how,
    first?.template.affirmations[0],
    first?.template.nutrition[0],
    first?.template.journal_prompts[0],
    headings.focus,
    headings.plan,
    "Day Morning Anytime Evening",
    "Day 7",
    headings.reading,
    "petals.example/blog/sacral-power",
    headings.notes,
    example.disclaimers[0],
    headings.privateLink,
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
  const one = await renderReport(named("春子"), options);
  const other = await renderReport(named("春子"), options);
  expect(one).toEqual(other);
  const later = await renderReport(example, { ...options, generatedAt: new Date(2026, 10, 22) });
  expect(later).not.toEqual(exampleFile);
});

test("a name that our fonts lack is a picture with the real name behind it", async () => {
  const asked: string[] = [];
  const drawName: PdfOptions["drawName"] = (name, { maxWidth }) => {
    asked.push(name);
    expect(pictureOfAName.width).toBeLessThanOrEqual(maxWidth);
    return Promise.resolve(pictureOfAName);
  };
  const report = named("  Łukasz\n");
  const pdf = await read(report, { drawName });
  expect(asked).toEqual(["Łukasz"]);
  // pdf.js hands on the actual text of a structure element as its alternative text.
  const nodes = await structureOf(pdf);
  expect(nodes.filter(({ alt }) => alt === "Łukasz").map(({ role }) => role)).toEqual([
    "Span",
    "Span",
  ]);
  expect(asText(await renderReport(report, options))).toContain("/Subtype /Image");
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

/** As everyone buys it, with a private link: one name is printed, one is drawn. */
const reports: readonly (readonly [string, Report])[] = [
  ["a printed name", example],
  ["a drawn name", named("春子")],
];

test("its pages are A4, and viewers show the numbers that they carry", async () => {
  const numbers = Array.from({ length: openedExample.numPages }, (_, index) => String(index + 1));
  expect(await openedExample.getPageLabels()).toEqual(numbers);
  expect((await openedExample.getPage(1)).view).toEqual([0, 0, 595.28, 841.89]);
});

test.each(reports)(
  "text and links keep 50 pt from the sides and the top, with %s (spec 9)",
  async (_, report) => {
    const right = 595.28 - 50;
    const urls: unknown[] = [];
    for (const page of await pagesOf(await read(report))) {
      const { items } = await page.getTextContent();
      const lines = items.flatMap((item) =>
        "str" in item && item.str.trim()
          ? [
              {
                text: item.str,
                x: Number(item.transform[4]),
                y: Number(item.transform[5]),
                width: item.width,
              },
            ]
          : [],
      );
      // The plate has a name and a month alone.
      expect(lines.length).toBeGreaterThan(1);
      const outside = lines.filter(
        ({ x, y, width }) => x < 49.9 || x + width > right + 0.1 || y > 841.89 - 50 || y < 24,
      );
      expect(outside).toEqual([]);
      for (const { rect, url } of await page.getAnnotations()) {
        urls.push(url);
        expect(rect[0]).toBeGreaterThanOrEqual(49.9);
        expect(rect[2]).toBeLessThanOrEqual(right + 0.1);
        // Nothing that can be pressed lies in the last 80 pt.
        expect(rect[1]).toBeGreaterThanOrEqual(79.9);
      }
    }
    expect(urls).toContain(options.privateLink);
  },
);

test("a file has at most 390 KB, a drawn name not counted", async () => {
  // Its picture takes up to 14 KB, on the cover and under the plate.
  const most = 390_000;
  for (const scores of [...Object.values(exampleScores), byChakra(() => 3), byChakra(() => 8)]) {
    expect((await renderReport(reportFor(scores), options)).length).toBeLessThanOrEqual(most);
  }
});

const hasQpdf = spawnSync("qpdf", ["--version"]).status === 0;

test.runIf(hasQpdf).each(reports)(
  "qpdf, where it is installed, finds nothing wrong with the file, with %s",
  async (_, report) => {
    const file = join(temporaryFolder(), "report.pdf");
    writeFileSync(file, await renderReport(report, options));
    const { status, stdout, stderr } = spawnSync("qpdf", ["--check", file], { encoding: "utf8" });
    expect({ status, said: stdout + stderr }).toEqual({
      status: 0,
      said: expect.stringContaining("No syntax or stream encoding errors found"),
    });
    expect(stdout + stderr).not.toMatch(/WARNING/u);
  },
);
