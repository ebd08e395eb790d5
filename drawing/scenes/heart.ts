import type { Shape } from "#drawing/shape.ts";
import { leaf, sheet, sheetShapes, solid } from "./form.ts";
import { landShapes, rise, sky, type Ground } from "./land.ts";
import { along, angleTo, away, disc, each, fine, soft, times, type Curve, type XY } from "./pen.ts";

/** A branch that grows into the picture with leaves on both sides from `first` on, smaller towards its tip. */
function branchShapes(way: Curve, count: number, largest: number, first: number): readonly Shape[] {
  const leaves = times(count, (index) => {
    const share = first + ((0.97 - first) * index) / (count - 1);
    const foot = along(way, share);
    const side = index % 2 ? -1 : 1;
    const length = largest * (1.06 - 0.52 * share * share) * (1 - 0.12 * (index % 3));
    const angle = angleTo(along(way, share - 0.05), foot) + side * (0.98 - share * 0.2);
    const bend = away(foot, angle - side * 0.22, length * 0.5);
    const tip = away(bend, angle + side * 0.2, length * 0.52);
    const [fill, fade] = side > 0 ? [0.78, 0.46] : [0.56, 0.24];
    // The light comes from above.
    const dark = Math.sin(angle) * Math.cos(angle) > 0 ? 1 : -1;
    const form = sheet([foot, bend, tip], length * 0.2, leaf);
    return sheetShapes(form, { fill, fade, dark, rows: 6, isVeined: true, curves: 5 });
  });
  const wood = sheet(way, 4, (share) => 1 - 0.8 * share);
  return [...leaves.flat(), ...sheetShapes(wood, { fill: 1, fade: 1, rows: 3, curves: 9 })];
}

/** A blossom of five petals around its stamens. */
function blossomShapes(center: XY, size: number, turn: number): readonly Shape[] {
  const petals = times(5, (index) => {
    const angle = turn + index * 0.4 * Math.PI;
    const [bend, tip] = [away(center, angle + 0.12, size * 0.5), away(center, angle, size)];
    const wide = (share: number) => Math.sin(Math.PI * share ** 1.25) ** 0.8;
    const form = sheet([center, bend, tip], size * 0.46, wide);
    return sheetShapes(form, { fill: 0.8, fade: 0.5, tone: "warm", rows: 5, stroke: soft });
  });
  const stamens = times(8, (index) => away(center, turn + index * 0.785, size * 0.24));
  const dots = disc(center, size * 0.14) + each(stamens, (stamen) => disc(stamen, size * 0.05));
  return [...petals.flat(), solid(dots, 1, 1, { tone: "warm", stroke: fine })];
}

const hills: readonly Ground[] = [
  (x) => 168 - rise(x, 190, 24, 100) - rise(x, 470, 40, 110) - rise(x, 640, 20, 80),
  (x) => 192 - rise(x, 90, 20, 120) - rise(x, 360, 16, 90) - rise(x, 600, 18, 100),
  (x) => 216 - rise(x, 210, 20, 120) + rise(x, 360, 8, 60) - rise(x, 520, 12, 120),
];

/** Two branches in bloom that bow to each other over a valley. */
export function heart(): readonly Shape[] {
  const valley = hills.flatMap((top, index) => {
    const [fill, fade] = [0.36 + index * 0.22, 0.16 + index * 0.2];
    return landShapes(top, { fill, fade, rows: 18, depth: 50, light: 330 });
  });
  return [
    sky(190, 0.34),
    ...valley,
    ...branchShapes(
      [
        [-14, 236],
        [100, -14],
        [290, 90],
      ],
      12,
      84,
      0.12,
    ),
    ...branchShapes(
      [
        [654, 226],
        [560, -10],
        [388, 106],
      ],
      10,
      72,
      0.26,
    ),
    ...blossomShapes([300, 93], 34, 0.3),
    ...blossomShapes([378, 112], 24, 0.8),
  ];
}
