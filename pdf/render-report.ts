import { toBytes } from "pdfkit/output";
import { headings } from "#content/headings.ts";
import type { Report } from "#domain/report/report.ts";
import type { Edition } from "./book/blocks.ts";
import { bookOf } from "./book/book.ts";
import { createDocument, draw, rulerOf } from "./engine/draw.ts";
import { layout } from "./book/layout.ts";
import { printName, type DrawName } from "./book/name.ts";
import type { FontFiles } from "./engine/style.ts";

export type PdfOptions = Omit<Edition, "date" | "month" | "name" | "begun"> & {
  readonly generatedAt: Date;
  readonly fonts: FontFiles;
  /** A JPEG of grays that is laid over scenes. */
  readonly wash: Uint8Array;
  /** Draws a first name that the fonts cannot; when it rejects, the nearest Latin letters are printed. */
  readonly drawName: DrawName;
};

/** The report as a tagged PDF (spec 9): the same input gives the same bytes. Dates are of the visitor's own time zone. */
export async function renderReport(
  report: Report,
  { generatedAt, fonts, wash, drawName, ...edition }: PdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { productName, own } = edition;
  const inDays = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
  const date = inDays.format(generatedAt);
  const start = new Date(generatedAt);
  start.setDate(start.getDate() + (own?.startDay ?? 1) - 1);
  const inMonths = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric" });
  const name = await printName(report.user.first_name, drawName);

  const document = createDocument(fonts, {
    title: `${headings.report} \u2013 ${productName}`,
    author: productName,
    created: generatedAt,
  });
  const parts = bookOf(report, {
    ...edition,
    date,
    month: inMonths.format(generatedAt),
    name,
    begun: inDays.format(start),
  });
  const note = `${productName} \u00b7 Generated ${date}`;
  const pages = layout(parts, rulerOf(document), note);

  const bytes = toBytes(document);
  draw(document, pages, wash);
  return bytes;
}
