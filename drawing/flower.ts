import { byChakra, chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { questionsPerChakra } from "#domain/scan/question.ts";
import { portionOf, type Scores } from "#domain/scan/scores.ts";
import { circle, pointAt, write, type Point } from "./petal.ts";
import type { Shape } from "./shape.ts";

/** How far the petal of a score of 12 reaches from the center of the flower. */
export const flowerRim = 100;

/** The disc in the middle, which bears the stamens; petals begin at its edge. */
export const flowerHeart = 14;

const turnOf = (index: number) => (index * 2 * Math.PI) / chakraKeys.length;

/** The length of a bud, from the heart's edge: the petal of the least score. */
const bud = 16;

/** How far a petal for `score` reaches: as long as a bud at 3, the least there is, as far as the rim at 12, and even between. */
export function petalReach(score: number): number {
  return flowerHeart + bud + portionOf(score) * (flowerRim - flowerHeart - bud);
}

/** The reach of a petal at the scores 3, 6, 9 and 12. */
export const flowerRings: readonly number[] = [3, 6, 9, 12].map(petalReach);

/** A part of the flower, around its center. */
export type FlowerShape = Shape & {
  /** Whose color it has; the ink of the page without one. */
  readonly key?: ChakraKey;
};

/**
 * The flower of these scores: sepals, petals with their veins, and the heart with a stamen for each question. Root is at the top
 * and the others follow clockwise, each petal as long as its score; chakras without a score have none. Longer petals come
 * first, so that shorter ones lie upon them.
 */
export function flowerShapes(scores: Partial<Scores>): readonly FlowerShape[] {
  const petals = chakraKeys
    .flatMap((key) => {
      const score = scores[key];
      return score === undefined ? [] : [{ key, score }];
    })
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ key, score }) => petalShapes(key, score));
  return [sepals, ...petals, ...heartShapes];
}

/** Where the name of a chakra stands, outside the rim; `anchor` is the part of it that stands at the point. */
export type FlowerLabel = Point & {
  readonly key: ChakraKey;
  readonly anchor: "start" | "middle" | "end";
};

/**
 * The place of each chakra's name: in the middle above its point at the top, and else away from the flower; nearer at the sides,
 * where words need the width of a phone.
 */
export const flowerLabels: readonly FlowerLabel[] = chakraKeys.map((key) => {
  const { x } = pointAt(angleOf(key), flowerRim + 5);
  const { y } = pointAt(angleOf(key), flowerRim + 18);
  const anchor = Math.abs(x) < 20 ? "middle" : x > 0 ? "start" : "end";
  return { key, x, y, anchor };
});

/** Seven equal petals, for where there are no scores to show: long enough to fill a disc of the rim's size. */
export const stillScores: Scores = byChakra(() => 11);

/** Where the petal of a score ends. */
export function petalTip(key: ChakraKey, score: number): Point {
  return pointAt(angleOf(key), petalReach(score));
}

function angleOf(key: ChakraKey): number {
  return turnOf(chakraKeys.indexOf(key));
}

function petalShapes(key: ChakraKey, score: number): readonly FlowerShape[] {
  const reach = petalReach(score);
  return [
    ...petalAt(key, angleOf(key), reach, halfWidth(reach)),
    { d: circle(2, petalTip(key, score)), key, fill: 1 },
  ];
}

/**
 * The flower still closed, seen from the side: petals that rise from the origin to 150 above it, root on the left, crown on the
 * right and heart in front.
 */
export function closedFlowerShapes(): readonly FlowerShape[] {
  return (
    chakraKeys
      .map((key, index) => ({ key, lean: (index - 3) / 3 }))
      // The outer ones lie behind the inner ones.
      .toSorted((a, b) => Math.abs(b.lean) - Math.abs(a.lean))
      .flatMap(({ key, lean }) => petalAt(key, lean * 1.05, 150 - Math.abs(lean) * 42, 25))
  );
}

/** A petal of one chakra that points to `angle` and is at most `half` wide on each side: outline, blush and veins. */
function petalAt(
  key: ChakraKey,
  angle: number,
  reach: number,
  half: number,
): readonly FlowerShape[] {
  const blush = outline(angle, flowerHeart + (reach - flowerHeart) * 0.8, half * 0.52);
  return [
    {
      d: outline(angle, reach, half),
      key,
      covers: true,
      fill: 0.16,
      stroke: { width: 1.2, opacity: 1 },
    },
    { d: blush, key, fill: 0.14 },
    { d: veins(angle, reach, half), key, stroke: { width: 0.5, opacity: 0.6 } },
  ];
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

const thin = { width: 0.6, opacity: 0.4 };

/** Seven narrow leaves that show between the petals, with their midribs. */
const sepals: FlowerShape = {
  d: chakraKeys
    .map((_, index) => {
      const reach = flowerHeart + 35;
      const angle = turnOf(index + 0.5);
      const at = penAt(angle, reach);
      return `${outline(angle, reach, 7)}M${at(0, 0.08)}L${at(0, 0.8)}`;
    })
    .join(""),
  stroke: thin,
};

/** The disc with 21 stamens, three before each petal, the middle one longer. */
const heartShapes: readonly FlowerShape[] = [
  { d: circle(flowerHeart), covers: true, stroke: thin },
  ...chakraKeys.flatMap((key, index) => {
    const stamens = Array.from({ length: questionsPerChakra }, (_, place) => ({
      angle: turnOf(index) + (place - 1) * 0.25,
      length: place === 1 ? 10.3 : 8.1,
    }));
    const threads = stamens.map(
      ({ angle, length }) => `M${write(pointAt(angle, 2.8))}L${write(pointAt(angle, length - 1))}`,
    );
    const ends = stamens.map(({ angle, length }) => circle(1, pointAt(angle, length)));
    return [
      { d: threads.join(""), key, stroke: { width: 0.5, opacity: 0.6 } },
      { d: ends.join(""), key, fill: 1 },
    ];
  }),
  { d: circle(1.9), fill: 1 },
];
