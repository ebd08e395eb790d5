import { chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import { questionsPerChakra } from "#domain/question.ts";
import { maxScore, type Scores } from "#domain/scores.ts";
import { pointAt, write, type Point } from "./petal.ts";

/** How far the petal of a score of 12 reaches from the center of the flower. */
export const flowerRim = 100;

/** The disc in the middle, which bears the stamens; petals begin at its edge. */
export const flowerHeart = 14;

const turnOf = (index: number) => (index * 2 * Math.PI) / chakraKeys.length;

/** How far a petal for `score` reaches: its length from the heart's edge is score / 12 of the longest, never bent to look better. */
export function petalReach(score: number): number {
  return flowerHeart + (score / maxScore) * (flowerRim - flowerHeart);
}

/** The reach of a petal at the scores 3, 6, 9 and 12. */
export const flowerRings: readonly number[] = [3, 6, 9, 12].map(petalReach);

/** One petal as path data around the center of the flower. */
export type Petal = {
  readonly key: ChakraKey;
  /** Closed, to fill and stroke. */
  readonly outline: string;
  /** The deeper color near the heart: closed, to fill. */
  readonly blush: string;
  /** Midrib and veins: to stroke finely. */
  readonly veins: string;
  readonly tip: Point;
  /** Where the name stands: outside the rim. */
  readonly label: Point;
};

/**
 * The petals of these scores, root at the top and then clockwise, each as long as its score; chakras without a score have
 * none. Longer ones come first, so that shorter ones lie upon them.
 */
export function flowerPetals(scores: Partial<Scores>): readonly Petal[] {
  return chakraKeys
    .flatMap((key, index) => {
      const score = scores[key];
      return score === undefined ? [] : [{ key, score, angle: turnOf(index) }];
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ key, score, angle }) => {
      const reach = petalReach(score);
      const half = halfWidth(reach);
      return {
        key,
        outline: outline(angle, reach, half),
        blush: outline(angle, flowerHeart + (reach - flowerHeart) * 0.68, half * 0.6),
        veins: veins(angle, reach, half),
        tip: pointAt(angle, reach),
        label: pointAt(angle, flowerRim + 18),
      };
    });
}

/** Half the width of a petal where it is widest: long petals are wider, though not in proportion. */
function halfWidth(reach: number): number {
  return 8.5 + (reach - flowerHeart) * 0.19;
}

/** Writes points of a petal that points to `angle`: `across` its axis, and `along` it from heart (0) to tip (1). */
function penAt(angle: number, reach: number) {
  return (across: number, along: number): string => {
    const { x, y } = pointAt(angle, flowerHeart + (reach - flowerHeart) * along);
    return write({ x: x + across * Math.cos(angle), y: y + across * Math.sin(angle) });
  };
}

/** From the heart over the belly to the pointed tip, and back on the other side. */
function outline(angle: number, reach: number, half: number): string {
  const at = penAt(angle, reach);
  const [belly, shoulder] = [0.52, 0.88];
  return (
    `M${at(0, 0)}C${at(half * 0.35, 0.04)} ${at(half * 1.06, 0.26)} ${at(half, belly)}` +
    `C${at(half * 0.94, 0.76)} ${at(half * 0.3, shoulder)} ${at(0, 1)}` +
    `C${at(-half * 0.3, shoulder)} ${at(-half * 0.94, 0.76)} ${at(-half, belly)}` +
    `C${at(-half * 1.06, 0.26)} ${at(-half * 0.35, 0.04)} ${at(0, 0)}Z`
  );
}

/** A midrib and three veins on each side, which follow the edge and run out before the tip. */
function veins(angle: number, reach: number, half: number): string {
  const at = penAt(angle, reach);
  const sides = [-1, 1].flatMap((side) =>
    [
      { share: 0.3, end: 0.86 },
      { share: 0.58, end: 0.8 },
      { share: 0.82, end: 0.71 },
    ].map(({ share, end }) => {
      const bow = side * half * share;
      const last = bow * (1 - end) * 1.9;
      return (
        `M${at(side * half * 0.02, 0.04)}C${at(bow * 0.42, 0.1)} ${at(bow * 1.04, 0.28)} ${at(bow, 0.5)}` +
        `C${at(bow * 0.95, 0.66)} ${at(last + bow * 0.12, end - 0.07)} ${at(last, end)}`
      );
    }),
  );
  return `M${at(0, 0.03)}L${at(0, 0.9)}${sides.join("")}`;
}

/** Seven narrow leaves that show between the petals: closed outlines with their midribs, to stroke. */
export const flowerSepals: string = chakraKeys
  .map((_, index) => {
    const angle = turnOf(index + 0.5);
    const at = penAt(angle, flowerHeart + 35);
    return `${outline(angle, flowerHeart + 35, 7)}M${at(0, 0.08)}L${at(0, 0.8)}`;
  })
  .join("");

/** The stamens of one chakra, one a question: their threads, to stroke, and their ends. */
export type Stamens = { readonly threads: string; readonly ends: readonly Point[] };

/** 21 stamens in the heart, three before each petal, the middle one longer. */
export const flowerStamens: ByChakra<Stamens> = Object.fromEntries(
  chakraKeys.map((key, index) => {
    const places = Array.from({ length: questionsPerChakra }, (_, place) => place - 1);
    const at = (place: number, radius: number) => pointAt(turnOf(index) + place * 0.25, radius);
    const length = (place: number) => (place === 0 ? 10.3 : 8.1);
    return [
      key,
      {
        threads: places
          .map((place) => `M${write(at(place, 2.8))}L${write(at(place, length(place) - 1))}`)
          .join(""),
        ends: places.map((place) => at(place, length(place))),
      },
    ];
  }),
) as ByChakra<Stamens>;
