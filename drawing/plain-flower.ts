import { byChakra, chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { portionOf, type Scores } from "#domain/scan/scores.ts";
import { flowerFoot, petalEdge, petalHalf, petalReach, turnOf } from "./flower-scale.ts";
import { pointAt, write } from "./petal.ts";

/**
 * Flowers with so little code that the first question need not wait for it, and so few lines that they are clear at 48 px. The
 * points of an edge, and of lines beside it.
 */
type Size = {
  readonly turn: number;
  readonly reach: number;
  readonly half: number;
  readonly open: number;
};

/** The handles of a petal's edge, or of a line at a `share` of its width; the left side is below 0. */
function edgeOf({ turn, reach, half, open }: Size, share: number): readonly string[] {
  return petalEdge(open).map(([across, along]) => {
    const { x, y } = pointAt(turn, flowerFoot + (reach - flowerFoot) * along);
    const away = share * across * half;
    return write({ x: x + away * Math.cos(turn), y: y + away * Math.sin(turn) });
  });
}

function outline(size: Size): string {
  const [foot, ...up] = edgeOf(size, 1);
  return `M${foot}C${[...up, ...edgeOf(size, -1).toReversed().slice(1)].join(" ")}Z`;
}

type PlainPetal = { readonly key: ChakraKey; readonly d: string };

/** The outlines of the seven petals of these scores around the center of the flower. */
export function plainPetals(scores: Scores): readonly PlainPetal[] {
  return chakraKeys.map((key) => {
    const score = scores[key];
    const [reach, half, open] = [petalReach(score), petalHalf(score), portionOf(score)];
    return { key, d: outline({ turn: turnOf(key), reach, half, open }) };
  });
}

/** Seven equal petals, for where there are no scores to show. */
export const stillScores: Scores = byChakra(() => 11);
