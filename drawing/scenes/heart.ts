import type { Shape } from "#drawing/shape.ts";
import { around, leaf, lobedShapes, sheet, sheetShapes, solid, taper, type Form } from "./form.ts";
import { grass, landShapes, rise, sky, type Ground } from "./land.ts";
import { along, angleTo, away, chance, each, fine, times } from "./pen.ts";
import type { Curve, XY } from "./pen.ts";

/** A blossom in the shape of a heart, which hangs from its top: a pale drop, two lobes as one, and the tips that they turn out; a bud has only its lobes. */
function blossomShapes([x, y]: XY, size: number): readonly Shape[] {
  const at = (right: number, down: number): XY => [x + right * size, y + down * size];
  const lobes: Form = (share, across) => {
    const lift = 0.2 * across ** 2 * Math.sin(Math.PI * Math.min(1, share * 1.6));
    return at(across * 0.43 * Math.sin(Math.PI * share ** 0.85), 0.84 * share ** 1.9 - lift);
  };
  const drop = sheet([at(0, 1.22), at(0, 0.92), at(0, 0.66)], size * 0.16, leaf);
  const tips = each([-1, 1], (side) =>
    around(sheet([at(0, 0.74), at(side * 0.1, 1), at(side * 0.42, 0.84)], size * 0.1, leaf), 4),
  );
  const look = { tone: "warm", stroke: fine } as const;
  const closed = sheetShapes(lobes, { fill: 0.95, fade: 0.3, rows: 5, curves: 8, ...look });
  if (size < 13) return closed;
  return [solid(around(drop, 4), 0.12, 0.36, look), ...closed, solid(tips, 0.75, 0.45, look)];
}

/** A stem or a stalk. */
const stalk = (way: Curve, half: number, curves = 3): readonly Shape[] => [
  solid(around(taper(way, half), curves), 1, 0.7, { stroke: fine }),
  { d: around(taper(way, half), curves, 0.2), fill: 0.4, tone: "ink", isFine: true },
];

/** A leaf of three lobes, whose stalk rises out of a stem and turns to a side. */
function leafShapes(stem: Curve, share: number, side: -1 | 1, length: number): readonly Shape[] {
  const foot = along(stem, share);
  const ahead = angleTo(foot, along(stem, share + 0.02));
  const bend = away(foot, ahead + side * 0.5, length * 0.26);
  const fork = away(bend, ahead + side * 1.3, length * 0.22);
  const lobes = [-1, 1, 0].map((turn) => {
    const toward = ahead + side * 1.5 + turn * 1.15;
    const reach = length * (turn ? 0.44 : 0.54);
    const middle = away(fork, toward, reach * 0.5);
    const tip = away(middle, toward + side * 0.2 + turn * 0.1, reach * 0.5);
    return sheet([fork, middle, tip], reach * 0.34, leaf);
  });
  return [...stalk([foot, bend, fork], 0.9), ...lobedShapes(lobes, side, 4)];
}

/** A stem that leans to a side, and `count` blossoms on the far half of it, each smaller and nearer to the next. */
function stemShapes(side: -1 | 1, count: number, largest: number, ...way: Curve) {
  const blossoms = times(count, (index) => {
    const size = largest * 0.81 ** index;
    const share = 0.42 + (0.58 * (1 - 0.81 ** index)) / (1 - 0.81 ** (count - 1));
    const foot = along(way, share);
    const ahead = angleTo(along(way, share - 0.02), foot);
    const bend = away(foot, ahead + side * 0.6, size * 0.16 + 2);
    const top = away(bend, Math.PI, size * 0.3 + 3);
    return [...stalk([foot, bend, top], 0.6), ...blossomShapes(top, size)];
  });
  return [...blossoms.flat(), ...stalk(way, 2, 14)];
}

const soil: Ground = (x) => 226 - rise(x, 296, 22, 120);
const hills: readonly Ground[] = [
  (x) => 168 - rise(x, 190, 24, 100) - rise(x, 480, 40, 120),
  (x) => 192 - rise(x, 90, 20, 120) - rise(x, 400, 16, 90) - rise(x, 600, 18, 100),
  soil,
];

const foot: XY = [298, 214];
const high: Curve = [foot, [260, -84], [416, 10], [520, 104]];
const low: Curve = [foot, [262, 4], [210, 50], [140, 110]];

/** A plant in bloom over a valley: a high stem and a low one, which lean to both sides. */
export function heart(): readonly Shape[] {
  const [far = [], middle = [], near = []] = hills.map((top, index) => {
    const [fill, fade] = [0.3 + index * 0.2, 0.16 + index * 0.2];
    return landShapes(top, { fill, fade, rows: 13, depth: 44, light: 330 });
  });
  return [
    sky(190, 0.34),
    ...far,
    ...middle,
    ...leafShapes(high, 0.23, -1, 54),
    ...leafShapes(high, 0.1, 1, 74),
    ...stemShapes(1, 7, 38, ...high),
    ...leafShapes(low, 0.09, -1, 46),
    ...stemShapes(-1, 5, 24.5, ...low),
    ...near,
    { d: grass(soil, 246, 350, 13, chance(7)), fill: 0.9, tone: "ink" },
  ];
}
