import { expect, test } from "vitest";
import { headings } from "#domain/headings.ts";
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
import { exampleEdition, examplePrivateLink, pictureOfAName } from "./report.fixture.ts";
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
    "Your private link",
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
  "the report of %s has 9 to 18 pages of A4",
  async (_, scores) => {
    const pdf = await read(reportFor(scores));
    expect(pdf.numPages).toBeGreaterThanOrEqual(9);
    expect(pdf.numPages).toBeLessThanOrEqual(18);
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

test("its structure has one title, headings by level, lists, a table with scopes, a figure and links", async () => {
  const report = example;
  const nodes = await structureOf(await read(report));
  const count = (role: string) => nodes.filter((node) => node.role === role).length;
  expect(count("H1")).toBe(1);
  expect(count("H2")).toBe(7 + 6 + Math.min(1, report.sources.length));
  const { pairings } = report.overview;
  const beforeChapters = ["letter", "insights", "oneThing", "howToRead"].length + pairings.length;
  const afterWeek = 3 + report.sources.length + 1;
  expect(count("H3")).toBe(beforeChapters + 7 * 5 + report.boosters.length + afterWeek);
  expect(count("TR")).toBe(8);
  expect(count("TH")).toBe(4 + 7);
  expect(count("TD")).toBe(7 * 3);
  expect(count("Link")).toBe(report.resources.length + 1);
  expect(count("LI")).toBe(count("LBody"));
  expect(nodes.find(({ role }) => role === "Figure")?.alt).toMatch(
    /^Flower of seven petals: Root 8 of 12/,
  );
  const source = asText(await renderReport(report, options));
  expect(source.match(/\/Scope \/Column/g)).toHaveLength(4);
  expect(source.match(/\/Scope \/Row/g)).toHaveLength(7);
});

test("every link leads to a whole address and says where", async () => {
  const report = example;
  const pdf = await read(report);
  const pages = await pagesOf(pdf);
  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  expect(annotations.map(({ url, contentsObj }) => [contentsObj.str, url])).toEqual([
    ...report.resources.map(({ title, slug }) => [title, `https://petals.example${slug}`]),
    ["Reopen this report", examplePrivateLink],
  ]);
});

test("the outline leads to every section and chapter on its page", async () => {
  const report = example;
  // What stands in each of them and on no page before: the cover names all chakras.
  const parts: readonly (readonly [string, string | undefined])[] = [
    [headings.overview, "Root 8 / 12"],
    ...report.chakra_sections.map(({ name, template }) => [name, template.headline] as const),
    [headings.focus, report.boosters[0]?.description],
    [headings.plan, "Day Morning Anytime Evening"],
    [headings.nextWeeks, report.next_weeks[0]],
    [headings.reading, report.resources[0]?.title],
    [headings.notes, report.disclaimers[0]],
  ];
  expect(parts).toHaveLength(1 + 7 + 5);
  const pdf = await read(report);
  const texts = await textsOf(pdf);
  const outline = (await pdf.getOutline()) ?? [];
  const pages = await Promise.all(
    outline.map(({ dest }) => (Array.isArray(dest) ? pdf.getPageIndex(dest[0]) : -1)),
  );
  expect(outline.map(({ title }, index) => [title, pages[index]])).toEqual(
    parts.map(([title, own = "?"]) => [title, texts.findIndex((text) => text.includes(own))]),
  );
  expect(new Set(pages).size).toBeGreaterThan(7);
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
    expect(text).toContain("November 21, 2026 Root Sacral Solar Plexus");
  }
});

test("a product name with characters of its own stays readable and keeps the metadata sound", async () => {
  const pdf = await read(example, { productName: "Łotus & <Sons> ☸" });
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: `${headings.report} – Łotus and Sons ☸` });
  expect(metadata?.get("dc:title")).toBe(`${headings.report} – Łotus and Sons ☸`);
  expect(await firstPageOf(pdf)).toContain(`Lotus & <Sons> ${headings.report}`);
});
