import type { ChakraKey } from "#domain/chakra.ts";
import type { Tone } from "./flower.ts";
import { mixed, palette, type Shade } from "./palette.ts";

/** The color of a part of the flower; a petal's own colors need its chakra. */
export function shadeOf(tone: Tone, key: ChakraKey = "root"): Shade {
  return tone === "deep" || tone === "tip" || tone === "petal"
    ? palette[`${key}-${tone}`]
    : palette[tone];
}

/** The colors of a gradient in the light scheme, for paper and canvas, which write no style. */
export function lightStops(name: keyof typeof gradients, key?: ChakraKey) {
  const { tones, stops } = gradients[name];
  const [ground, over] = [shadeOf(tones[0], key).light, shadeOf(tones[1], key).light];
  return stops.map(({ at, share }) => ({ at, color: mixed(over, share, ground) }));
}

/** The colors of a fill from where it begins (0) to where it ends (1): `share` of the second tone on the first. */
type Stop = { readonly at: number; readonly share: number };
export const gradients = {
  blush: {
    tones: ["petal", "tip"],
    stops: [
      { at: 0, share: 0 },
      { at: 0.5, share: 0.25 },
      { at: 1, share: 1 },
    ],
  },
  pad: {
    tones: ["leaf", "leaf-deep"],
    stops: [
      { at: 0, share: 1 },
      { at: 0.55, share: 0 },
      { at: 1, share: 1 },
    ],
  },
} as const satisfies Readonly<
  Record<string, { tones: readonly [Tone, Tone]; stops: readonly Stop[] }>
>;
