import type { BlockOf } from "./blocks.ts";
import { linkAreas } from "./layout-list.ts";
import { layoutText, tag, tagIn, type Box } from "#pdf/engine/box.ts";
import type { PathItem, TextItem } from "#pdf/engine/page.ts";
import { toPrintable } from "#pdf/engine/printable.ts";
import { encode } from "uqr";
import {
  colors,
  columns,
  gaps,
  sheet,
  step,
  styles,
  type Column,
  type Ruler,
} from "#pdf/engine/style.ts";

/** White modules around a code, without which readers do not find it. */
const quietZone = 4;

/** The smallest module that a phone reads from paper, in points: 0.4 mm. */
const smallestModule = 1.2;

/** An address in full lines, broken anywhere: a hyphen or dash at a break would seem to be part of it, or not. */
function layoutAddress(
  address: string,
  column: Column,
  top: number,
  ruler: Ruler,
): readonly TextItem[] {
  const { small } = styles;
  const mark = tag("P");
  const lines: string[] = [];
  let room = 0;
  for (const character of toPrintable(address)) {
    const width = ruler(character, small.font, small.size);
    if (width > room) {
      lines.push("");
      room = column.width;
    }
    lines.push(`${lines.pop() ?? ""}${character}`);
    room -= width;
  }
  const unbroken = { ...column, width: Infinity };
  return lines.flatMap((line, index) =>
    layoutText(line, small, unbroken, mark, ruler, top + index * small.leading),
  );
}

/** The private link: what it holds, and its address to press; beside that to scan, and below it to type. */
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
  const { body, prose, small } = styles;
  const words = layoutText(text, prose, column, tag("P"), ruler);
  const linkTop = words.length * body.leading + step;
  const mark = tagIn(tag("P"), "Link");
  const title = layoutText(link.text, styles.link, column, mark, ruler, linkTop);
  const areas = linkAreas(title, linkTop, link, mark);
  const addressTop = side - 2 * edge + step;
  const address = layoutAddress(link.printed, columns.text, addressTop, ruler);
  return {
    height: addressTop + address.length * small.leading,
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
  const rows = data.map((row, y) =>
    runsOf(row).map(([x, length]) => `M${x + quietZone} ${y + quietZone + 0.5}h${length}`),
  );
  return { side: size + 2 * quietZone, d: rows.flat().join("") };
}

/** Where dark modules follow one another: the first, and how many. */
function runsOf(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
