import type { Shape } from "#drawing/shape.ts";
import { along, angleTo, bold, fine, leaf, taper, times, type XY } from "./pen.ts";

type Branch = readonly [XY, XY, XY];

/** Leaves on both sides of a branch, smaller towards its tip, and one at the tip. */
function leavesOf(branch: Branch, largest: number, flip: number) {
  return times(12, (index) => {
    const share = 0.13 + index * 0.079;
    const foot = along(branch, share);
    const ahead = angleTo(foot, along(branch, share + 0.04));
    const isTip = index === 11;
    const side = isTip ? 0 : index % 2 ? -1 : 1;
    const length = largest * (1.05 - share * 0.55) * (index === 0 ? 0.8 : 1);
    const turn = side * (0.95 - share * 0.25);
    return leaf(foot, ahead + turn, length, length * 0.21, {
      pairs: index < 7 ? 3 : 2,
      bow: -side * length * 0.06 * flip * flip,
    });
  });
}

function branchShapes(branch: Branch, largest: number, flip: number): readonly Shape[] {
  const leaves = leavesOf(branch, largest, flip);
  const outline = leaves.map((one) => one.outline).join("");
  return [
    { d: taper(4, ...branch), fill: 0.9 },
    { d: outline, covers: true, fill: 0.15, stroke: bold },
    { d: leaves.map(({ veins }) => veins).join(""), stroke: fine },
  ];
}

/** Two leafy branches that bow to each other. */
export function heart(): readonly Shape[] {
  return [
    ...branchShapes(
      [
        [88, 236],
        [130, -10],
        [330, 92],
      ],
      62,
      1,
    ),
    ...branchShapes(
      [
        [600, 238],
        [520, 20],
        [352, 128],
      ],
      54,
      -1,
    ),
  ];
}
