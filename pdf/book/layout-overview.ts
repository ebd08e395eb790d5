import type { Bar, BlockOf } from "./blocks.ts";
import { alignRight, filled, layoutText, spaced, tag, type Box } from "#pdf/engine/box.ts";
import { flower, lotus } from "./drawings.ts";
import { layoutScale, layoutScore } from "./layout-chapter.ts";
import { toTheEdges } from "./layout-cover.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { flowerRim, lettersAround, scorePlace } from "#drawing/flower-scale.ts";
import type { Point } from "#drawing/petal.ts";
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
  const place = { center: { x: x + side / 2, y: side / 2 + 2 }, radius: side / 2 - 49 };
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

/** Names along their circle around a flower and scores outside of it, as on screen. */
function layoutFlowerLabels(
  { names, scores }: BlockOf<"overview">["flower"],
  { center, radius }: { readonly center: Point; readonly radius: number },
  mark: Mark,
  ruler: Ruler,
): readonly TextItem[] {
  const scale = radius / flowerRim;
  const { large } = styles;
  return chakraKeys.flatMap((key) => {
    const widthOf = (letter: string) => (ruler(letter, large.font, large.size) + 0.6) / scale;
    const letters = lettersAround(key, names[key], widthOf).flatMap(({ letter, turn, down }) => {
      const [across, along] = [Math.cos(turn), Math.sin(turn)];
      return layoutText(letter, large, full, mark, ruler).map((line) => ({
        ...line,
        x: center.x - down * scale * along - (line.width / 2) * across,
        y: center.y + down * scale * across - (line.width / 2) * along,
        turn,
      }));
    });
    const { x, y } = scorePlace(key, 2);
    const score = layoutText(String(scores[key]), styles.smallStrong, full, mark, ruler);
    const [left, top] = [center.x + x * scale, center.y + y * scale + 3];
    return [...letters, ...score.map((line) => ({ ...line, x: left - line.width / 2, y: top }))];
  });
}
