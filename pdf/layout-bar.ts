import { chakraColors } from "#drawing/colors.ts";
import { lotusPaths } from "#drawing/lotus.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import type { Bar } from "./blocks.ts";
import { filled, layoutText, rule, spaced, tag, type Box } from "./box.ts";
import type { Ruler } from "./font.ts";
import { frameAround, type Item, type RectangleItem, type Shape } from "./page.ts";
import { colors, columns, sheet, styles } from "./style.ts";

const badge = { height: 15.5, side: 8, gapAfter: 9 } as const;

/** A chapter's head: its lotus in the margin, its name, its state as a badge, and its score in words and as a bar. */
export function layoutChapter(bar: Bar, gap: number, ruler: Ruler): Box {
  const { key, name, portion, color } = bar;
  const top = 18;
  const heading = layoutText(name, styles.section, columns.text, tag("H2"), ruler, top);
  const below = top + heading.length * styles.section.leading + 3;
  const barTop = below + badge.height + 6;
  return {
    height: barTop + 5,
    gap,
    items: [
      rule(0, colors.rule),
      ...lotus(key, { x: sheet.left + 25, y: top + 26, size: 50 }),
      ...heading,
      ...layoutReading(bar, ruler, below),
      ...track({ ...columns.text, y: barTop, height: 4 }, portion, color),
    ],
    keepWithNext: true,
    bookmark: name,
  };
}

/** The state as a badge, as on screen, and the score beside it; one paragraph to a screen reader. */
function layoutReading(
  { state, score, color, ink, fill }: Bar,
  ruler: Ruler,
  top: number,
): readonly Item[] {
  const paragraph = tag("P");
  const { x, width } = columns.text;
  const inset = (badge.height - styles.badge.leading) / 2;
  const words = { x: x + badge.side, width: width - badge.side };
  const style = { ...styles.badge, color: ink };
  const label = layoutText(state, style, words, paragraph, ruler, top + inset);
  const badgeWidth = frameAround(label).right - x + badge.side;
  const ground = { x, y: top, width: badgeWidth, height: badge.height, radius: badge.height / 2 };
  const border = 0.7;
  const inside = {
    x: x + border,
    y: top + border,
    width: badgeWidth - 2 * border,
    height: badge.height - 2 * border,
    radius: badge.height / 2 - border,
  };
  const beside = { x: x + badgeWidth + badge.gapAfter, width: width - badgeWidth - badge.gapAfter };
  return [
    filled(ground, color),
    filled(inside, fill),
    ...label.map(spaced),
    ...layoutText(score, styles.quiet, beside, paragraph, ruler, top + inset),
  ];
}

/** All seven bars below one another, kept on one page. */
export function layoutBars(bars: readonly Bar[], ruler: Ruler): readonly Box[] {
  return bars.map((bar, index) => layoutBar(bar, index, bars.length, ruler));
}

function layoutBar(bar: Bar, index: number, count: number, ruler: Ruler): Box {
  const { key, name, score, state, portion, color } = bar;
  const paragraph = tag("P");
  const nameColumn = { x: sheet.left + 24, width: 80 };
  const barColumn = { x: columns.text.x, width: 228 };
  const readingColumn = { x: barColumn.x + barColumn.width + 14, width: 146 };
  const words = layoutText(name, styles.strong, nameColumn, paragraph, ruler);
  return {
    height: styles.strong.leading,
    gap: index === 0 ? 14 : 12.5,
    items: [
      ...lotus(key, { x: sheet.left + 8.5, y: styles.strong.leading / 2, size: 17 }),
      ...words.map(spaced),
      ...layoutText(`${score} · ${state}`, styles.body, readingColumn, paragraph, ruler),
      ...track({ ...barColumn, y: 3.5, height: 8 }, portion, color),
    ],
    keepWithNext: index < count - 1,
  };
}

function track(place: Shape, portion: number, color: string): readonly RectangleItem[] {
  const whole = { ...place, radius: place.height / 2 };
  return [filled(whole, colors.track), filled({ ...whole, width: place.width * portion }, color)];
}

function lotus(
  key: ChakraKey,
  { x, y, size }: { x: number; y: number; size: number },
): readonly Item[] {
  // The drawing fills a square of 96 units.
  const scale = size / 96;
  return lotusPaths(key).map(({ d, strokeWidth }) => ({
    kind: "path",
    x,
    y,
    reach: size / 2,
    scale,
    d,
    stroke: { color: chakraColors[key].light, width: strokeWidth },
    mark: "layout",
  }));
}
