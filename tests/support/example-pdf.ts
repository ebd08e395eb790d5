import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { renderReport } from "#pdf/render-report.ts";
import { reportsWith, exampleReading } from "#pdf/book/report.fixture.ts";
import type { Report } from "#domain/report/report.ts";
import { exampleScores } from "#tests/examples.ts";
import { guidanceWith } from "#web/features/report/guidance.ts";
import { example, options } from "./report-file.ts";

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
  const help = { title: "", text: "", lines: [] };
  const report = reportsWith({ ...guidance, themes, help: { home: help, many: help } });
  const pdf = await examplePdf(report(exampleScores.exampleReport));
  return `${createHash("sha256").update(pdf).digest("hex")}\n`;
}

export function keptFingerprint(): Promise<string> {
  return readFile(fingerprintFile, "utf8");
}
