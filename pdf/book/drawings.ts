import { palette } from "#drawing/palette.ts";
import { flowerRim, flowerRings, flowerShapes } from "#drawing/flower.ts";
import { lotusPaths } from "#drawing/lotus.ts";
import { circle, type Point } from "#drawing/petal.ts";
import { sceneShapes, sceneViewBox } from "#drawing/scene.ts";
import type { Shape } from "#drawing/shape.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import type { Scores } from "#domain/scan/scores.ts";
import type { Artifact, Frame, Item, Mark, PathItem } from "#pdf/engine/page.ts";
import { colors, columns, tint } from "#pdf/engine/style.ts";

/** Where a drawing stands: where its origin lands, how large its unit is, and the room it takes up around its origin, in points. */
type Stand = Pick<PathItem, "x" | "y" | "scale" | "room" | "mark">;

/** Paints a shape in one color; what covers shows nothing of what it lies upon, but the color of the ground. */
function paint(
  { d, covers, fill, stroke }: Shape,
  color: string,
  ground: string,
  stand: Stand,
): PathItem {
  const inside = covers
    ? { color: tint(color, fill ?? 0, ground), opacity: 1 }
    : fill && { color, opacity: fill };
  return {
    kind: "path",
    ...stand,
    d,
    ...(inside && { fill: inside }),
    ...(stroke && { stroke: { color, ...stroke } }),
  };
}

/** The width of the thinnest lines that a small flower shows, in points: finer veins would run together in print. */
const hairline = 0.22;

function around(radius: number): Frame {
  return { left: -radius, top: -radius, right: radius, bottom: radius };
}

/** The lotus of a chakra around a point, as an ornament; lengths in points. */
export function lotus(
  key: ChakraKey,
  { x, y, size }: Point & { readonly size: number },
  mark: Artifact = "layout",
): readonly PathItem[] {
  // The drawing fills a square of 96 units.
  const stand = { x, y, scale: size / 96, room: around(size / 2), mark };
  const color = palette[key].light;
  return lotusPaths(key, size).map(({ d, strokeWidth }) => ({
    kind: "path",
    ...stand,
    d,
    stroke: { color, width: strokeWidth },
  }));
}

/** The flower of these scores on a ground of one color, with rings at 3, 6, 9 and 12. */
export function flower(
  scores: Scores,
  {
    center,
    radius,
    ground,
  }: { readonly center: Point; readonly radius: number; readonly ground: string },
  mark: Mark,
): readonly PathItem[] {
  const stand = { ...center, scale: radius / flowerRim, room: around(radius + 2), mark };
  const rings = flowerRings.map((ring, index): PathItem => {
    const stroke = { color: colors.rule, width: 0.6 };
    const isRim = index === flowerRings.length - 1;
    return {
      kind: "path",
      ...stand,
      d: circle(ring),
      stroke: isRim ? stroke : { ...stroke, dash: 1.6 },
    };
  });
  const isSeen = ({ fill, stroke }: Shape) => fill || (stroke?.width ?? 0) * stand.scale > hairline;
  const shapes = flowerShapes(scores)
    .filter(isSeen)
    .map(({ key, ...shape }) =>
      paint(shape, key ? palette[key].light : colors.quiet, ground, stand),
    );
  return [...rings, ...shapes];
}

const [, , viewWidth = 1, viewHeight = 1] = sceneViewBox.split(" ").map(Number);

/** The height of a scene that is as wide as the full measure, in points. */
export const sceneHeight = (columns.full.width * viewHeight) / viewWidth;

/** The scene of a chakra over the full measure, from the top on, as an ornament on a field of its color. */
export function sceneOnField(key: ChakraKey): readonly Item[] {
  const { x, width } = columns.full;
  const color = palette[key].light;
  const ground = tint(color, 0.08);
  const room = { left: 0, top: 0, right: width, bottom: sceneHeight };
  const stand = { x, y: 0, scale: width / viewWidth, room, mark: "layout" } as const;
  return [
    { kind: "rectangle", x, y: 0, width, height: sceneHeight, color: ground, mark: "layout" },
    ...sceneShapes(key).map((shape) => paint(shape, color, ground, stand)),
  ];
}
