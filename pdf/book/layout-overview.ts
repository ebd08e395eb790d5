import type { Bar, BlockOf } from "./blocks.ts";
import {
  layoutTrack,
  alignRight,
  filled,
  layoutText,
  spaced,
  tag,
  type Box,
} from "#pdf/engine/box.ts";
import { flower, lotus } from "./drawings.ts";
import type { Item } from "#pdf/engine/page.ts";
import { colors, columns, gaps, sheet, step, styles, type Ruler } from "#pdf/engine/style.ts";

/** The flower on a square field, and beside it the seven bars. */
export function layoutOverview({ bars, flower: shown }: BlockOf<"overview">, ruler: Ruler): Box {
  const rowHeight = 4 * step;
  const side = bars.length * rowHeight;
  const { x } = columns.full;
  const place = {
    center: { x: x + side / 2, y: side / 2 },
    radius: side / 2 - 10,
    ground: colors.field,
  };
  const figure = { ...tag("Figure"), alt: shown.description };
  return {
    height: side + step,
    gap: gaps.part,
    items: [
      filled({ x, y: 0, width: side, height: side }, colors.field),
      ...flower(shown.scores, place, figure),
      ...bars.flatMap((bar, index) => layoutBar(bar, x + side, index * rowHeight, ruler)),
    ],
  };
}

/** A row on the right: lotus, name, score and state, and the bar below them. */
function layoutBar(bar: Bar, left: number, top: number, ruler: Ruler): readonly Item[] {
  const { key, name, score, state, portion, color } = bar;
  const paragraph = tag("P");
  const x = left + 44;
  const column = { x, width: sheet.right - x };
  const words = layoutText(name, styles.strong, column, paragraph, ruler, top);
  const reading = layoutText(`${score} · ${state}`, styles.body, column, paragraph, ruler, top);
  return [
    ...lotus(key, { x: left + 26, y: top + 12, size: 20 }),
    ...words.map(spaced),
    ...reading.map((line) => alignRight(line, sheet.right)),
    ...layoutTrack({ ...column, y: top + 17, height: 5 }, portion, color),
  ];
}
