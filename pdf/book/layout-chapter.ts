import type { Bar, BlockOf } from "./blocks.ts";
import { layoutTrack, filled, layoutText, spaced, tag, type Box } from "#pdf/engine/box.ts";
import { sceneHeight, sceneOnField } from "./drawings.ts";
import { frameAround, type Item } from "#pdf/engine/page.ts";
import { columns, inSteps, step, styles, type Ruler } from "#pdf/engine/style.ts";

const badge = { height: 15.5, side: 8, gapAfter: 9 } as const;
const fieldHeight = inSteps(sceneHeight);

/** The opening of a chapter: its scene on a field of its color, its name and its score. */
export function layoutChapter({ bar }: BlockOf<"chapter">, ruler: Ruler): Box {
  const { key, name, portion, color } = bar;
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
      ...layoutReading(bar, ruler, readingTop),
      ...layoutTrack({ ...text, y: barTop, height: 5 }, portion, color),
    ],
    keepWithNext: true,
    bookmark: { title: name, level: 1 },
    destination: name,
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
    ...layoutText(score, styles.body, beside, paragraph, ruler, top),
  ];
}
