import { toBytes } from "pdfkit/output";
import { headings } from "#content/headings.ts";
import type { OwnTrial } from "#domain/report/four-weeks.ts";
import type { Report } from "#domain/report/report.ts";
import { bookOf } from "./book/book.ts";
import { createDocument, draw, rulerOf } from "./engine/draw.ts";
import { layout } from "./book/layout.ts";
import { printName, type DrawName } from "./book/name.ts";
import { nameRoom } from "./book/layout-cover.ts";
import { colors, nameSizes, type FontFiles } from "./engine/style.ts";

export type PdfOptions = {
  readonly productName: string;
  /** The origin that the links to articles begin with, such as "https://example.com". */
  readonly siteUrl: string;
  readonly generatedAt: Date;
  /** The address that opens this very report in a browser, if it has one. */
  readonly privateLink?: string | undefined;
  /** The trial that is under way on screen, if one is. */
  readonly own?: OwnTrial | undefined;
  readonly fonts: FontFiles;
  /** Draws a first name that the fonts cannot; when it rejects, the nearest Latin letters are printed. */
  readonly drawName: DrawName;
};

/** The report as a tagged PDF (spec 9): the same input gives the same bytes. Dates are of the visitor's own time zone. */
export async function renderReport(
  report: Report,
  { productName, siteUrl, generatedAt, privateLink, own, fonts, drawName }: PdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const inDays = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
  const date = inDays.format(generatedAt);
  const start = new Date(generatedAt);
  start.setDate(start.getDate() + (own?.startDay ?? 1) - 1);
  const inMonths = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric" });
  const style = { sizes: nameSizes, color: colors.ink, ...nameRoom };
  const name = await printName(report.user.first_name, (text) => drawName(text, style));

  const document = createDocument(fonts, {
    title: `${headings.report} \u2013 ${productName}`,
    author: productName,
    created: generatedAt,
  });
  const parts = bookOf(report, {
    productName,
    siteUrl,
    date,
    month: inMonths.format(generatedAt),
    name,
    privateLink,
    own,
    begun: inDays.format(start),
  });
  const note = `${productName} \u00b7 Generated ${date}`;
  const pages = layout(parts, rulerOf(document), note);

  const bytes = toBytes(document);
  draw(document, pages);
  return bytes;
}
