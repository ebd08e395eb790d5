import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { portionOf, type Scores } from "#domain/scan/scores.ts";
import { flowerFoot, petalEdge, petalHalf, petalReach, turnOf } from "./flower-scale.ts";
import { pointAt, write } from "./petal.ts";

type Size = {
  readonly turn: number;
  readonly reach: number;
  readonly half: number;
  readonly open: number;
};

/** The handles of an edge of a petal, on its right side or its left. */
function edgeOf({ turn, reach, half, open }: Size, side: 1 | -1): readonly string[] {
  return petalEdge(open).map(([across, along]) => {
    const { x, y } = pointAt(turn, flowerFoot + (reach - flowerFoot) * along);
    const away = side * across * half;
    return write({ x: x + away * Math.cos(turn), y: y + away * Math.sin(turn) });
  });
}

function outline(size: Size): string {
  const [foot, ...up] = edgeOf(size, 1);
  return `M${foot}C${[...up, ...edgeOf(size, -1).toReversed().slice(1)].join(" ")}Z`;
}

type PlainPetal = { readonly key: ChakraKey; readonly d: string };

/** The outlines of the seven petals of these scores around the center of the flower, without lines, to be clear at 48 px. */
export function plainPetals(scores: Scores): readonly PlainPetal[] {
  return chakraKeys.map((key) => {
    const score = scores[key];
    const [reach, half, open] = [petalReach(score), petalHalf(score), portionOf(score)];
    return { key, d: outline({ turn: turnOf(key), reach, half, open }) };
  });
}
