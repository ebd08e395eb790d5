import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Guidance } from "#domain/report/guidance.ts";
import type { Report } from "#domain/report/report.ts";
import { completeAnswers } from "#domain/scan/answers.ts";
import {
  exampleEdition,
  examplePrivateLink,
  fonts,
  pictureOfAName,
} from "#pdf/book/report.fixture.ts";
import { exampleReading, reportFor, reportFrom } from "#tests/reports.ts";
import { sampleAnswers } from "#content/sample-scores.ts";
import { renderReport, type PdfOptions } from "#pdf/render-report.ts";
import { exampleScores } from "#tests/examples.ts";
import { openPdf, textsOf } from "#tests/support/read-pdf.ts";
import { GET as drawWash } from "#web/pages/drawn/wash.jpg.ts";
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
  wash: new Uint8Array(await (await drawWash()).arrayBuffer()),
  drawName: () => Promise.resolve(pictureOfAName),
};

/** Prints a report and opens the finished file with pdf.js. */
export async function read(report: Report, more: Partial<PdfOptions> = {}) {
  return openPdf(await renderReport(report, { ...options, ...more }));
}

/** The example's file, printed once for all the tests that read it. */
export const exampleFile = await renderReport(example, options);
export const openedExample = await openPdf(exampleFile);

/** The text of the first page. */
export async function firstPageOf(pdf: typeof openedExample): Promise<string> {
  return (await textsOf(pdf, 1)).join("");
}

/** The bytes of a file as characters, to look for what is written uncompressed. */
export function asText(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}

/** Where the pictures of its pages are kept, and the fingerprint of the PDF that they show. */
export const pagesFolder = new URL("../../web/features/report/pages/", import.meta.url);
export const fingerprintFile = new URL("made-from.txt", pagesFolder);

/** The report of which the example page shows parts, with its date. */
function shown(guidance?: Guidance): Report {
  const answers = completeAnswers(sampleAnswers);
  if (!answers) throw new Error("A sample answer is missing.");
  return reportFrom(answers, "Friend", guidance, shownAt.toISOString());
}
const shownAt = new Date("2025-10-01T12:00:00Z");

/**
 * The PDF of the example page's visitor, the same in every time zone. It names no product, so that the owner's settings do not
 * make the pictures old.
 */
export function examplePdf(report: Report = shown()): Promise<Uint8Array> {
  return renderReport(report, { ...options, generatedAt: shownAt, productName: "Example Report" });
}

/**
 * What the pictures are made from. The wording of a question and the help lines are left out: an owner changes them, and draws the
 * pictures anew when she likes.
 */
export async function fingerprint(): Promise<string> {
  const guidance = guidanceWith(exampleReading);
  const themes = Object.fromEntries(Object.keys(guidance.themes).map((id) => [id, `theme ${id}`]));
  const words = { ...guidance, themes, help: () => [] };
  const pdf = await examplePdf(shown(words));
  return `${createHash("sha256").update(pdf).digest("hex")}\n`;
}

export function keptFingerprint(): Promise<string> {
  return readFile(fingerprintFile, "utf8");
}
