import type { FlowerOfScores, Lit } from "./blocks.ts";
import { mixed, palette } from "#drawing/palette.ts";
import { leafReach } from "#drawing/flower-leaf.ts";
import { lightStops, shadeOf } from "#drawing/flower-paint.ts";
import { flowerFoot, flowerRim } from "#drawing/flower-scale.ts";
import { flowerParts, seenAt } from "#drawing/flower.ts";
import { lotusPaths } from "#drawing/lotus.ts";
import type { Point } from "#drawing/petal.ts";
import { plainPetals } from "#drawing/plain-flower.ts";
import { begins, paintOf, sceneShapes, seen } from "#drawing/scene-picture.ts";
import { sceneViewBox } from "#drawing/shape.ts";
import { byChakra, chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { outlined } from "#pdf/engine/box.ts";
import type { Artifact, Frame, Gradient, Item, Mark, PathItem } from "#pdf/engine/page.ts";
import { colors, columns, sheet, step } from "#pdf/engine/style.ts";

function around(radius: number): Frame {
  return { left: -radius, top: -radius, right: radius, bottom: radius };
}

/** The lotus of a chakra around a point, as an ornament; lengths in points. */
export function lotus(
  key: ChakraKey,
  { x, y, size }: Point & { readonly size: number },
  mark: Artifact = "layout",
): readonly PathItem[] {
  const stand = { x, y, scale: size / 96, room: around(size / 2), mark };
  const color = palette[key].light;
  return lotusPaths(key, size).map(({ d, strokeWidth }) => ({
    kind: "path",
    ...stand,
    d,
    fill: { color, opacity: 0.12 },
    stroke: { color, width: strokeWidth },
  }));
}

/** The flower of these scores and answers on its leaf; `radius` is how far a score of 12 reaches. A small one has only some of its petals `lit`. */
export function flower(
  { scores, answers, lit }: Pick<FlowerOfScores, "scores" | "answers"> & Lit,
  { center, radius }: { readonly center: Point; readonly radius: number },
  mark: Mark,
): readonly PathItem[] {
  const scale = radius / flowerRim;
  const stand = { ...center, scale, room: around(leafReach * scale), mark };
  // Paper shows finer lines than a screen does at a scale below a half.
  const parts = seenAt(Math.max(scale, 0.5), flowerParts(scores, answers));
  return parts.flatMap(({ key, turn, reach, shapes }) => {
    const isFaint = key !== undefined && lit?.includes(key) === false;
    // The foot of a petal is of one color: a gradient that begins above it is one object less in the file.
    const [, ...blush] = lightStops("blush", key);
    const from = flowerFoot + (reach - flowerFoot) * (blush[0]?.at ?? 0);
    const gradient = key
      ? { isRound: false, from, to: reach, stops: blush }
      : { isRound: true, from: 0, to: reach, stops: lightStops("pad") };
    // A gradient is some 700 bytes in the file.
    const even = mixed(shadeOf("tip", key).light, isFaint ? 0.18 : 0.7, palette.leaf.light);
    const changing = !lit ? gradient : key ? even : palette.leaf.light;
    const drawn = isFaint ? shapes.filter(({ fill }) => fill === "blush") : shapes;
    return drawn.map(({ d, fill, opacity = 1, stroke }): PathItem => {
      const color =
        fill === "pad" || fill === "blush" ? changing : fill && shadeOf(fill, key).light;
      return {
        kind: "path",
        ...stand,
        turn,
        d,
        ...(color && { fill: { color, opacity } }),
        // Around the halves of a faint petal, which else show a seam.
        ...(isFaint
          ? { stroke: { color: even, width: 0.8 } }
          : stroke && { stroke: { ...stroke, color: shadeOf(stroke.tone, key).light } }),
      };
    });
  });
}

/** A petal below and to the right of a point, to stand before a line; filled or an outline. */
export function petalMark(key: ChakraKey, at: Point, isOutline: boolean): PathItem {
  const color = palette[key].light;
  const room = { left: 0, top: 0, right: 6, bottom: 6 };
  const petal = outlined("M0.5 0.5Q5.5 0.5 5.5 5.5Q0.5 5.5 0.5 0.5Z", at, room, color, 0.9);
  return isOutline ? petal : { ...petal, fill: { color, opacity: 1 } };
}

/** The mark of the site around a point, as in its header. */
export function siteMark({ x, y, size }: Point & { readonly size: number }): PathItem {
  const petals = plainPetals(byChakra(() => 8)).map(({ d }) => d);
  const fill = { color: colors.accent, opacity: 1 };
  const stand = { x, y, scale: size / 168, room: around(size / 2) };
  return { kind: "path", ...stand, d: petals.join(""), fill, mark: "layout" };
}

const [, , , viewHeight = 1] = sceneViewBox.split(" ").map(Number);

/** The height of a plate below the top margin, into which it reaches: over half of the page. */
export const plateHeight = 54 * step;
/** How much of a scene's sky lies beyond the edge of the page, in points, so that what it is about is near. */
const beyond = 8;
const plateScale = (sheet.top + plateHeight + beyond) / viewHeight;
/** How fine its lines are, so large, as a share of those on screen. */
const penShare = 0.65;

/** The scene of a chakra from the edges of the page inwards, as an ornament; what lies beyond is not seen. */
export function platePicture(key: ChakraKey): readonly Item[] {
  const [from, scale] = [begins[key].plate, plateScale];
  const [x, y] = [-from * scale, -sheet.top - beyond];
  const room = { left: -x, top: beyond, right: sheet.width - x, bottom: viewHeight * scale };
  const stand = { kind: "path", x, y, scale, room, mark: "bleed" } as const;
  const wet = { x: from, y: 0, width: sheet.width / scale, height: viewHeight };
  // One for each pair of colors: it is five objects in the file.
  const fades: Record<string, Gradient> = {};
  let nth = chakraKeys.indexOf(key);
  return sceneShapes(key).flatMap((shape): readonly PathItem[] => {
    const d = seen(shape.d, { from, to: from + sheet.width / scale });
    if (!d || shape.tone === "night") return [];
    const { color, ends, pen, edge } = paintOf(shape, key, "light");
    const [top = color, foot = color] = ends ?? [];
    const stops = [top, foot].map((end, at) => ({ at, color: end }));
    const fade = { isRound: false, from: 0, to: -viewHeight, stops };
    const inside = top === foot ? top : (fades[top + foot] ??= fade);
    const fill = shape.fill && { color: inside, opacity: ends ? 1 : shape.fill };
    const width = (shape.stroke?.width ?? 0) * penShare;
    const stroke = shape.stroke && { ...shape.stroke, color: pen, width };
    const wash = edge && { ...wet, nth: nth++, edge };
    return [
      { ...stand, d, ...(fill && { fill }), ...(stroke && { stroke }), ...(wash && { wash }) },
    ];
  });
}

/** The seven lotuses as wide as the words, at the foot of a page that must not ask for notes. */
export function tailpiece(foot: number): readonly Item[] {
  const [size, { x, width }] = [30, columns.text];
  const pitch = (width - size) / (chakraKeys.length - 1);
  return chakraKeys.flatMap((key, index) =>
    lotus(key, { x: x + size / 2 + index * pitch, y: foot - size / 2, size }),
  );
}
