import { palette } from "#drawing/palette.ts";
import { leafReach } from "#drawing/flower-leaf.ts";
import { lightStops, shadeOf } from "#drawing/flower-paint.ts";
import { flowerFoot, flowerRim } from "#drawing/flower-scale.ts";
import { flowerParts, seenAt } from "#drawing/flower.ts";
import { lotusPaths } from "#drawing/lotus.ts";
import type { Point } from "#drawing/petal.ts";
import { sceneShapes } from "#drawing/scene.ts";
import { sceneViewBox, type Shape } from "#drawing/shape.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import type { Answers } from "#domain/scan/answers.ts";
import type { Scores } from "#domain/scan/scores.ts";
import type { Artifact, Frame, Item, Mark, PathItem } from "#pdf/engine/page.ts";
import { columns, tint } from "#pdf/engine/style.ts";

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

/** The flower of these scores and answers on its leaf; `radius` is how far a score of 12 reaches. */
export function flower(
  { scores, answers }: { readonly scores: Scores; readonly answers: Answers },
  { center, radius }: { readonly center: Point; readonly radius: number },
  mark: Mark,
): readonly PathItem[] {
  const scale = radius / flowerRim;
  const stand = { ...center, scale, room: around(leafReach * scale), mark };
  return seenAt(scale, flowerParts(scores, answers)).flatMap(({ key, turn, reach, shapes }) => {
    const gradient = key
      ? { isRound: false, from: flowerFoot, to: reach, stops: lightStops("blush", key) }
      : { isRound: true, from: 0, to: reach, stops: lightStops("pad") };
    return shapes.map(({ d, fill, opacity = 1, stroke }): PathItem => {
      const color =
        fill === "pad" || fill === "blush" ? gradient : fill && shadeOf(fill, key).light;
      return {
        kind: "path",
        ...stand,
        turn,
        d,
        ...(color && { fill: { color, opacity } }),
        ...(stroke && { stroke: { ...stroke, color: shadeOf(stroke.tone, key).light } }),
      };
    });
  });
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
