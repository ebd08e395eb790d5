import { chakraKeys } from "#domain/chakra.ts";
import type { Shade } from "#drawing/palette.ts";
import { flowerViewBox, sceneViewBox } from "#drawing/shape.ts";

const flowerNames = ["flower", "buds", "preview", "example"] as const;
export type FlowerName = (typeof flowerNames)[number];

const smallNames = chakraKeys.map((key) => `${key}-small` as const);

/**
 * The drawings that are files of their own: the scene of each chakra, with fewer lines for small windows too, all in a row, and
 * flowers: equal petals, buds, and samples.
 */
export const pictureNames = [...chakraKeys, ...smallNames, ...flowerNames, "seven"] as const;
export type PictureName = (typeof pictureNames)[number];

/** The same scene with fewer lines. */
export const smallOf = (name: PictureName) => smallNames.find((small) => small === `${name}-small`);

export const isFlower = (name: PictureName): name is FlowerName =>
  flowerNames.some((flower) => flower === name);

export const schemes = ["light", "dark"] as const satisfies readonly (keyof Shade)[];
export type Scheme = keyof Shade;

/** Where a picture is served. */
export const pictureAddress = (name: PictureName, scheme: Scheme) => `/drawn/${name}-${scheme}.svg`;

/** An arch of the seven: its width, its height, and the room to the next one. */
export const windowSize = { width: 160, height: 282, gap: 14 };
const { width, height, gap } = windowSize;

/** The frame of a picture, in which its units are CSS pixels for layout before it arrives. No drawing comes with it. */
export function pictureViewBox(name: PictureName): string {
  if (isFlower(name)) return flowerViewBox;
  return name === "seven"
    ? `0 0 ${chakraKeys.length * (width + gap) - gap} ${height}`
    : sceneViewBox;
}
