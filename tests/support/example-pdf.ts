import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { renderReport } from "#pdf/render-report.ts";
import { example, options } from "./report-file.ts";

/** Where the pictures of its pages are kept, and the fingerprint of the PDF that they show. */
export const pagesFolder = new URL("../../web/features/report/pages/", import.meta.url);
export const fingerprintFile = new URL("made-from.txt", pagesFolder);

/**
 * The PDF of the example visitor, the same in every time zone. It names no product, so that the owner's settings do not make
 * the pictures old.
 */
export function examplePdf(): Promise<Uint8Array> {
  const generatedAt = new Date("2026-11-21T12:00:00Z");
  return renderReport(example, { ...options, generatedAt, productName: "Example Report" });
}

export function fingerprintOf(pdf: Uint8Array): string {
  return `${createHash("sha256").update(pdf).digest("hex")}\n`;
}

export function keptFingerprint(): Promise<string> {
  return readFile(fingerprintFile, "utf8");
}
