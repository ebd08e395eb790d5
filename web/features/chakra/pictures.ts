import { chakraKeys } from "#domain/chakra.ts";
import type { Shade } from "#drawing/palette.ts";

const flowerNames = ["flower", "buds", "preview", "example"] as const;
export type FlowerName = (typeof flowerNames)[number];

/** The drawings that are files of their own: the scene of each chakra, all in a row, and flowers: equal petals, buds, and samples. */
export const pictureNames = [...chakraKeys, ...flowerNames, "seven"] as const;
export type PictureName = (typeof pictureNames)[number];

export const isFlower = (name: PictureName): name is FlowerName =>
  flowerNames.some((flower) => flower === name);

export const schemes = ["light", "dark"] as const satisfies readonly (keyof Shade)[];
export type Scheme = keyof Shade;

/** Where a picture is served. */
export const pictureAddress = (name: PictureName, scheme: Scheme) => `/drawn/${name}-${scheme}.svg`;

/** A window of the seven: its width, its height, and the room to the next one, in the units of a scene, which is 240 high. */
export const windowSize = { width: 160, height: 320, gap: 14 };
const { width, height, gap } = windowSize;

/** The frame of a picture, written here so that no drawing comes with it; in it, its units are CSS pixels for layout before it arrives. */
export function pictureViewBox(name: PictureName): string {
  if (isFlower(name)) return "-112 -112 224 224";
  return name === "seven"
    ? `0 0 ${chakraKeys.length * (width + gap) - gap} ${height}`
    : "0 0 640 240";
}
