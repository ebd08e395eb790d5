import type { ChakraKey } from "#domain/chakra.ts";
import type { Tone } from "./flower.ts";
import { palette, type Shade } from "./palette.ts";

/** The color of a part of the flower; a petal's own colors need its chakra. */
export function shadeOf(tone: Tone, key: ChakraKey = "root"): Shade {
  if (tone === "dusk") return { ...palette.shade, light: palette[`${key}-deep`].light };
  return tone === "deep" || tone === "tip" || tone === "petal"
    ? palette[`${key}-${tone}`]
    : palette[tone];
}

/** The fills that change: their tones, and at which places from where they begin (0) to where they end (1). */
const gradients = {
  blush: { tones: ["petal", "petal", "tip"], places: [0, 0.28, 1] },
  pad: { tones: ["leaf-deep", "leaf", "leaf-deep"], places: [0, 0.55, 1] },
} as const;

/** The colors of a gradient at its places, written by `ink`. */
export function stopsOf(name: keyof typeof gradients, ink: (tone: Tone) => string) {
  const { tones, places } = gradients[name];
  return tones.map((tone, index) => ({ at: places[index] ?? 1, color: ink(tone) }));
}

/** The same in the light scheme, for paper and canvas, which write no style. */
export const lightStops = (name: keyof typeof gradients, key?: ChakraKey) =>
  stopsOf(name, (tone) => shadeOf(tone, key).light);
