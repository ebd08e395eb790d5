import type { Shape } from "#drawing/shape.ts";
import { along, angleTo, leafShapes, taper, times, type Curve } from "./pen.ts";

/** A branch with a leaf at its tip and the others on both sides from `first` on, smaller towards the tip. */
function branch(curve: Curve, count: number, largest: number, first: number): readonly Shape[] {
  const leaves = times(count, (index) => {
    const share = first + ((1 - first) * index) / (count - 1);
    const foot = along(curve, share);
    const side = index === count - 1 ? 0.1 : index % 2 ? -1 : 1;
    const length = largest * (index ? 1.04 - 0.45 * share * share : 0.82);
    return leafShapes({
      foot,
      angle: angleTo(along(curve, share - 0.05), foot) + side * (0.9 - share * 0.2),
      length,
      half: length * 0.18,
      pairs: Math.round(4 - share * 2),
      bow: side * length * 0.045,
    });
  });
  return [{ d: taper(4, ...curve), fill: 1, stroke: { width: 0.6, opacity: 1 } }, ...leaves.flat()];
}

/** Two leafy branches that bow to each other. */
export function heart(): readonly Shape[] {
  return [
    ...branch(
      [
        [40, 214],
        [150, -4],
        [318, 128],
      ],
      9,
      76,
      0.12,
    ),
    ...branch(
      [
        [604, 226],
        [528, 50],
        [398, 142],
      ],
      7,
      62,
      0.16,
    ),
  ];
}
