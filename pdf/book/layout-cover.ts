import { headings } from "#content/headings.ts";
import type { BlockOf } from "./blocks.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import { maxScore } from "#domain/scan/scores.ts";
import type { Point } from "#drawing/petal.ts";
import { flowerLabels } from "#drawing/flower.ts";
import { alignRight, filled, layoutText, spaced, tag, tagIn, type Box } from "#pdf/engine/box.ts";
import { flower } from "./drawings.ts";
import {
  centeredBaseline,
  colors,
  columns,
  mostNameLines,
  nameSizes,
  sheet,
  step,
  styles,
  type Column,
  type TypeStyle,
  type Ruler,
} from "#pdf/engine/style.ts";
import type { Item, Mark, Tag, TextItem } from "#pdf/engine/page.ts";

type Cover = BlockOf<"cover">;

const { full } = columns;
/** The field of the flower, from the top of the page downwards. */
const fieldHeight = 75 * step;
const inset = 3 * step;
const titleTop = fieldHeight + 4 * step;
const leadTop = titleTop + styles.title.leading + 2 * step;
const nameTop = leadTop + styles.quiet.leading + 2;
const nameColumn = { x: full.x, width: 350 };

/** The room that a name has on the cover, in points. */
export const nameRoom = {
  maxWidth: nameColumn.width,
  maxHeight: sheet.bottom - sheet.top - nameTop,
} as const;

/** The cover: the flower of the scores on a field, and below it what the report is and for whom. */
export function layoutCover(cover: Cover, ruler: Ruler): Box {
  const { productName, date, flower: shown } = cover;
  const figure = { ...tag("Figure"), alt: shown.description };
  const place = {
    center: { x: sheet.width / 2, y: fieldHeight / 2 + 2 * step },
    radius: 154,
  };
  const top = inset - 4;
  const brand = { x: full.x + inset, width: full.width - 2 * inset };
  return {
    height: sheet.bottom - sheet.top,
    gap: 0,
    items: [
      filled({ ...full, y: 0, height: fieldHeight }, colors.field),
      ...layoutText(productName, styles.strong, brand, tag("P"), ruler, top),
      ...layoutText(headings.report, styles.title, full, tag("H1"), ruler, titleTop),
      ...layoutName(cover, ruler),
      ...layoutText(date, styles.quiet, full, tag("P"), ruler, leadTop).map((line) =>
        alignRight(line, sheet.right),
      ),
      ...flower(shown, place, figure),
      ...layoutFlowerLabels(
        (key) => [
          [shown.names[key], styles.strong],
          [`${shown.scores[key]} / ${maxScore}`, styles.body],
        ],
        { ...place, distance: 26 },
        figure,
        ruler,
      ),
    ],
  };
}

/** "Prepared for" and the name below it. */
function layoutName({ name }: Cover, ruler: Ruler): readonly Item[] {
  const paragraph = tag("P");
  const span = tagIn(paragraph, "Span");
  const lead = layoutText("Prepared for", styles.quiet, nameColumn, span, ruler, leadTop);
  if (name.kind === "image") {
    const { image, actual } = name;
    const size = nameSizes[0];
    const baseline = nameTop + centeredBaseline({ size, leading: size * 1.3 });
    const lowest = nameTop + nameRoom.maxHeight - image.height;
    const y = Math.max(nameTop, Math.min(baseline - image.ascent, lowest));
    return [
      ...lead.map(spaced),
      {
        kind: "image",
        x: nameColumn.x,
        y,
        width: image.width,
        height: image.height,
        baseline: y + image.ascent,
        jpeg: image.jpeg,
        mark: tagIn(paragraph, "Span", { actual }),
      },
    ];
  }
  const mark = tagIn(paragraph, "Span", name.kind === "fallback" ? { actual: name.actual } : {});
  return [
    ...lead.map(spaced),
    ...largestFit(name.text, nameSizes, nameColumn, nameTop, mark, ruler),
  ];
}

/** A name in the largest of the sizes with three lines at most that leave room for the footer, else in the smallest. */
export function largestFit(
  text: string,
  sizes: readonly number[],
  column: Column,
  top: number,
  mark: Tag,
  ruler: Ruler,
): readonly TextItem[] {
  const settings = sizes.map((size) => {
    const style: TypeStyle = { font: "heading", size, leading: size * 1.3, color: colors.ink };
    const lines = layoutText(text, style, column, mark, ruler, top);
    return { lines, height: lines.length * style.leading };
  });
  const fitting = settings.find(
    ({ lines, height }) => lines.length <= mostNameLines && height <= nameRoom.maxHeight,
  );
  return (fitting ?? settings.at(-1))?.lines ?? [];
}

/** Lines around a flower, `distance` points outside the rim. */
export function layoutFlowerLabels(
  linesOf: (key: ChakraKey) => readonly (readonly [text: string, style: TypeStyle])[],
  place: { readonly center: Point; readonly radius: number; readonly distance: number },
  mark: Mark,
  ruler: Ruler,
): readonly TextItem[] {
  const { center, radius, distance } = place;
  return flowerLabels.flatMap(({ key, anchor, ...label }) => {
    const scale = (radius + distance) / Math.hypot(label.x, label.y);
    const lines = linesOf(key);
    const height = lines.reduce((sum, [, { leading }]) => sum + leading, 0);
    // In the middle it reaches into the circle.
    let top = center.y + label.y * scale - (anchor === "middle" ? height - 4 : height / 2);
    return lines.flatMap(([text, style]) => {
      const set = layoutText(text, style, columns.full, mark, ruler, top);
      top += style.leading;
      return set.map((line) =>
        spaced({ ...line, x: center.x + label.x * scale - line.width * shareLeftOf[anchor] }),
      );
    });
  });
}

/** The share of a label left of its point. */
const shareLeftOf = { start: 0, middle: 0.5, end: 1 };
