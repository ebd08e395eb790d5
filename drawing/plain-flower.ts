import { chakraKeys } from "#domain/chakra.ts";
import { portionOf, type Scores } from "#domain/scan/scores.ts";
import { flowerFoot, petalEdge, petalHalf, petalReach, turnOf } from "./flower-scale.ts";
import { pointAt, write } from "./petal.ts";

/** The outlines of the seven petals of these scores around the center of the flower, without lines, to be clear at 48 px. */
export function plainPetals(scores: Scores) {
  return chakraKeys.map((key) => {
    const score = scores[key];
    const [turn, reach, half] = [turnOf(key), petalReach(score), petalHalf(score)];
    const edge = (side: 1 | -1) =>
      petalEdge(portionOf(score)).map(([across, along]) => {
        const { x, y } = pointAt(turn, flowerFoot + (reach - flowerFoot) * along);
        const away = side * across * half;
        return write({ x: x + away * Math.cos(turn), y: y + away * Math.sin(turn) });
      });
    const [foot, ...up] = edge(1);
    return { key, d: `M${foot}C${[...up, ...edge(-1).toReversed().slice(1)].join(" ")}Z` };
  });
}
