import type { Shape } from "#drawing/shape.ts";
import { around, hatchShapes, leaf, sheet, solid, taper, veinedShapes } from "./form.ts";
import { width, within, type Form, type Shading } from "./form.ts";
import { grass, landShapes, rise, sky, type Ground } from "./land.ts";
import { along, angleTo, away, chance, each, fine, line } from "./pen.ts";
import { sliver, soft, times, type Curve, type XY } from "./pen.ts";

const ground: Ground = (x) => 106 + 3 * Math.sin(x / 61) - rise(x, 252, 9, 70);
const far: Ground = (x) => 94 - rise(x, 520, 22, 90) - rise(x, 60, 16, 90);

/** The layers of the earth, the deeper the darker: how far below the ground each begins, and its waves. */
const layers: readonly Ground[] = [
  ground,
  (x) => 134 + 6 * Math.sin(x / 74 + 1) + 2 * Math.sin(x / 23),
  (x) => 170 + 8 * Math.sin(x / 96 + 3) + 2 * Math.sin(x / 31),
  (x) => 206 + 7 * Math.sin(x / 88 + 5),
];

const collar: XY = [252, 100];
const stem: Curve = [collar, [245, 64], [255, 30]];
const tap: Curve = [collar, [259, 136], [226, 178], [252, 236]];

/**
 * What is not red: the stem, the taproot, which goes on from it, and its forks to the right and left, each smaller than the one
 * above it: they leave it along its way, so that their edges run into its own.
 */
const roots: readonly (readonly [way: Curve, half: number])[] = [
  [stem, 3.5],
  [tap, 3.5],
  [[along(tap, 0.03), [263, 150], [366, 108], [497, 154]], 2.5],
  [[along(tap, 0.1), [252, 158], [172, 116], [72, 172]], 2.3],
  [[along(tap, 0.26), [246, 184], [318, 176], [402, 200]], 1.9],
  [[along(tap, 0.36), [244, 184], [204, 190], [142, 214]], 1.6],
  [[along(tap, 0.5), [241, 192], [270, 206], [312, 230]], 1.3],
];

/** The way of a side root, which leaves its parent at an angle, in turns to the right and left, and then goes along it. */
function sideWay(parent: Curve, share: number, index: number, length: number) {
  const foot = along(parent, share);
  const ahead = angleTo(along(parent, share - 0.04), foot);
  const turn = index % 2 ? 0.8 : -0.8;
  const bend = away(foot, ahead + turn, length * 0.5);
  return [foot, bend, away(bend, ahead + turn * 0.3, length * 0.6)] as const;
}

/** A leaf on the stem, at a share of its length, and the stalk on which it stands. */
function leafShapes(share: number, angle: number, length: number): readonly Shape[] {
  const bud = along(stem, share);
  const foot = away(bud, angle * 0.7, length * 0.18);
  const stalk = sliver(2.6, bud, foot, away(foot, angle, length * 0.3));
  const bend = away(foot, angle, length * 0.5);
  const form = sheet([foot, bend, away(bend, angle * 1.3, length * 0.52)], length * 0.2, leaf);
  return [
    ...veinedShapes(form, angle < 0 ? -1 : 1, length / 6),
    solid(stalk, 1, 1, { tone: "warm", stroke: fine }),
  ];
}

/** A small plant whose roots go deep. */
export function root(): readonly Shape[] {
  const next = chance(26);
  const earth = layers.flatMap((top, index) => {
    const [fill, fade] = [0.24 + index * 0.17, 0.42 + index * 0.17];
    const shade: Shading = (share, across) =>
      0.62 - across * 0.5 + 0.26 * Math.sin(share * 9 + index * 2) - rise(share, 0.4, 0.4, 0.16);
    const strata: Form = (share, across) => {
      const x = within(share * width, width);
      return [x, top(x) + 1 + 34 * across ** 1.4 + 1.2 * Math.sin(share * 24 + across * 6)];
    };
    return [...landShapes(top, { fill, fade }), ...hatchShapes(strata, 20, shade, 12)];
  });
  const sides = roots.slice(1).flatMap(([way, half]) =>
    times(6, (index) => {
      const share = 0.22 + (index + next()) * 0.1;
      const side = sideWay(way, share, index, (16 + half * 20 * next()) * (1.2 - share));
      return [half * (0.96 - 0.9 * share), side] as const;
    }),
  );
  const hairs = sides.flatMap(([, way]) =>
    times(3, (index) => line(...sideWay(way, 0.3 + index * 0.3, index, 6 + 6 * next()))),
  );
  // All of them are one body with one outline, and one shade, below and right: what is lit of one hides the shade of another.
  const body = each(roots, (way, index) => around(taper(...way, index ? 1 : 0.85), 7));
  const lit = each(roots, ([way, half], index) => {
    const form = sheet(way, half, (share) => Math.min(1 - share, index > 1 ? 8 * share : 1));
    return around(form, 7, index % 2 ? -0.1 : -1, index % 2 ? 1 : 0.1);
  });
  const sideEdges = each(sides, ([wide, way]) => sliver(wide, ...way));
  return [
    sky(106, 0.3),
    ...landShapes(far, { fill: 0.34, fade: 0.2, rows: 14, depth: 28, light: 250, foot: 120 }),
    ...earth,
    { d: grass(ground, 16, 624, 15, next), fill: 0.9, tone: "ink" },
    { d: hairs.join(""), stroke: fine, isFine: true },
    ...leafShapes(0.28, -1.2, 56),
    ...leafShapes(0.37, 1.45, 66),
    ...leafShapes(0.6, -0.85, 37),
    ...leafShapes(0.71, 1.1, 41),
    solid(sideEdges, 1, 1, { tone: "warm", stroke: fine }),
    { d: body, stroke: soft },
    solid(body, 1, 1, { tone: "warm" }),
    { d: body, fill: 0.34, tone: "shade" },
    solid(lit, 1, 1, { tone: "warm" }),
    ...leafShapes(0.97, -0.3, 14),
    ...leafShapes(0.97, 0.5, 17),
  ];
}
