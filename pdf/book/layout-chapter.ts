import type { Bar, BlockOf } from "./blocks.ts";
import {
  alignRight,
  layoutTrack,
  filled,
  layoutParagraphs,
  layoutText,
  spaced,
  tag,
  type Box,
} from "#pdf/engine/box.ts";
import { lotus, plateHeight, platePicture } from "./drawings.ts";
import { maxScore, minScore } from "#domain/scan/scores.ts";
import { palette } from "#drawing/palette.ts";
import { frameAround, moveDown, type Item, type Tag } from "#pdf/engine/page.ts";
import {
  baselineOf,
  columns,
  gaps,
  sheet,
  step,
  styles,
  type Ruler,
  type Column,
  type TypeStyle,
} from "#pdf/engine/style.ts";

const badge = { height: 15.5, side: 8 } as const;
/** The bar stands between the longest badge and the percent. */
const scale = { x: columns.text.x + 84, width: columns.text.width - 84 - 38 };
const lotusSize = 7 * step;

/** The opening of a chapter: its scene, and below it its symbol, name, theme and score; the score is one paragraph to a screen reader. */
export function layoutChapter({ bar }: BlockOf<"chapter">, ruler: Ruler): Box {
  const { key, name, description, tradition, percent } = bar;
  const [title, paragraph, about] = [tag("H2"), tag("P"), tag("P")];
  const { label, text } = columns;
  const top = plateHeight + 3 * step;
  const aboutTop = top + styles.section.leading;
  const readingTop = aboutTop + 6 * step;
  const baseline = aboutTop + baselineOf(styles.affirmation);
  const score = layoutScore(bar, [styles.numeral, styles.body], baseline, paragraph, ruler);
  const beside = { x: text.x, width: frameAround(score).left - text.x - 2 * step };
  const theme = layoutText(description, styles.affirmation, beside, about, ruler, aboutTop);
  const traditionTop = aboutTop + theme.length * styles.affirmation.leading;
  const end = (value: number, x: number) =>
    layoutText(String(value), styles.small, { ...scale, x }, "layout", ruler, readingTop + 10);
  return {
    height: readingTop + 4 * step,
    gap: 0,
    items: [
      ...platePicture(key),
      ...lotus(key, { x: label.x + lotusSize / 2, y: top + 4.5 * step, size: lotusSize }),
      ...layoutText(name, styles.section, beside, title, ruler, top),
      ...layoutText(percent, styles.quiet, text, paragraph, ruler, readingTop).map((line) =>
        spaced(alignRight(line, sheet.right)),
      ),
      ...score,
      ...layoutReading(bar, paragraph, ruler, readingTop),
      ...theme,
      ...layoutText(tradition, styles.quiet, beside, about, ruler, traditionTop),
      ...layoutScale(bar, scale, readingTop + 4),
      ...end(minScore, scale.x + scale.width * least),
      ...end(maxScore, 0).map((line) => alignRight(line, scale.x + scale.width)),
    ],
    keepWithNext: true,
    bookmark: { title: name, level: 1 },
    destination: name,
  };
}

/** The headline of a chapter, its quotation, and below that what is to be known besides. */
export function layoutOpening(block: BlockOf<"chapter">, ruler: Ruler): Box {
  const { bar, headline, quotation, paragraphs } = block;
  const style = { ...styles.headline, size: 14.8 };
  const quoted = { lines: [quotation], color: palette[bar.key].light };
  const { height, items } = layoutQuoted(quoted, styles.opening, ruler);
  const noteTop = 5 * step + height + 12;
  return {
    height: 29 * step,
    gap: 0,
    items: [
      ...layoutText(headline, style, columns.text, tag("H3"), ruler),
      ...items.map((item) => moveDown(item, 5 * step)),
      ...layoutParagraphs(paragraphs, styles.caution, columns.text, ruler, noteTop, 3).items,
    ],
  };
}

/** Lines beside an edge in the color of their chapter, which hangs in the margin. */
export function layoutQuoted(
  { lines, color }: Pick<BlockOf<"affirmations">, "lines" | "color">,
  style: TypeStyle,
  ruler: Ruler,
): Box {
  const { items, end: height } = layoutParagraphs(lines, style, columns.text, ruler);
  const edge = { x: columns.text.x - 12, y: 3, width: 1.5, height: height - 5 };
  return { height, gap: gaps.part, items: [filled(edge, color), ...items] };
}

/** The share of a bar at which the least score stands. */
const least = minScore / maxScore;

/** The bar of a score. */
export function layoutScale({ portion, color }: Bar, column: Column, y: number): readonly Item[] {
  return layoutTrack({ ...column, y, height: 5 }, [least, portion], color);
}

/** A score in a large size that ends at the right margin, on the baseline at `y`. */
export function layoutScore(
  { score, most }: Bar,
  [large, small]: readonly [TypeStyle, TypeStyle],
  y: number,
  paragraph: Tag,
  ruler: Ruler,
): readonly Item[] {
  const outOf = layoutText(most, small, columns.full, paragraph, ruler);
  const left = sheet.right - frameAround(outOf).right + sheet.left - small.size / 2.4;
  const numeral = layoutText(score, large, columns.full, paragraph, ruler);
  return [
    ...numeral.map((line) => spaced({ ...alignRight(line, left), y })),
    ...outOf.map((line) => spaced({ ...alignRight(line, sheet.right), y })),
  ];
}

/** The state as a badge, as on screen. */
function layoutReading(
  { state, color, ink, fill }: Bar,
  paragraph: Tag,
  ruler: Ruler,
  top: number,
): readonly Item[] {
  const { x, width } = columns.text;
  const words = { x: x + badge.side, width: width - badge.side };
  const style = { ...styles.badge, color: ink };
  const label = layoutText(state, style, words, paragraph, ruler, top);
  const badgeWidth = frameAround(label).right - x + badge.side;
  const ground = (inset: number) => ({
    x: x + inset,
    y: top - 1.2 + inset,
    width: badgeWidth - 2 * inset,
    height: badge.height - 2 * inset,
    radius: badge.height / 2 - inset,
  });
  return [filled(ground(0), color), filled(ground(0.7), fill), ...label];
}
