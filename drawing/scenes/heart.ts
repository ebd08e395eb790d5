import type { Shape } from "#drawing/shape.ts";
import { around, leaf, sheet, sheetShapes, solid, type Form } from "./form.ts";
import { landShapes, rise, sky, type Ground } from "./land.ts";
import { along, away, bold, each, line, soft, times, type Curve, type XY } from "./pen.ts";

/** A blossom in the shape of a heart, which hangs from its top: a pale drop, two lobes as one, and the tips that they turn out. */
function blossomShapes(top: XY, size: number, turn: number): readonly Shape[] {
  const at = (right: number, down: number) =>
    away(away(top, turn + Math.PI / 2, right * size), turn + Math.PI, down * size);
  const lobes: Form = (share, across) => {
    const lift = 0.2 * across ** 2 * Math.sin(Math.PI * Math.min(1, share * 1.6));
    return at(across * 0.5 * Math.sin(Math.PI * share ** 0.85), 0.84 * share ** 1.9 - lift);
  };
  const drop = sheet([at(0, 0.66), at(0, 0.92), at(0, 1.22)], size * 0.16, (share) =>
    leaf(1 - share),
  );
  const tips = each([-1, 1], (side) => {
    const way: Curve = [at(0, 0.74), at(side * 0.1, 1), at(side * 0.42, 0.84)];
    return around(sheet(way, size * 0.1, leaf), 5);
  });
  const look = { tone: "warm", stroke: soft } as const;
  const rows = size > 20 ? 3 : 2;
  return [
    solid(around(drop, 5), 0.12, 0.36, look),
    ...sheetShapes(lobes, { fill: 0.95, fade: 0.5, rows, curves: 8, ...look }),
    solid(tips, 0.75, 0.45, look),
  ];
}

/** A leaf of three leaflets on a stalk. */
function leafShapes(foot: XY, angle: number, length: number, turn: number): readonly Shape[] {
  const fork = away(foot, angle, length * 0.4);
  const lobed = (share: number) => leaf(share) * (0.86 + 0.14 * Math.cos(share * Math.PI * 8));
  const leaflets = [-1, 1, 0].flatMap((side) => {
    const toward = angle + side * 0.85;
    const reach = length * (side ? 0.42 : 0.56);
    const bend = away(fork, toward, reach * 0.5);
    const form = sheet([fork, bend, away(bend, toward + turn, reach * 0.52)], reach * 0.3, lobed);
    const [fill, fade] = side < 0 ? [0.56, 0.24] : [0.8, 0.4];
    return sheetShapes(form, { fill, fade, rows: 3, isVeined: true, curves: 8, stroke: soft });
  });
  return [{ d: line(foot, fork), stroke: { width: 1.6, opacity: 1 } }, ...leaflets];
}

/** A stem that leans to a side, with leaves, and blossoms that hang from it, the smaller the nearer its tip. */
function stemShapes(side: -1 | 1, count: number, largest: number, ...way: Curve) {
  const blossoms = times(count, (index) => {
    const later = index / (count - 1);
    const foot = along(way, 0.47 + 0.53 * later ** 0.82);
    const size = largest * (1 - 0.66 * later);
    const top = away(foot, Math.PI, size * (later < 1 ? 0.4 : 0.1));
    const turn = 0.1 * Math.sin(index * 2);
    return { stalk: line(foot, top), blossom: blossomShapes(top, size, turn) };
  });
  const wood = sheet(way, 2.4, (share) => 1 - 0.75 * share);
  return [
    ...leafShapes(along(way, 0.155), side * 1.1, largest * 1.65, side * 0.2),
    solid(around(wood, 12), 1, 1, { stroke: bold }),
    { d: each(blossoms, ({ stalk }) => stalk), stroke: soft },
    ...blossoms.flatMap(({ blossom }) => blossom),
    ...leafShapes(way[0], -side * 0.5, 72, -side * 0.1),
    ...leafShapes(way[0], side * 0.7, largest * 1.4 + 30, side * 0.1),
  ];
}

const hills: readonly Ground[] = [
  (x) => 168 - rise(x, 190, 24, 100) - rise(x, 470, 40, 110) - rise(x, 640, 20, 80),
  (x) => 192 - rise(x, 90, 20, 120) - rise(x, 360, 16, 90) - rise(x, 600, 18, 100),
  (x) => 222 - rise(x, 170, 22, 110) + rise(x, 330, 6, 60) - rise(x, 480, 16, 120),
];

/** Two stems in bloom that bow to each other over a valley. */
export function heart(): readonly Shape[] {
  const [far = [], middle = [], near = []] = hills.map((top, index) => {
    const [fill, fade] = [0.36 + index * 0.22, 0.16 + index * 0.2];
    return landShapes(top, { fill, fade, rows: 12, depth: 44, light: 330 });
  });
  return [
    sky(190, 0.34),
    ...far,
    ...middle,
    ...stemShapes(1, 6, 38, [184, 214], [146, 36], [246, -52], [350, 100]),
    ...stemShapes(-1, 5, 30, [446, 216], [474, 70], [412, -44], [366, 124]),
    ...near,
  ];
}
