import type { Ruler } from "./font.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { chakraColors } from "#drawing/colors.ts";
import { circle } from "#drawing/petal.ts";
import { flowerLabels, flowerRim, flowerRings, flowerShapes } from "#drawing/flower.ts";
import { headings } from "#domain/headings.ts";
import type { BlockOf } from "./blocks.ts";
import { layoutText, spaced, tag, tagIn, type Box } from "./box.ts";
import {
  baselineOf,
  colors,
  columns,
  mostNameLines,
  nameSizes,
  sheet,
  styles,
  type TypeStyle,
} from "./style.ts";
import {
  frameAround,
  moveRight,
  type Item,
  type PathItem,
  type Tag,
  type TextItem,
} from "./page.ts";

type Cover = BlockOf<"cover">;

const flowerRadius = 94;
/** From the top of the page downwards. */
const flowerCenter = 142;
const coverHeight = 290;
const titleColumn = { x: columns.full.x, width: 195 };

const leadTop = 168;
const nameTop = leadTop + styles.aside.leading + 2;
const dateTop = coverHeight - 34;

/** The room that a name has on the cover, in points. */
export const nameRoom = { maxWidth: titleColumn.width, maxHeight: dateTop - nameTop } as const;

/** The cover: what the report is and for whom on the left, the flower of the scores on the right. */
export function layoutCover(cover: Cover, ruler: Ruler): readonly Box[] {
  const words = [
    ...layoutText(cover.productName, styles.brand, titleColumn, tag("P"), ruler),
    ...layoutText(headings.report, styles.title, titleColumn, tag("H1"), ruler, 72),
    ...layoutName(cover, ruler),
    ...layoutText(cover.date, styles.quiet, titleColumn, tag("P"), ruler, dateTop),
  ];
  return [{ height: coverHeight, gap: 0, items: [...words, ...layoutFlower(cover, ruler)] }];
}

/** "Prepared for" and the name below it. */
function layoutName({ name }: Cover, ruler: Ruler): readonly Item[] {
  const paragraph = tag("P");
  const lead = layoutText(
    "Prepared for",
    styles.aside,
    titleColumn,
    tagIn(paragraph, "Span"),
    ruler,
    leadTop,
  );
  if (name.kind === "image") {
    const { image, actual } = name;
    const size = nameSizes[0];
    const baseline = nameTop + baselineOf({ size, leading: size * 1.3 });
    const y = Math.max(nameTop, Math.min(baseline - image.ascent, dateTop - image.height));
    return [
      ...lead.map(spaced),
      {
        kind: "image",
        x: titleColumn.x,
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
  return [...lead.map(spaced), ...largestFit(name.text, mark, ruler)];
}

/** The name in the largest size with three lines at most that leave room for the date, else in the smallest. */
function largestFit(text: string, mark: Tag, ruler: Ruler): readonly TextItem[] {
  const settings = nameSizes.map((size) => {
    const style: TypeStyle = { font: "bold", size, leading: size * 1.3, color: colors.ink };
    const lines = layoutText(text, style, titleColumn, mark, ruler, nameTop);
    return { lines, height: lines.length * style.leading };
  });
  const fitting = settings.find(
    ({ lines, height }) => lines.length <= mostNameLines && height <= nameRoom.maxHeight,
  );
  return (fitting ?? settings.at(-1))?.lines ?? [];
}

/** The flower with the names around it, its right edge on the right margin. */
function layoutFlower({ flower }: Cover, ruler: Ruler): readonly Item[] {
  const figure = { ...tag("Figure"), alt: flower.description };
  const scale = flowerRadius / flowerRim;
  const path = (d: string, look: Pick<PathItem, "fill" | "stroke">): PathItem => ({
    kind: "path",
    x: 0,
    y: flowerCenter,
    reach: flowerRadius + 2,
    scale,
    d,
    ...look,
    mark: figure,
  });
  const rings = flowerRings.map((radius, index) => {
    const isRim = index === flowerRings.length - 1;
    const stroke = { color: colors.rule, width: 0.8 };
    return path(circle(radius), { stroke: isRim ? stroke : { ...stroke, dash: 2.5 } });
  });
  const shapes = flowerShapes(flower.scores).flatMap(({ d, key, covers, fill, stroke }) => {
    const color = key ? chakraColors[key].light : colors.quiet;
    return [
      ...(covers ? [path(d, { fill: { color: "#FFFFFF", opacity: 1 } })] : []),
      path(d, {
        ...(fill && { fill: { color, opacity: fill } }),
        ...(stroke && { stroke: { color, ...stroke } }),
      }),
    ];
  });
  const labels = flowerLabels.flatMap(({ key, anchor, ...label }, index) => {
    const top = flowerCenter + label.y * scale - styles.small.leading / 2;
    const lines = layoutText(flower.names[key], styles.small, columns.full, figure, ruler, top);
    return lines.map((line) =>
      moveRight(
        index < chakraKeys.length - 1 ? spaced(line) : line,
        label.x * scale - line.x - line.width * shareLeftOf[anchor],
      ),
    );
  });
  const items = [...rings, ...shapes, ...labels];
  const shift = sheet.right - frameAround(items).right;
  return items.map((item) => moveRight(item, shift));
}

/** The share of a label left of its point. */
const shareLeftOf = { start: 0, middle: 0.5, end: 1 };
