import { trialDays } from "#domain/report/four-weeks.ts";
import { dayKeys } from "#domain/report/plan.ts";
import { palette } from "#drawing/palette.ts";
import type { BlockOf, Day } from "./blocks.ts";
import {
  filled,
  layoutText,
  linkTo,
  outlined,
  rule,
  spaced,
  tag,
  tagIn,
  type Box,
} from "#pdf/engine/box.ts";
import type { PageOf } from "./layout-block.ts";
import { lotus } from "./drawings.ts";
import { frameAround, type Item, type PathItem, type Tag } from "#pdf/engine/page.ts";
import {
  colors,
  columns,
  gaps,
  inSteps,
  step,
  styles,
  tint,
  type Column,
  type Ruler,
} from "#pdf/engine/style.ts";

const { full } = columns;
const boxSize = 10;
/** From the left edge of a cell to its words, past the box to tick. */
const indent = boxSize + 5;
/** The words of the first part of a day stand below those that come before the table. */
const dayWidth = columns.text.x - indent - full.x;
/** Above and below the words of a day, and between those of one part and the box of the next. */
const padding = { top: step, bottom: 3, right: 5 };
/** The least and the most height of a day: a week fills its page. */
const leastHeight = 9 * step;
const mostHeight = 13 * step;
/** The room for two lines below the week. */
const cueHeight = 6 * step;

/** The week as a table on one page: a row for each day in the color of its chakra, and a box to tick for each practice. */
export function layoutPlan(
  { head, days }: BlockOf<"plan">,
  ruler: Ruler,
  pageOf: PageOf,
): readonly Box[] {
  const table = tag("Table");
  const headRow = tagIn(table, "TR");
  const titles = head.flatMap((title, index) => {
    const cell = tagIn(headRow, "TH", { scope: "Column" });
    return layoutText(title, styles.label, columnOf(index, head.length), cell, ruler);
  });
  const rows = days.map((day) => layoutDay(day, tagIn(table, "TR"), ruler, pageOf));
  const least = rows.map((words) =>
    Math.max(leastHeight, inSteps(frameAround(words).bottom + padding.bottom)),
  );
  const boxes = days.map(({ chakra }, index): Box => {
    const color = tint(palette[chakra].light, 0.1);
    const ofHeight = (even: number): Box => {
      const height = Math.max(least[index] ?? 0, even);
      const field = filled({ x: full.x, y: 3, width: dayWidth - 12, height: height - 6 }, color);
      const items = [field, ...(rows[index] ?? [])];
      return { height, gap: 0, items, keepWithNext: index < days.length - 1 };
    };
    return { ...ofHeight(leastHeight), grow: (room) => ofHeight(evenHeight(least, room)) };
  });
  return [{ height: 2 * step, gap: 2 * step, items: titles, keepWithNext: true }, ...boxes];
}

/** The height that all days have that do not need more, where each may grow by `room`; a cue of one's own makes none lower than others. */
function evenHeight(least: readonly number[], room: number): number {
  const total = least.reduce((sum, height) => sum + height + room, 0);
  const fits = (even: number, within: number) =>
    least.reduce((sum, height) => sum + Math.max(height, even), 0) <= within;
  const beforeCue = total - cueHeight;
  const within = fits(Math.max(...least) - step, beforeCue) ? beforeCue : total;
  let even = mostHeight;
  while (!fits(even, within)) even -= step;
  return even;
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

/** One day, below a hairline: its number and chapter, for the field, then three practices. */
function layoutDay(day: Day, row: Tag, ruler: Ruler, pageOf: PageOf): readonly Item[] {
  const { title, chakra, chapter, practices } = day;
  const { top } = padding;
  const words = columnOf(0, practices.length);
  const header = tagIn(row, "TH", { scope: "Row" });
  const { leading } = styles.body;
  return [
    rule(0, colors.hairline, { x: full.x + dayWidth, width: full.width - dayWidth }),
    ...lotus(chakra, { x: full.x + dayWidth - 30, y: top + 16, size: 24 }),
    ...layoutText(title, styles.headline, words, header, ruler, top).map(spaced),
    ...layoutText(chapter, styles.body, words, header, ruler, top + 3 * step).map(spaced),
    ...layoutReference(day, words, header, top + 3 * step + leading, ruler, pageOf),
    ...practices.flatMap(({ text, note }, index) => {
      const column = columnOf(index + 1, practices.length + 1);
      const cell = tagIn(row, "TD");
      const [, name = text, minutes] = /^(.+) \((.+)\)$/u.exec(text) ?? [];
      const below = [minutes, note].filter((part) => part !== undefined).join(" · ");
      const lines = layoutText(name, styles.body, column, cell, ruler, top);
      const noteTop = top + lines.length * leading;
      const noteLines = layoutText(below, styles.note, column, cell, ruler, noteTop);
      return [tickBox(column.x - indent, top + 2), ...lines.map(spaced), ...noteLines];
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
  const lines = layoutText(text, style, column, mark, ruler, top);
  const areas = lines.map(({ x, width }) => ({ x, y: top, width, height: style.leading }));
  return [...lines, ...areas.map((area) => linkTo(destination, `${chapter}, ${text}`, area, mark))];
}

const end = boxSize - 0.4;
function tickBox(x: number, y: number, d = `M0.4 0.4H${end}V${end}H0.4Z`): PathItem {
  const room = { left: 0, top: 0, right: boxSize, bottom: boxSize };
  return outlined(d, { x, y }, room, colors.quiet, 0.8);
}

/** The column of the days, inside their fields, and three for words, each with a box before it, as wide together as the column that is read. */
function columnOf(index: number, count: number): Column {
  if (index === 0) return { x: full.x + 14, width: dayWidth - 14 };
  const { x, width } = columns.text;
  const pitch = (width + indent + padding.right) / (count - 1);
  return { x: x + (index - 1) * pitch, width: pitch - indent - padding.right };
}
