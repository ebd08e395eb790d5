import type { Bar, BlockOf } from "./blocks.ts";
import {
  alignRight,
  layoutTrack,
  filled,
  layoutText,
  spaced,
  tag,
  type Box,
} from "#pdf/engine/box.ts";
import { sceneHeight, sceneOnField } from "./drawings.ts";
import { frameAround, type Item, type Tag } from "#pdf/engine/page.ts";
import { columns, inSteps, step, styles, type Ruler } from "#pdf/engine/style.ts";

const badge = { height: 15.5, side: 8, gapAfter: 9 } as const;
const fieldHeight = inSteps(sceneHeight);

/** The opening of a chapter: its scene on a field of its color, its name and its score, one paragraph to a screen reader. */
export function layoutChapter({ bar, nearness }: BlockOf<"chapter">, ruler: Ruler): Box {
  const { key, name, portion, color } = bar;
  const paragraph = tag("P");
  const { full, text } = columns;
  const top = fieldHeight + 4 * step;
  const readingTop = top + styles.section.leading + 3 * step;
  const barTop = readingTop + badge.height + 7;
  return {
    height: barTop + step,
    gap: 0,
    items: [
      ...sceneOnField(key),
      ...layoutText(name, styles.section, full, tag("H2"), ruler, top),
      ...layoutScore(bar, paragraph, ruler, top),
      ...layoutReading(bar, nearness, paragraph, ruler, readingTop),
      ...layoutTrack({ ...text, y: barTop, height: 5 }, portion, color),
    ],
    keepWithNext: true,
    bookmark: { title: name, level: 1 },
    destination: name,
  };
}

/** The score at the right of the name, on its baseline. */
function layoutScore(
  { score, most }: Bar,
  paragraph: Tag,
  ruler: Ruler,
  top: number,
): readonly Item[] {
  const { full } = columns;
  const [name] = layoutText(score, styles.section, full, paragraph, ruler, top);
  const lines = layoutText(most, styles.large, full, paragraph, ruler);
  const ends = lines.map((line) => alignRight(line, full.x + full.width));
  const left = frameAround(ends).left - 5;
  const numeral = layoutText(score, styles.numeral, full, paragraph, ruler);
  return [...numeral.map((line) => alignRight(line, left)), ...ends].map((line) =>
    spaced({ ...line, y: name?.y ?? top }),
  );
}

/** The state as a badge, as on screen, and beside it the percent and how near the next one is. */
function layoutReading(
  { state, percent, color, ink, fill }: Bar,
  nearness: string,
  paragraph: Tag,
  ruler: Ruler,
  top: number,
): readonly Item[] {
  const { x, width } = columns.text;
  const words = { x: x + badge.side, width: width - badge.side };
  const style = { ...styles.badge, color: ink };
  const label = layoutText(state, style, words, paragraph, ruler, top);
  const badgeWidth = frameAround(label).right - x + badge.side;
  const y = top - 1.2;
  const ground = { x, y, width: badgeWidth, height: badge.height, radius: badge.height / 2 };
  const border = 0.7;
  const inside = {
    x: x + border,
    y: y + border,
    width: badgeWidth - 2 * border,
    height: badge.height - 2 * border,
    radius: badge.height / 2 - border,
  };
  const beside = { x: x + badgeWidth + badge.gapAfter, width: width - badgeWidth - badge.gapAfter };
  return [
    filled(ground, color),
    filled(inside, fill),
    ...label.map(spaced),
    ...layoutText(`${percent} · ${nearness}`, styles.body, beside, paragraph, ruler, top),
  ];
}
