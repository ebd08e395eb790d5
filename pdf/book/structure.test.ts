import { expect, test } from "vitest";
import { headings } from "#content/headings.ts";
import { insightParts } from "#domain/report/template.ts";
import { exampleScores } from "#tests/examples.ts";
import {
  asText,
  example,
  exampleFile,
  openedExample,
  pagesOf,
  read,
  structureOf,
  textsOf,
} from "#tests/support/report-file.ts";
import { examplePrivateLink, reportFor } from "./report.fixture.ts";

// Our own checks of the tagged file: no Debian or npm package brings a checker of PDF/UA, such as veraPDF.

test("its structure has one title, and each chapter, section and part of them has a heading of its level", async () => {
  const nodes = await structureOf(openedExample);
  const count = (role: string) => nodes.filter((node) => node.role === role).length;
  expect(count("H1")).toBe(1);
  const sections = [
    "contents",
    "letter",
    "tensions",
    "overview",
    "focus",
    "plan",
    "cards",
    "nextWeeks",
  ];
  const ends = ["reading", "notes", "privateLink"];
  expect(example.sources).toEqual([]);
  expect(count("H2")).toBe(7 + sections.length + ends.length);
  const beforeChapters = ["insights", "oneThing", "howToRead"].length;
  const cards = example.chakra_sections.slice(0, 3).flatMap(({ practices }) => practices);
  const ofChapter = ["headline", "answers", "practices", "affirmations", "foods", "prompts"].length;
  expect(count("H3")).toBe(
    beforeChapters +
      example.tensions.length +
      7 * ofChapter +
      example.boosters.length +
      cards.length +
      // The three weeks, and the sheet with its days.
      5,
  );
});

test("no level of headings is left out", async () => {
  for (const scores of Object.values(exampleScores)) {
    const nodes = await structureOf(await read(reportFor(scores)));
    const levels = nodes.flatMap(({ role }) => (/^H\d$/u.test(role) ? [Number(role[1])] : []));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
  }
});

test("the contents are tagged as such, a link in each line, which leads to the heading with its title", async () => {
  const nodes = await structureOf(openedExample);
  const count = (role: string) => nodes.filter((node) => node.role === role).length;
  expect(count("TOC")).toBe(1);
  expect(count("TOCI")).toBe(count("Reference"));
  const texts = await textsOf(openedExample);
  const page = await openedExample.getPage(2);
  const links = await page.getAnnotations();
  expect(links).toHaveLength(count("TOCI"));
  for (const { dest, contentsObj } of links) {
    const target = await openedExample.getDestination(String(dest));
    const index = await openedExample.getPageIndex(target?.[0]);
    const [, title, number] = /^(.*), page (\d+)$/u.exec(contentsObj.str) ?? [];
    expect(Number(number)).toBe(index + 1);
    expect(texts[index]).toContain(title);
  }
});

test("lists, quotations, the week's table with its scopes, and figures are tagged", async () => {
  const nodes = await structureOf(openedExample);
  const count = (role: string) => nodes.filter((node) => node.role === role).length;
  expect(count("LI")).toBe(count("LBody"));
  const quotations = example.chakra_sections
    .flatMap(({ template }) => insightParts(template))
    .filter(({ isQuotation }) => isQuotation);
  expect(count("BlockQuote")).toBe(quotations.length);
  expect(count("TR")).toBe(8);
  expect(count("TH")).toBe(4 + 7);
  expect(count("TD")).toBe(7 * 3);
  const source = asText(exampleFile);
  expect(source.match(/\/Scope \/Column/g)).toHaveLength(4);
  expect(source.match(/\/Scope \/Row/g)).toHaveLength(7);
  const figures = nodes.filter(({ role }) => role === "Figure").map(({ alt }) => alt);
  const flower = expect.stringMatching(/^Flower of seven petals: Root 8 of 12/);
  expect(figures).toEqual([flower, flower, "QR code of your private link", flower]);
});

test("every link on the web is a whole address and says where it leads", async () => {
  const pages = await pagesOf(openedExample);
  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  const web = annotations.filter(({ url }) => url !== undefined);
  expect(web.map(({ url, contentsObj }) => [contentsObj.str, url])).toEqual([
    ...example.resources.map(({ title, slug }) => [title, `https://petals.example${slug}`]),
    ["Reopen this report", examplePrivateLink],
  ]);
  expect(annotations.every(({ contentsObj }) => contentsObj.str !== "")).toBe(true);
});

test("the outline leads to every section and chapter on its page, and to the parts of both", async () => {
  const texts = await textsOf(openedExample);
  const outline = (await openedExample.getOutline()) ?? [];
  expect(outline.map(({ title }) => title)).toEqual([
    headings.contents,
    headings.letter,
    headings.tensions,
    headings.overview,
    ...example.chakra_sections.map(({ name }) => name),
    headings.focus,
    headings.plan,
    headings.cards,
    headings.nextWeeks,
    headings.reading,
    headings.notes,
    headings.privateLink,
    headings.plate,
  ]);
  const sacral = outline.find(({ title }) => title === "Sacral");
  expect(sacral?.items.map(({ title }: { title: string }) => title)).toEqual([
    headings.answers,
    headings.practices,
    headings.affirmations,
    headings.nutrition,
    headings.prompts,
  ]);
  for (const entry of outline.flatMap((part) => [part, ...part.items])) {
    const index = await openedExample.getPageIndex(entry.dest[0]);
    expect(texts[index]).toContain(entry.title === headings.plate ? "Maya" : entry.title);
  }
});

test("what only decorates or repeats is no part of what is read out", async () => {
  const pages = await pagesOf(openedExample);
  for (const page of pages) {
    const tree = JSON.stringify(await page.getStructTree());
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    let isArtifact = false;
    const heard: string[] = [];
    for (const item of items) {
      if ("type" in item && item.type.startsWith("beginMarkedContent")) {
        isArtifact = "tag" in item && item.tag === "Artifact";
        if ("id" in item && typeof item.id === "string") expect(tree).toContain(item.id);
      } else if ("str" in item && !isArtifact) heard.push(item.str);
    }
    const words = heard.join(" ");
    expect(words).not.toContain("Generated November");
    expect(words).not.toMatch(/Page \d+ of|\. \. \./u);
  }
});
