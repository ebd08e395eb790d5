import type { Ruler } from "#pdf/engine/font.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { maxScore } from "#domain/scan/scores.ts";
import type { Point } from "#drawing/petal.ts";
import { flowerLabels } from "#drawing/flower.ts";
import type { FlowerOfScores } from "./blocks.ts";
import { layoutText, spaced } from "#pdf/engine/box.ts";
import { columns, styles } from "#pdf/engine/style.ts";
import type { Mark, TextItem } from "#pdf/engine/page.ts";

/** How far outside the rim the names stand. */
const distance = 26;

/** Name and score of each chakra around a flower. */
export function layoutFlowerLabels(
  { names, scores }: FlowerOfScores,
  { center, radius }: { readonly center: Point; readonly radius: number },
  mark: Mark,
  ruler: Ruler,
): readonly TextItem[] {
  const { strong, body } = styles;
  return flowerLabels.flatMap(({ key, anchor, ...label }, index) => {
    const scale = (radius + distance) / Math.hypot(label.x, label.y);
    const x = center.x + label.x * scale;
    const y = center.y + label.y * scale;
    // The name alone reaches into the circle at the top.
    const top = anchor === "middle" ? y - 2 * strong.leading + 4 : y - strong.leading;
    const score = `${scores[key]} / ${maxScore}`;
    const lines = [
      ...layoutText(names[key], strong, columns.full, mark, ruler, top),
      ...layoutText(score, body, columns.full, mark, ruler, top + strong.leading),
    ];
    return lines.map((line, row) => {
      const placed = { ...line, x: x - line.width * shareLeftOf[anchor] };
      const isLast = index === chakraKeys.length - 1 && row === lines.length - 1;
      return isLast ? placed : spaced(placed);
    });
  });
}

/** The share of a label left of its point. */
const shareLeftOf = { start: 0, middle: 0.5, end: 1 };
