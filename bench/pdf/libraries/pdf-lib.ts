import { PDFDocument, PDFName, PDFString, StandardFonts, rgb, type PDFPage } from "pdf-lib";
import type { Font } from "#pdf/font.ts";
import type { Item, LinkItem } from "#pdf/page.ts";
import { sheet } from "#pdf/style.ts";
import { addressOf, type Candidate } from "#bench/pdf/candidate.ts";

export const render: Candidate = async ({ pages }) => {
  const document = await PDFDocument.create();
  const fonts = {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    oblique: await document.embedFont(StandardFonts.HelveticaOblique),
  } satisfies Record<Font, unknown>;
  const draw = (page: PDFPage, item: Item): void => {
    const { x } = item;
    const y = sheet.height - item.y;
    switch (item.kind) {
      case "text": {
        const { text, size, font, color } = item;
        return page.drawText(text, { x, y, size, font: fonts[font], color: colorOf(color) });
      }
      case "rectangle": {
        const { width, height, color } = item;
        return page.drawRectangle({ x, y: y - height, width, height, color: colorOf(color) });
      }
      case "path":
        return page.drawSvgPath(item.d, {
          x,
          y,
          scale: item.scale,
          ...(item.fill && { color: colorOf(item.fill.color), opacity: item.fill.opacity }),
          ...(item.stroke && {
            borderColor: colorOf(item.stroke.color),
            borderWidth: item.stroke.width,
          }),
        });
      case "link":
        return addLink(document, page, item);
      case "image":
        throw new Error("The report of the comparison has no picture.");
    }
  };
  for (const { items } of pages) {
    const page = document.addPage([sheet.width, sheet.height]);
    for (const item of items) draw(page, item);
  }
  return document.save();
};

function addLink(document: PDFDocument, page: PDFPage, item: LinkItem): void {
  const top = sheet.height - item.y;
  const annotation = document.context.obj({
    Type: "Annot",
    Subtype: "Link",
    Rect: [item.x, top - item.height, item.x + item.width, top],
    Border: [0, 0, 0],
    A: { Type: "Action", S: "URI", URI: PDFString.of(addressOf(item)) },
  });
  page.node.addAnnot(document.context.register(annotation));
  page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
}

function colorOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  return rgb(red, green, blue);
}
