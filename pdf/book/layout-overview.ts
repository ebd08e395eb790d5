import type { Bar, BlockOf } from "./blocks.ts";
import { alignRight, filled, layoutText, spaced, tag, type Box } from "#pdf/engine/box.ts";
import { flower, lotus } from "./drawings.ts";
import { layoutScale, layoutScore } from "./layout-chapter.ts";
import { toTheEdges } from "./layout-cover.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { isNamedAbove, turnOf } from "#drawing/flower-scale.ts";
import { pointAt, type Point } from "#drawing/petal.ts";
import { moveDown, type Item, type Mark, type TextItem } from "#pdf/engine/page.ts";
import { colors, columns, gaps, sheet, step, styles, type Ruler } from "#pdf/engine/style.ts";

const { full } = columns;
const pageHeight = sheet.bottom - sheet.top;
const column = { x: full.x + 70, width: full.width - 140 };

/** A page to itself: the reader's flower, small, and the letter in the book's serif, a little above the middle of its field. */
export function layoutLetter(
  { title, paragraphs, flower: shown }: BlockOf<"letter">,
  ruler: Ruler,
): Box {
  const { section, letter } = styles;
  const radius = 48;
  const place = { center: { x: column.x + radius, y: radius }, radius };
  const titleTop = 2 * radius + 3 * step;
  const items: Item[] = [
    ...flower(shown, place, "layout"),
    ...layoutText(title, section, column, tag("H2"), ruler, titleTop),
  ];
  let end = titleTop + section.leading + 3 * step;
  for (const paragraph of paragraphs) {
    const lines = layoutText(paragraph, letter, column, tag("P"), ruler, end);
    items.push(...lines);
    end += lines.length * letter.leading + 2 * step;
  }
  const top = step * Math.round(((pageHeight - end) * 0.45) / step);
  return {
    height: pageHeight,
    gap: 0,
    items: [
      filled({ ...toTheEdges, height: sheet.height }, colors.field, "bleed"),
      ...items.map((item) => moveDown(item, top)),
    ],
    bookmark: { title, level: 1 },
    destination: title,
  };
}

/** The flower on a square field, its petals named with their scores, and beside it the seven bars. */
export function layoutOverview({ bars, flower: shown }: BlockOf<"overview">, ruler: Ruler): Box {
  const rowHeight = 6 * step;
  const side = bars.length * rowHeight;
  const { x } = columns.full;
  const place = { center: { x: x + side / 2, y: side / 2 + step }, radius: side / 2 - 54 };
  const figure = { ...tag("Figure"), alt: shown.description };
  return {
    height: side + step,
    gap: gaps.part,
    items: [
      filled({ x, y: 0, width: side, height: side }, colors.field),
      ...flower(shown, place, figure),
      ...layoutFlowerLabels(shown, place, figure, ruler),
      ...bars.flatMap((bar, index) => layoutBar(bar, x + side, index * rowHeight, ruler)),
    ],
  };
}

/** A row on the right: lotus, name and score, the bar below them, and below that the state. The words below say what the bar's ends are. */
function layoutBar(bar: Bar, left: number, top: number, ruler: Ruler): readonly Item[] {
  const { key, name, percent, state } = bar;
  const paragraph = tag("P");
  const x = left + 44;
  const row = { x, width: sheet.right - 48 - x };
  const words = layoutText(name, styles.strong, row, paragraph, ruler, top);
  const reading = layoutText(state, styles.small, row, paragraph, ruler, top + 25);
  const share = layoutText(percent, styles.small, row, paragraph, ruler, top + 25);
  return [
    ...lotus(key, { x: left + 26, y: top + 13, size: 22 }),
    ...words.map(spaced),
    ...layoutScore(bar, [styles.subsection, styles.small], top + 18, paragraph, ruler),
    ...reading.map(spaced),
    ...share.map((line) => alignRight(line, row.x + row.width)),
    ...layoutScale(bar, row, top + 18),
  ];
}

/** As below the drawings of a herbal. */
const labelStyle = { ...styles.affirmation, size: 11, leading: 14 };

/** Names and scores around a flower, word below word, outside the rim. */
function layoutFlowerLabels(
  { names, scores }: BlockOf<"overview">["flower"],
  { center, radius }: { readonly center: Point; readonly radius: number },
  mark: Mark,
  ruler: Ruler,
): readonly TextItem[] {
  return chakraKeys.flatMap((key) => {
    const { x, y } = pointAt(turnOf(key), radius + 16);
    // The share of it left of its point.
    const share = x === 0 ? 0.5 : x > 0 ? 0 : 1;
    const words = `${names[key]} ${scores[key]}`.split(" ");
    const height = words.length * labelStyle.leading;
    // In the middle it reaches into the circle; below the flower it begins outside the leaf.
    const above = x === 0 ? height - 4 : isNamedAbove(key) ? height / 2 : 2;
    const top = center.y + y - above;
    return words.flatMap((word, index) =>
      layoutText(word, labelStyle, full, mark, ruler, top + index * labelStyle.leading).map(
        (line) => spaced({ ...line, x: center.x + x - line.width * share }),
      ),
    );
  });
}
