import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { maxScore, type Scores } from "#domain/scores.ts";
import { petalPath, pointAt, type Point } from "./petal.ts";

/** The outer ring, which a score of 12 reaches. */
export const wheelRim = 100;

/** Radii of the rings at the scores 3, 6, 9 and 12. */
export const wheelRings: readonly number[] = [3, 6, 9, 12].map(wheelRadius);

const hub = 10;

/** How far a petal for `score` reaches from the center: score / 12 of the rim, linear. */
export function wheelRadius(score: number): number {
  return (score / maxScore) * wheelRim;
}

export type WheelPetal = {
  readonly key: ChakraKey;
  readonly d: string;
  readonly tip: Point;
  /** Where the name stands: outside the rim. */
  readonly label: Point;
};

/** Seven petals around the center, root at the top and then clockwise; each is as long as its score. */
export function wheelPetals(scores: Scores): readonly WheelPetal[] {
  return chakraKeys.map((key, index) => {
    const angle = (index * 2 * Math.PI) / chakraKeys.length;
    const radius = wheelRadius(scores[key]);
    const d = petalPath({
      angle,
      halfWidth: 0.34,
      innerRadius: hub,
      outerRadius: radius,
      belly: 0.7,
    });
    return { key, d: `${d}Z`, tip: pointAt(angle, radius), label: pointAt(angle, wheelRim + 18) };
  });
}
