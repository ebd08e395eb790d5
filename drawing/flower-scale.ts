import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { portionOf } from "#domain/scan/scores.ts";
import { pointAt, type Point } from "./petal.ts";

/** How far the petal of a score of 12 reaches from the center of the flower. */
export const flowerRim = 100;

/** Where petals begin. */
export const flowerFoot = 7;

const bud = { reach: 54, half: 8 };
const bloom = { reach: flowerRim, half: 29 };

/** How far a petal for `score` reaches: half way at 3, the least there is, to the rim at 12, and even between. */
export function petalReach(score: number): number {
  return bud.reach + portionOf(score) * (bloom.reach - bud.reach);
}

/** Half the width of a petal at its belly: a bud is slim, a bloom wide, and even between. */
export function petalHalf(score: number): number {
  return bud.half + portionOf(score) * (bloom.half - bud.half);
}

/** Where a chakra's petal points, in radians: root upwards, and the others clockwise. */
export function turnOf(key: ChakraKey): number {
  return (chakraKeys.indexOf(key) * 2 * Math.PI) / chakraKeys.length;
}

/** How far from the center the names around the leaf are, which are read from below or from above, and the circle of the scores. */
export const nameCircles = { above: 116, below: 122.5, scores: 133 } as const;

/** Where a chakra's score stands upright on its circle; farther out at the sides, where `length` letters need the room. */
export function scorePlace(key: ChakraKey, length: number): Point {
  const turn = turnOf(key);
  return pointAt(turn, nameCircles.scores + Math.abs(Math.sin(turn)) * (length * 3 - 2));
}

/** Whether the name before a chakra's petal is read with the center below it. */
export function isNamedAbove(key: ChakraKey): boolean {
  return Math.cos(turnOf(key)) > -0.5;
}

/** The letters of a chakra's name, in the middle before its petal: how each is turned, and how far down from the center it stands then, up if negative. */
export function lettersAround(key: ChakraKey, name: string, widthOf: (letter: string) => number) {
  const isAbove = isNamedAbove(key);
  const down = isAbove ? -nameCircles.above : nameCircles.below;
  let at = -[...name].reduce((sum, letter) => sum + widthOf(letter), 0) / 2;
  return [...name].map((letter) => {
    const width = widthOf(letter);
    const turn = turnOf(key) + (isAbove ? 0 : Math.PI) - (at + width / 2) / down;
    at += width;
    return { letter, turn, down };
  });
}

/**
 * The two curves of a petal's edge from foot over belly to tip, as shares of half its width and of its length; `open` is 0 for a
 * bud and 1 for a bloom, whose belly sits higher.
 */
export function petalEdge(open: number): readonly (readonly [across: number, along: number])[] {
  const belly = 0.44 + 0.14 * open;
  return [
    [0, 0],
    [0.34, 0.05],
    [1.02, belly - 0.28],
    [1, belly],
    [0.98 + 0.008 * open, belly + 0.28 - 0.11 * open],
    [0.2 - 0.15 * open, 0.86 + 0.025 * open],
    [0, 1],
  ];
}
