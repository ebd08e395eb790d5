import type { Shape } from "#drawing/shape.ts";
import { around, leaf, sheet, sheetShapes, solid, veinedShapes, type Form } from "./form.ts";
import { grass, landShapes, rise, sky, type Ground } from "./land.ts";
import { along, angleTo, away, chance, each, fine, times, type Curve, type XY } from "./pen.ts";

/** A blossom in the shape of a heart, which hangs from its top: a pale drop, two lobes as one, and the tips that they turn out as it opens; a bud has only its lobes. */
function blossomShapes(top: XY, size: number, lean: number, open: number): readonly Shape[] {
  const at = (right: number, down: number) =>
    away(away(top, lean + Math.PI, down * size), lean + Math.PI / 2, right * size);
  const lobes: Form = (share, across) => {
    const lift = 0.2 * across ** 2 * Math.sin(Math.PI * Math.min(1, share * 1.6));
    const wide = across * (0.37 + 0.09 * open);
    return at(wide * Math.sin(Math.PI * share ** 0.85), 0.84 * share ** 1.9 - lift);
  };
  const drop = sheet([at(0, 1 + 0.3 * open), at(0, 0.92), at(0, 0.66)], size * 0.16, leaf);
  const tips = each([-1, 1], (side) => {
    const tip = at(side * (0.14 + 0.36 * open), 1 - 0.2 * open);
    return around(sheet([at(0, 0.74), at(side * 0.1, 1), tip], size * 0.1, leaf), 2);
  });
  const look = { tone: "warm", isLit: true, stroke: fine } as const;
  const [dark, rows] = [lean < 0 ? -1 : 1, Math.round(size / 6)] as const;
  const closed = sheetShapes(lobes, { fill: 0.95, fade: 0.3, dark, rows, curves: 4, ...look });
  if (open < 0.3) return closed;
  return [solid(around(drop, 3), 0.12, 0.36, look), ...closed, solid(tips, 0.95, 0.3, look)];
}

/** A stem or a stalk, which widens at its foot into what it grows out of. */
function stalk(way: Curve, half: number, curves = 3): readonly Shape[] {
  const form = sheet(way, half, (share) => 0.1 + (1 - share) ** 1.4 + Math.exp(-16 * share));
  return [
    solid(around(form, curves), 1, 0.7, { stroke: fine }),
    { d: around(form, curves, 0.2), fill: 0.4, tone: "ink", isFine: true },
  ];
}

/** A leaf of three lobes at the end of its stalk, with a side in shade. */
function leafShapes(side: -1 | 1, length: number, ...way: Curve): readonly Shape[] {
  const fork = along(way, 1);
  const ahead = angleTo(along(way, 0.8), fork) + side * 0.3;
  const next = chance(length);
  const lobes = [-1, 1, 0].flatMap((turn) => {
    const reach = length * (0.4 + 0.16 * next());
    const middle = away(fork, ahead + turn * (0.9 + 0.4 * next()), reach * 0.5);
    const tip = away(middle, ahead + turn * 1.1 + side * (0.9 * next() - 0.2), reach * 0.5);
    return veinedShapes(sheet([fork, middle, tip], reach * 0.34, leaf), side, 3);
  });
  return [...stalk(way, 1.1), ...lobes];
}

/** A stem that leans to a side, and `count` blossoms on the far half of it, each smaller, less open and nearer to the next. */
function stemShapes(side: -1 | 1, count: number, largest: number, from: number, ...way: Curve) {
  const next = chance(96);
  const blossoms = times(count, (index) => {
    const size = largest * 0.85 ** index * (0.92 + 0.16 * next());
    const share = from + ((1 - from) * (1 - 0.85 ** index)) / (1 - 0.85 ** (count - 1));
    const ahead = side * angleTo(along(way, share - 0.02), along(way, share));
    // A stalk leaves the underside of its stem, and the last one goes on from it.
    const [out, turn, on] =
      index === count - 1 ? [0, 0, 9] : [2.1 - 1.55 * share, 0.4, size * 0.16 + 3];
    const foot = away(along(way, share), side * (ahead + Math.PI / 2), out);
    const bend = away(foot, side * Math.max(1.9, ahead + turn), on);
    const top = away(bend, Math.PI, size * (0.15 + 0.5 * next()) + 5);
    const open = (1 - index / (count - 1)) * (0.7 + 0.3 * next());
    const lean = (next() - 0.5) * 0.7;
    const half = Math.min(0.6, 1.5 - 1.25 * share);
    return [...stalk([foot, bend, top], half, 4), ...blossomShapes(top, size, lean, open)];
  });
  return [...blossoms.flat(), ...stalk(way, 2.7, 12)];
}

const soil: Ground = (x) => 226 - rise(x, 296, 22, 120);
const hills: readonly Ground[] = [
  (x) => 168 - rise(x, 190, 24, 100) - rise(x, 640, 38, 100),
  (x) => 192 - rise(x, 90, 20, 120) - rise(x, 400, 16, 90) - rise(x, 600, 18, 100),
  soil,
];

const foot: XY = [298, 214];
const high: Curve = [foot, [250, -62], [420, -14], [500, 138]];
const low: Curve = [foot, [262, 4], [180, 40], [140, 110]];

/** A plant in bloom over a valley: a high stem and a low one, which lean to both sides. */
export function heart(): readonly Shape[] {
  const land = hills.map((top, index) => {
    const [fill, fade] = [0.3 + index * 0.2, 0.16 + index * 0.2];
    return landShapes(top, { fill, fade, rows: 11, depth: 44, light: 330 });
  });
  return [
    sky(190, 0.34),
    ...land.slice(0, 2).flat(),
    ...leafShapes(1, 36, [296, 76], [301, 70], [309, 69]),
    ...leafShapes(1, 72, [290, 141], [298, 124], [314, 120]),
    ...stemShapes(1, 8, 31, 0.41, ...high),
    ...leafShapes(-1, 62, [287, 163], [272, 146], [254, 152]),
    ...stemShapes(-1, 5, 25, 0.46, ...low),
    ...land.slice(2).flat(),
    { d: grass(soil, 258, 338, 13, chance(7)), fill: 0.9, tone: "ink" },
    ...leafShapes(1, 64, [300, 200], [322, 162], [352, 168]),
    ...leafShapes(-1, 74, [295, 204], [262, 172], [226, 190]),
    ...leafShapes(1, 80, [301, 206], [324, 182], [352, 200]),
  ];
}
