import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Report } from "#domain/report/report.ts";
import {
  exampleEdition,
  examplePrivateLink,
  fonts,
  pictureOfAName,
} from "#pdf/book/report.fixture.ts";
import { exampleReading, reportFor } from "#tests/reports.ts";
import { renderReport, type PdfOptions } from "#pdf/render-report.ts";
import { exampleScores } from "#tests/examples.ts";
import { guidanceWith } from "#web/features/report/report-words.ts";

/** The report of the fixed example visitor (spec 2). */
export const example = reportFor(exampleScores.exampleReport);

/** The example visitor's report under another name. */
export function named(firstName: string): Report {
  return reportFor(exampleScores.exampleReport, firstName);
}

/** What every report of the tests is printed with. */
export const options: PdfOptions = {
  productName: exampleEdition.productName,
  siteUrl: exampleEdition.siteUrl,
  generatedAt: new Date(2026, 10, 21, 9, 30),
  privateLink: examplePrivateLink,
  fonts,
  drawName: () => Promise.resolve(pictureOfAName),
};

/** Prints a report and opens the finished file with pdf.js. */
export async function read(report: Report, more: Partial<PdfOptions> = {}) {
  return open(await renderReport(report, { ...options, ...more }));
}

/** The example's file, printed once for all the tests that read it. */
export const exampleFile = await renderReport(example, options);
export const openedExample = await open(exampleFile);

/** pdf.js empties the bytes that it is given. */
function open(file: Uint8Array) {
  return getDocument({ data: file.slice(), verbosity: 0 }).promise;
}

type Opened = Awaited<ReturnType<typeof open>>;

/** All pages of an opened file. */
export async function pagesOf(pdf: Opened) {
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
}

/** The text of each page, in reading order. */
export async function textsOf(pdf: Opened): Promise<readonly string[]> {
  const pages = await pagesOf(pdf);
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents.map(({ items }) => {
    const pieces = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : ""));
    return pieces.join("").replace(/\s+/g, " ");
  });
}

/** The text of the first page. */
export async function firstPageOf(pdf: Opened): Promise<string> {
  const [first] = await textsOf(pdf);
  return first ?? "";
}

type StructureNode = { role: string; alt?: string; children: readonly unknown[] };

function isNode(value: unknown): value is StructureNode {
  return typeof value === "object" && value !== null && "role" in value && "children" in value;
}

function nodesUnder(value: unknown): readonly StructureNode[] {
  return isNode(value) ? [value, ...value.children.flatMap(nodesUnder)] : [];
}

/** All elements of the structure tree, in reading order. */
export async function structureOf(pdf: Opened): Promise<readonly StructureNode[]> {
  const pages = await pagesOf(pdf);
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  return trees.flatMap(nodesUnder);
}

/** The bytes of a file as characters, to look for what is written uncompressed. */
export function asText(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}

/** Where the pictures of its pages are kept, and the fingerprint of the PDF that they show. */
export const pagesFolder = new URL("../../web/features/report/pages/", import.meta.url);
export const fingerprintFile = new URL("made-from.txt", pagesFolder);

/**
 * The PDF of the example visitor, the same in every time zone. It names no product, so that the owner's settings do not make
 * the pictures old.
 */
export function examplePdf(report: Report = example): Promise<Uint8Array> {
  const generatedAt = new Date("2026-11-21T12:00:00Z");
  return renderReport(report, { ...options, generatedAt, productName: "Example Report" });
}

/**
 * What the pictures are made from. The wording of a question and the help lines are left out: an owner changes them, and draws the
 * pictures anew when she likes.
 */
export async function fingerprint(): Promise<string> {
  const guidance = guidanceWith(exampleReading);
  const themes = Object.fromEntries(Object.keys(guidance.themes).map((id) => [id, `theme ${id}`]));
  const words = { ...guidance, themes, help: () => [] };
  const pdf = await examplePdf(reportFor(exampleScores.exampleReport, undefined, words));
  return `${createHash("sha256").update(pdf).digest("hex")}\n`;
}

export function keptFingerprint(): Promise<string> {
  return readFile(fingerprintFile, "utf8");
}
