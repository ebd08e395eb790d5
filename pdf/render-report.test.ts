import { expect, test } from "vitest";
import { headings } from "#content/headings.ts";
import { exampleScores } from "#tests/examples.ts";
import {
  asText,
  example,
  firstPageOf,
  named,
  options,
  pagesOf,
  read,
  reportFor,
  structureOf,
  textsOf,
  unableToDraw,
} from "#tests/support/report-file.ts";
import { exampleEdition, pictureOfAName } from "./book/report.fixture.ts";
import { renderReport, type PdfOptions } from "./render-report.ts";

test("the text reads in the order of the report, each line whole", async () => {
  const report = example;
  const text = (await textsOf(await read(report))).join(" ").replace(/\s+/g, " ");
  const [first] = report.chakra_sections;
  const expected = [
    exampleEdition.productName,
    headings.report,
    "Prepared for Maya",
    exampleEdition.date,
    headings.contents,
    headings.letter,
    report.letter[0],
    headings.tensions,
    report.tensions[0]?.text,
    headings.overview,
    "Root 8 / 12 · 67% · Needs support",
    headings.insights,
    ...report.overview.quick_summary,
    "Sacral Blocked 5 / 12 · 42%",
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
    report.disclaimers[0],
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

test.each(Object.entries(exampleScores))(
  "the report of %s has 21 to 28 pages of A4",
  async (_, scores) => {
    const pdf = await read(reportFor(scores));
    expect(pdf.numPages).toBeGreaterThanOrEqual(21);
    expect(pdf.numPages).toBeLessThanOrEqual(28);
    const page = await pdf.getPage(pdf.numPages);
    expect(page.view).toEqual([0, 0, 595.28, 841.89]);
  },
);

test("every page carries its number and the date of generation (spec 9)", async () => {
  const texts = await textsOf(await read());
  for (const [index, text] of texts.entries()) {
    expect(text).toContain("Generated November 21, 2026");
    expect(text).toContain(`Page ${index + 1} of ${texts.length}`);
  }
});

test("it uses Helvetica regular, bold and oblique and nothing else (spec 9)", async () => {
  const fonts = asText(await renderReport(example, options)).matchAll(/\/BaseFont \/(\S+)/g);
  expect([...fonts].map(([, name]) => name).toSorted()).toEqual([
    "Helvetica",
    "Helvetica-Bold",
    "Helvetica-Oblique",
  ]);
});

test("it is a tagged document in US English that shows its title", async () => {
  const pdf = await read();
  const { info } = await pdf.getMetadata();
  const source = asText(await renderReport(example, options));
  expect(source).toContain("/Marked true");
  expect(source).toContain("/DisplayDocTitle true");
  expect(info).toMatchObject({
    Title: `${headings.report} – ${exampleEdition.productName}`,
    Language: "en-US",
  });
});

test("nothing on a page is without a tag or an artifact mark", async () => {
  const pages = await pagesOf(await read());
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
  const later = await renderReport(example, {
    ...options,
    generatedAt: new Date(2026, 10, 22),
  });
  expect(later).not.toEqual(one);
});

test("a name that Helvetica lacks is a picture with the real name behind it", async () => {
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
  expect(nodes.filter(({ alt }) => alt === "Łukasz").map(({ role }) => role)).toEqual(["Span"]);
  expect(asText(await renderReport(report, options))).toContain("/Subtype /Image");
  // It ignores the actual text of a span, and so shows the letter that makes other readers heed it.
  expect(await firstPageOf(pdf)).toContain("Prepared for x November 21, 2026");
});

test.each([
  ["José", "José"],
  ["Jose\u0301", "José"],
  ["   ", "Friend"],
  ["An\u0000na\tM\r\n", "An na M"],
  ["\u202eAnna\u202c", "Anna"],
  ["Tom & <Jerry>", "Tom & <Jerry>"],
])("the name %j is printed as %j", async (firstName, printed) => {
  expect(await firstPageOf(await read(named(firstName)))).toContain(
    `Prepared for ${printed} November`,
  );
});

test.each([
  ["of Han letters", "春子"],
  ["in Arabic", "محمد"],
  ["in Hebrew", "שרה"],
  ["in Devanagari", "आर्या"],
  ["with an emoji", "👩‍🎤 Zoë"],
  ["with stacked accents", `Z${"\u0335".repeat(90)}`],
  ["of 5,000 letters", "x".repeat(5000)],
  ["of half a character", "\ud800"],
])("a name %s spoils neither the report nor its other text", async (_, firstName) => {
  const drawn = await firstPageOf(await read(named(firstName)));
  const notDrawn = await firstPageOf(await read(named(firstName), { drawName: unableToDraw }));
  for (const text of [drawn, notDrawn]) {
    expect(text).toContain(`${exampleEdition.productName} ${headings.report} Prepared for`);
    expect(text).toContain("November 21, 2026 Root 8 / 12 Sacral 5 / 12 Solar Plexus");
  }
});

test("a product name with characters of its own stays readable and keeps the metadata sound", async () => {
  const pdf = await read(example, { productName: "Łotus & <Sons> ☸" });
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: `${headings.report} – Łotus and Sons ☸` });
  expect(metadata?.get("dc:title")).toBe(`${headings.report} – Łotus and Sons ☸`);
  expect(await firstPageOf(pdf)).toContain(`Lotus & <Sons> ${headings.report}`);
});
