import { trialDays } from "#domain/report/four-weeks.ts";
import { dayKeys } from "#domain/report/plan.ts";
import { palette } from "#drawing/palette.ts";
import type { BlockOf, Day } from "./blocks.ts";
import {
  filled,
  layoutText,
  outlined,
  rule,
  spaced,
  tag,
  tagIn,
  type Box,
} from "#pdf/engine/box.ts";
import type { PageOf } from "./layout-block.ts";
import { lotus } from "./drawings.ts";
import type { Item, PathItem, Tag } from "#pdf/engine/page.ts";
import {
  colors,
  columns,
  gaps,
  sheet,
  step,
  styles,
  tint,
  type Column,
  type Ruler,
} from "#pdf/engine/style.ts";

const { full } = columns;
const boxSize = 10;
/** From the left edge of a cell to its words, past the box to tick. */
const indent = boxSize + 8;
/** The words of the first part of a day stand below those that come before the table. */
const dayWidth = columns.text.x - indent - full.x;
const padding = { top: step, right: 14 };
/** The least and the most height of a day: a week fills its page. */
const leastHeight = 9 * step;
const mostHeight = 13 * step;

/** The week as a table on one page: a row for each day in the color of its chakra, and a box to tick for each practice. */
export function layoutPlan(
  { head, days }: BlockOf<"plan">,
  ruler: Ruler,
  pageOf: PageOf,
): readonly Box[] {
  const table = tag("Table");
  const headRow = tagIn(table, "TR");
  const titles = head.flatMap((title, index) => {
    const { x, width } = columnOf(index, head.length);
    const column = { x: x + (index === 0 ? 0 : indent), width };
    const cell = tagIn(headRow, "TH", { scope: "Column" });
    return layoutText(title, styles.label, column, cell, ruler);
  });
  const rows = days.map((day, index): Box => {
    const row = tagIn(table, "TR");
    const ofHeight = (height: number): Box => ({
      height,
      gap: 0,
      items: layoutDay(day, height, row, ruler, pageOf),
      keepWithNext: index < days.length - 1,
    });
    const grow = (room: number) =>
      ofHeight(Math.min(mostHeight, leastHeight + Math.floor(room / step) * step));
    return { ...ofHeight(leastHeight), grow };
  });
  return [{ height: 2 * step, gap: gaps.part, items: titles, keepWithNext: true }, ...rows];
}

/** A numbered box for each day, a week to a row. What the ticks say stands in words above them. */
export function layoutDays({ done }: BlockOf<"days">, ruler: Ruler): Box {
  const { x: left, width } = columns.text;
  const week = dayKeys.length;
  const items = Array.from({ length: trialDays }, (_, index) => {
    const x = left + (width / week) * (index % week);
    const y = 3 * step * Math.floor(index / week);
    const column = { x: x + boxSize + 5, width };
    const number = layoutText(String(index + 1), styles.body, column, "layout", ruler, y);
    const ticked = done.includes(index + 1) ? [tickBox(x, y + 2, "M2 5.2L4.2 7.6L8 2.4")] : [];
    return [tickBox(x, y + 2), ...ticked, ...number];
  });
  const height = 3 * step * (trialDays / week);
  return { height, gap: gaps.part, items: items.flat(), keepWithNext: true };
}

/** One day, below a hairline: its number and chapter on a field, then three practices. */
function layoutDay(
  day: Day,
  height: number,
  row: Tag,
  ruler: Ruler,
  pageOf: PageOf,
): readonly Item[] {
  const { title, chakra, chapter, practices } = day;
  const color = tint(palette[chakra].light, 0.1);
  const { top } = padding;
  const words = { x: full.x + 14, width: dayWidth - 14 };
  const header = tagIn(row, "TH", { scope: "Row" });
  const { leading } = styles.body;
  return [
    filled({ x: full.x, y: 3, width: dayWidth - 12, height: height - 6 }, color),
    rule(0, colors.hairline, { x: full.x + dayWidth, width: full.width - dayWidth }),
    ...lotus(chakra, { x: full.x + dayWidth - 30, y: top + 16, size: 24 }),
    ...layoutText(title, styles.headline, words, header, ruler, top).map(spaced),
    ...layoutText(chapter, styles.body, words, header, ruler, top + 3 * step).map(spaced),
    ...layoutReference(day, words, header, top + 3 * step + leading, ruler, pageOf),
    ...practices.flatMap(({ text, note = "" }, index) => {
      const { x, width } = columnOf(index + 1, practices.length + 1);
      const column = { x: x + indent, width: width - indent };
      const cell = tagIn(row, "TD");
      const lines = layoutText(text, styles.body, column, cell, ruler, top);
      const noteTop = top + lines.length * leading;
      const noteLines = layoutText(note, styles.small, column, cell, ruler, noteTop);
      return [tickBox(x, top + 2), ...lines.map(spaced), ...noteLines];
    }),
  ];
}

/** "page 12", where the practices of a day are explained, which leads there. */
function layoutReference(
  { chapter, destination }: Day,
  column: Column,
  parent: Tag,
  top: number,
  ruler: Ruler,
  pageOf: PageOf,
): readonly Item[] {
  const mark = tagIn(parent, "Link");
  const text = `page ${pageOf(destination)}`;
  const style = { ...styles.small, leading: styles.body.leading, color: colors.ink };
  return layoutText(text, style, column, mark, ruler, top).flatMap((line): readonly Item[] => [
    line,
    {
      kind: "link",
      x: line.x,
      y: top,
      width: line.width,
      height: style.leading,
      to: { destination },
      label: `${chapter}, ${text}`,
      mark,
    },
  ]);
}

const end = boxSize - 0.4;
function tickBox(x: number, y: number, d = `M0.4 0.4H${end}V${end}H0.4Z`): PathItem {
  const room = { left: 0, top: 0, right: boxSize, bottom: boxSize };
  return outlined(d, { x, y }, room, colors.quiet, 0.8);
}

/** The column of the days, and three that share the rest. */
function columnOf(index: number, count: number): Column {
  const others = (full.width - dayWidth) / (count - 1);
  if (index === 0) return { x: full.x, width: dayWidth - padding.right };
  const x = full.x + dayWidth + (index - 1) * others;
  return { x, width: (index === count - 1 ? sheet.right : x + others - padding.right) - x };
}
