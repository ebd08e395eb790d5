import type { BlockOf } from "./blocks.ts";
import { filled, layoutText, tag, type Box } from "#pdf/engine/box.ts";
import { flower } from "./drawings.ts";
import type { Item } from "#pdf/engine/page.ts";
import { colors, columns, sheet, step, styles, type Ruler } from "#pdf/engine/style.ts";

const { full } = columns;
const height = sheet.bottom - sheet.top;
const column = { x: full.x + 70, width: full.width - 140 };

/** A page to itself: the reader's flower, small, and the letter in large type. */
export function layoutLetter({ title, paragraphs, scores }: BlockOf<"letter">, ruler: Ruler): Box {
  const { section, large } = styles;
  const radius = 40;
  const place = {
    center: { x: column.x + radius, y: 8 * step + radius },
    radius,
    ground: colors.field,
  };
  const titleTop = place.center.y + radius + 3 * step;
  const items: Item[] = [
    filled({ ...full, y: 0, height }, colors.field),
    ...flower(scores, place, "layout"),
    ...layoutText(title, section, column, tag("H2"), ruler, titleTop),
  ];
  let top = titleTop + section.leading + 3 * step;
  for (const paragraph of paragraphs) {
    const lines = layoutText(paragraph, large, column, tag("P"), ruler, top);
    items.push(...lines);
    top += lines.length * large.leading + 2 * step;
  }
  return { height, gap: 0, items, bookmark: { title, level: 1 }, destination: title };
}
