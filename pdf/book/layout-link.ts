import type { BlockOf } from "./blocks.ts";
import { linkAreas } from "./layout-list.ts";
import { layoutParagraphs, layoutText, tag, tagIn, type Box } from "#pdf/engine/box.ts";
import type { PathItem } from "#pdf/engine/page.ts";
import { encode } from "uqr";
import { colors, columns, gaps, sheet, step, styles, type Ruler } from "#pdf/engine/style.ts";

/** White modules around a code, without which readers do not find it. */
const quietZone = 4;

/** The smallest module that a phone reads from paper, in points: 0.4 mm. */
const smallestModule = 1.2;

/** The private link: what it holds, and its address to press and, in its parts, to type; beside that to scan. */
export function layoutReopening({ text, link }: BlockOf<"reopening">, ruler: Ruler): Box {
  const code = qrCodeOf(link.url);
  const side = Math.max(19 * step, code.side * smallestModule);
  // The quiet zone is as white as the page: without it the code stands on the edge of the column.
  const scale = side / code.side;
  const edge = quietZone * scale;
  const figure = { ...tag("Figure"), alt: "QR code of your private link" };
  const drawing: PathItem = {
    kind: "path",
    x: sheet.right - side + edge,
    y: -edge,
    room: { left: edge, top: edge, right: side - edge, bottom: side - edge },
    scale,
    d: code.d,
    stroke: { color: colors.ink, width: 1, hasSquareEnds: true },
    mark: figure,
  };
  const { x } = columns.text;
  const column = { x, width: sheet.right - side - x };
  const { body, prose } = styles;
  const words = layoutText(text, prose, column, tag("P"), ruler);
  const linkTop = words.length * body.leading + step;
  const mark = tagIn(tag("P"), "Link");
  const title = layoutText(link.text, styles.link, column, mark, ruler, linkTop);
  const areas = linkAreas(title, linkTop, link, mark);
  const addressTop = linkTop + title.length * styles.link.leading + step;
  // Letters of `small` are about 5.4 pt wide at most.
  const more = Math.floor(column.width / 5.4) - 1;
  const parts = link.printed.match(new RegExp(`.[^?&#]{0,${more}}`, "gu")) ?? [];
  const { items, end } = layoutParagraphs(parts, styles.small, column, ruler, addressTop);
  const typed = tag("P");
  // No space stands within an address.
  const address = items.map((line) => ({ ...line, mark: typed, continues: false }));
  return {
    height: Math.max(end, side - 2 * edge),
    gap: gaps.part,
    items: [...words, ...title, ...areas, ...address, drawing],
  };
}

/** A QR code as lines of width 1 with square ends: `side` modules of 1 with its quiet zone, from the top left corner. */
export type QrCode = { readonly side: number; readonly d: string };

/** Error correction M bears a fold; of a long text, 2,300 bytes at most, L, so that modules can be read from paper. */
export function qrCodeOf(text: string): QrCode {
  const medium = 400;
  const { data, size } = encode(text, { ecc: text.length <= medium ? "M" : "L", border: 0 });
  const rows = data.map((row, y) => {
    const dark = row.map(Number).join("").matchAll(/1+/gu);
    return [...dark].map(({ 0: run, index }) => {
      return `M${index + quietZone} ${y + quietZone + 0.5}h${run.length}`;
    });
  });
  return { side: size + 2 * quietZone, d: rows.flat().join("") };
}
