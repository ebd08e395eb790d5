import type { ChakraKey } from "#domain/chakra.ts";
import type { Tone } from "./flower.ts";
import { mixed, palette, type Shade } from "./palette.ts";

/** The color of a part of the flower; a petal's own colors need its chakra. */
export function shadeOf(tone: Tone, key: ChakraKey = "root"): Shade {
  return tone === "deep" || tone === "tip" || tone === "petal"
    ? palette[`${key}-${tone}`]
    : palette[tone];
}

/** The fills that change: how much of the second tone is seen on the first, at places from where it begins (0) to where it ends (1). */
const gradients = {
  blush: { tones: ["petal", "tip"], places: [0, 0.5, 1], shares: [0, 0.25, 1] },
  pad: { tones: ["leaf", "leaf-deep"], places: [0, 0.55, 1], shares: [1, 0, 1] },
} as const;

/** The colors of a gradient at its places, written by `ink` and `mix`. */
export function stopsOf(
  name: keyof typeof gradients,
  ink: (tone: Tone) => string,
  mix: (over: string, share: number, ground: string) => string,
) {
  const { tones, places, shares } = gradients[name];
  const [ground, over] = [ink(tones[0]), ink(tones[1])];
  const colorOf = (share: number) => (share % 1 ? mix(over, share, ground) : share ? over : ground);
  return places.map((at, index) => ({ at, color: colorOf(shares[index] ?? 0) }));
}

/** The same in the light scheme, for paper and canvas, which write no style. */
export const lightStops = (name: keyof typeof gradients, key?: ChakraKey) =>
  stopsOf(name, (tone) => shadeOf(tone, key).light, mixed);
