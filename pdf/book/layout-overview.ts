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
import { layoutScore } from "./layout-chapter.ts";
import { layoutFlowerLabels } from "./layout-cover.ts";
import type { Item } from "#pdf/engine/page.ts";
import { colors, columns, gaps, sheet, step, styles, type Ruler } from "#pdf/engine/style.ts";

const { full } = columns;
const pageHeight = sheet.bottom - sheet.top;
const column = { x: full.x + 70, width: full.width - 140 };

/** A page to itself: the reader's flower, small, and the letter in large type. */
export function layoutLetter(
  { title, paragraphs, flower: shown }: BlockOf<"letter">,
  ruler: Ruler,
): Box {
  const { section, large } = styles;
  const radius = 40;
  const place = {
    center: { x: column.x + radius, y: 8 * step + radius },
    radius,
  };
  const titleTop = place.center.y + radius + 3 * step;
  const items: Item[] = [
    filled({ ...full, y: 0, height: pageHeight }, colors.field),
    ...flower(shown, place, "layout"),
    ...layoutText(title, section, column, tag("H2"), ruler, titleTop),
  ];
  let top = titleTop + section.leading + 3 * step;
  for (const paragraph of paragraphs) {
    const lines = layoutText(paragraph, large, column, tag("P"), ruler, top);
    items.push(...lines);
    top += lines.length * large.leading + 2 * step;
  }
  return { height: pageHeight, gap: 0, items, bookmark: { title, level: 1 }, destination: title };
}

/** The flower on a square field, its petals named, and beside it the seven bars. */
export function layoutOverview({ bars, flower: shown }: BlockOf<"overview">, ruler: Ruler): Box {
  const rowHeight = 5 * step;
  const side = bars.length * rowHeight;
  const { x } = columns.full;
  const place = {
    center: { x: x + side / 2, y: side / 2 },
    radius: side / 2 - 46,
  };
  const figure = { ...tag("Figure"), alt: shown.description };
  return {
    height: side + step,
    gap: gaps.part,
    items: [
      filled({ x, y: 0, width: side, height: side }, colors.field),
      ...flower(shown, place, figure),
      ...layoutFlowerLabels(
        (key) => shown.names[key].split(" ").map((word) => [word, styles.smallStrong] as const),
        { ...place, distance: 14 },
        figure,
        ruler,
      ),
      ...bars.flatMap((bar, index) => layoutBar(bar, x + side, index * rowHeight, ruler)),
    ],
  };
}

/** A row on the right: lotus, name, score and state, and the bar below them. */
function layoutBar(bar: Bar, left: number, top: number, ruler: Ruler): readonly Item[] {
  const { key, name, percent, state, portion, color } = bar;
  const paragraph = tag("P");
  const x = left + 44;
  const end = sheet.right - 48;
  const row = { x, width: end - x };
  const words = layoutText(name, styles.strong, row, paragraph, ruler, top);
  const reading = layoutText(`${percent} · ${state}`, styles.small, row, paragraph, ruler, top + 2);
  return [
    ...lotus(key, { x: left + 26, y: top + 13, size: 22 }),
    ...words.map(spaced),
    ...layoutScore(bar, [styles.subsection, styles.small], top + 23, paragraph, ruler),
    ...reading.map((line) => alignRight(line, end)),
    ...layoutTrack({ ...row, y: top + 18, height: 5 }, portion, color),
  ];
}
