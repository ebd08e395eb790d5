import { headings } from "#content/headings.ts";
import type { BlockOf } from "./blocks.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import type { Point } from "#drawing/petal.ts";
import { flowerLabels } from "#drawing/flower.ts";
import {
  alignRight,
  filled,
  layoutText,
  outlined,
  spaced,
  tag,
  tagIn,
  type Box,
} from "#pdf/engine/box.ts";
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
import {
  frameAround,
  type ImageItem,
  type Mark,
  type Tag,
  type TextItem,
} from "#pdf/engine/page.ts";

type Cover = BlockOf<"cover">;

const { full } = columns;
const pageHeight = sheet.bottom - sheet.top;
/** From the upper edges of the page. */
export const toTheEdges = { x: 0, y: -sheet.top, width: sheet.width } as const;
/** The field of the flower, from the top of the page downwards. */
const fieldHeight = 76 * step;
const titleTop = fieldHeight + 4 * step;
const leadTop = titleTop + styles.title.leading + 2 * step;
const nameTop = leadTop + styles.quiet.leading + 2;
const nameColumn = { x: full.x, width: 350 };

const nameOnCover = {
  column: nameColumn as Column,
  top: nameTop,
  sizes: nameSizes as readonly number[],
};

/** The room that a name has on the cover, in points. */
export const nameRoom = { maxWidth: nameColumn.width, maxHeight: pageHeight - nameTop } as const;

/** The cover: the flower of the scores on a field, and below it what the report is and for whom. */
export function layoutCover({ productName, name, date, flower: shown }: Cover, ruler: Ruler): Box {
  const paragraph = tag("P");
  const span = tagIn(paragraph, "Span");
  const figure = { ...tag("Figure"), alt: shown.description };
  const place = { center: { x: sheet.width / 2, y: fieldHeight / 2 + step }, radius: 168 };
  return {
    height: pageHeight,
    gap: 0,
    items: [
      filled({ ...toTheEdges, height: sheet.top + fieldHeight }, colors.field, "bleed"),
      ...layoutText(productName, styles.strong, full, tag("P"), ruler),
      ...layoutText(headings.report, styles.title, full, tag("H1"), ruler, titleTop),
      ...layoutText("Prepared for", styles.quiet, nameColumn, span, ruler, leadTop).map(spaced),
      ...layoutName(name, nameOnCover, paragraph, ruler),
      ...layoutText(date, styles.quiet, full, tag("P"), ruler, leadTop).map((line) =>
        alignRight(line, sheet.right),
      ),
      ...flower(shown, place, figure),
      ...layoutFlowerLabels(
        (key) => [
          [shown.names[key], styles.strong],
          [`${shown.scores[key]}`, styles.quiet],
        ],
        { ...place, distance: 30 },
        figure,
        ruler,
      ),
    ],
  };
}

/** A name as a picture, or else in the largest of the sizes with three lines at most that leave room for the footer. */
function layoutName(
  name: Cover["name"],
  { column, top, sizes }: typeof nameOnCover,
  paragraph: Tag,
  ruler: Ruler,
): readonly (TextItem | ImageItem)[] {
  const mark = tagIn(paragraph, "Span", name.kind === "text" ? {} : { actual: name.actual });
  if (name.kind === "image") {
    const { ascent, ...image } = name.image;
    const size = nameSizes[0];
    const baseline = top + centeredBaseline({ size, leading: size * 1.3 });
    const lowest = top + nameRoom.maxHeight - image.height;
    const y = Math.max(top, Math.min(baseline - ascent, lowest));
    return [{ kind: "image", x: column.x, y, baseline: y + ascent, ...image, mark }];
  }
  const settings = sizes.map((size) => {
    const style: TypeStyle = { font: "heading", size, leading: size * 1.3, color: colors.ink };
    const lines = layoutText(name.text, style, column, mark, ruler, top);
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

const plateHeight = sheet.height - 2 * sheet.margin;
const onPlate = { center: { x: sheet.width / 2, y: 45 * step }, radius: 186 };
const nameOnPlate = {
  column: { x: full.x + 40, width: full.width - 80 },
  top: 83 * step,
  sizes: [styles.section.size, ...nameSizes],
};
/** How much larger than on the cover a drawn name is. */
const enlarged = 1.3;

const lines = [0, 5].map(
  (away) => `M${away} ${away}H${full.width - away}V${plateHeight - away}H${away}Z`,
);
const page = { left: 0, top: 0, right: full.width, bottom: plateHeight };
const border = outlined(lines.join(""), { x: full.x, y: 0 }, page, colors.rule, 0.8);

/** A page to frame: the flower as large as the page, and below it for whom and when. */
export function layoutPlate({ name, month, flower: shown }: BlockOf<"plate">, ruler: Ruler): Box {
  const paragraph = tag("P");
  const words = layoutName(name, nameOnPlate, paragraph, ruler).map((item) =>
    item.kind === "text"
      ? spaced(item)
      : { ...item, width: item.width * enlarged, height: item.height * enlarged },
  );
  const below = frameAround(words).bottom + step;
  const date = layoutText(month, styles.affirmation, full, paragraph, ruler, below);
  const figure = { ...tag("Figure"), alt: shown.description };
  return {
    height: pageHeight,
    gap: 0,
    items: [
      border,
      ...flower(shown, onPlate, figure),
      ...[...words, ...date].map((item) => ({ ...item, x: onPlate.center.x - item.width / 2 })),
    ],
    bookmark: { title: headings.plate, level: 1 },
  };
}
