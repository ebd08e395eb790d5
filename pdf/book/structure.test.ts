import { expect, test } from "vitest";
import { headings } from "#content/headings.ts";
import { pagesOf, structureOf, textsOf, linksOf, paint } from "#tests/support/read-pdf.ts";
import { asText, example, exampleFile, openedExample } from "#tests/support/report-file.ts";
import { examplePrivateLink } from "./report.fixture.ts";
import { decodeQR } from "qr/decode.js";
import { qrCodeOf } from "./layout-link.ts";

// Our own checks of the tagged file: no Debian or npm package brings a checker of PDF/UA, such as veraPDF.

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

test("lists, the week's table with its scopes, and figures are tagged", async () => {
  const nodes = await structureOf(openedExample);
  const count = (role: string) => nodes.filter((node) => node.role === role).length;
  expect(count("LI")).toBe(count("LBody"));
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
  const annotations = await linksOf(openedExample);
  const web = annotations.filter(({ url }) => url !== undefined);
  expect(web.map(({ url, contentsObj }) => [contentsObj.str, url])).toEqual([
    ...example.resources.map(({ title, slug }) => [title, `https://petals.example${slug}`]),
    ["Reopen this report", examplePrivateLink],
  ]);
  expect(annotations.every(({ contentsObj }) => contentsObj.str !== "")).toBe(true);
  // In the structure each stands on its own page.
  const source = asText(exampleFile);
  const told = [...source.matchAll(/\/OBJR\s+\/Obj (\d+ 0 R)\s+\/Pg (\d+) 0 R/gu)];
  expect(told).toHaveLength(annotations.length);
  for (const [, link = "", page] of told) {
    const [object] = new RegExp(`\n${page} 0 obj\n.*?endobj`, "su").exec(source) ?? [];
    expect(/\/Annots \[(.*?)\]/u.exec(object ?? "")?.[1]?.split(/ (?=\d+ 0)/u)).toContain(link);
  }
});

test("the outline leads to every section and chapter on its page, and to the parts of both; each of all has a heading of its level", async () => {
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
  const roles = (await structureOf(openedExample)).map(({ role }) => role);
  const count = (role: string) => roles.filter((one) => one === role).length;
  expect(count("H1")).toBe(1);
  // The plate is a drawing.
  expect(count("H2")).toBe(outline.length - 1);
  const { tensions, boosters, chakra_sections: chapters } = example;
  const cards = chapters.slice(0, 3).flatMap(({ practices }) => practices);
  // Five before the chapters, six in each, and two in what comes next.
  expect(count("H3")).toBe(5 + tensions.length + 7 * 6 + boosters.length + cards.length + 2);
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

test("it has a quiet zone of four modules on all sides", () => {
  const { side, d } = qrCodeOf("https://petals.example/");
  const runs = [...d.matchAll(/M([\d.]+) ([\d.]+)h(\d+)/gu)].map(([, ...part]) => part.map(Number));
  const [xs, ys] = [0, 1].map((index) => runs.map((run) => run[index] ?? 0));
  const ends = runs.map(([x = 0, , length = 0]) => x + length);
  expect(Math.min(...(xs ?? []))).toBe(4);
  expect(Math.min(...(ys ?? []))).toBe(4.5);
  expect(Math.max(...ends)).toBe(side - 4);
  expect(Math.max(...(ys ?? []))).toBe(side - 4.5);
});

test("a camera reads the private link from the printed page", async () => {
  // The plate comes last.
  const page = await openedExample.getPage(openedExample.numPages - 1);
  const canvas = await paint(page, 2);
  const picture = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  expect(decodeQR(picture)).toBe(examplePrivateLink);
});
