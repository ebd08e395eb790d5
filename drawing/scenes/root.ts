import type { Shape } from "#drawing/shape.ts";
import { around, hatchShapes, leaf, sheet, sheetShapes, solid, taper, type Form } from "./form.ts";
import { grass, landShapes, rise, sky, type Ground } from "./land.ts";
import { along, angleTo, away, bold, chance, each, line } from "./pen.ts";
import { placesIn, soft, times, type Curve, type XY } from "./pen.ts";

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
  [stem, 6],
  [tap, 6],
  [[along(tap, 0.03), [263, 150], [366, 108], [497, 154]], 4.6],
  [[along(tap, 0.1), [252, 158], [172, 116], [72, 172]], 4],
  [[along(tap, 0.26), [246, 184], [318, 176], [402, 200]], 3.4],
  [[along(tap, 0.36), [244, 184], [204, 190], [142, 214]], 2.6],
  [[along(tap, 0.5), [241, 192], [270, 206], [312, 230]], 2],
];

/** The way of a side root, which leaves its parent at an angle, in turns to the right and left, and then goes along it. */
function sideWay(parent: Curve, share: number, index: number, length: number) {
  const foot = along(parent, share);
  const ahead = angleTo(along(parent, share - 0.04), foot);
  const turn = index % 2 ? 0.8 : -0.8;
  const bend = away(foot, ahead + turn, length * 0.5);
  return [foot, bend, away(bend, ahead + turn * 0.3, length * 0.6)] as const;
}

const stones = placesIn("106 208, 462 208, 552 158, 586 214, 34 150, 404 222, 520 222");

/** A stone in the earth, in the size and shape of its place in the list. */
function stoneShapes([x, y]: XY, index: number): readonly Shape[] {
  const size = [15, 20, 13, 24, 11, 9, 11][index] ?? 0;
  const middle: Curve = [[x - size, y], away([x, y], index, size * 0.4), [x + size, y]];
  const form = sheet(middle, size * 0.6, (share) => (4 * share * (1 - share)) ** 0.45);
  // Its places are close together at its round ends.
  const stone: Form = (share, across) => form(0.5 - 0.5 * Math.cos(Math.PI * share), across);
  const below: Form = (share, across) => stone(0.2 + share * 0.6, 0.3 + across * 0.6);
  return [
    solid(around(stone, 9), 0.3, 0.6, { stroke: soft }),
    ...hatchShapes(below, 5, (share, across) => across * 0.8 + 0.3 * Math.sin(share * 3.1), 4),
  ];
}

/** A leaf on the stem, at a share of its length. */
function leafShapes(share: number, angle: number, length: number): readonly Shape[] {
  const foot = along(stem, share);
  const bend = away(foot, angle, length * 0.5);
  const form = sheet([foot, bend, away(bend, angle * 1.3, length * 0.52)], length * 0.24, leaf);
  const dark = angle < 0 ? -1 : 1;
  return sheetShapes(form, { fill: 0.75, fade: 0.3, dark, rows: 9, isVeined: true });
}

/** A small plant whose roots go deep. */
export function root(): readonly Shape[] {
  const next = chance(23);
  const earth = layers.flatMap((top, index) => {
    const [fill, fade] = [0.34 + index * 0.17, 0.42 + index * 0.17];
    // It is lighter around the roots.
    const shade = (share: number, across: number) =>
      0.5 - across * 0.34 + 0.2 * Math.sin(share * 21 + index * 2) - rise(share, 0.4, 0.34, 0.16);
    const stroke = index ? soft : bold;
    return landShapes(top, { fill, fade, rows: 13, depth: 30, stroke, shade });
  });
  const sides = roots.slice(1).flatMap(([way, half]) =>
    times(5, (index) => {
      const share = 0.3 + (index + next()) * 0.1;
      const length = (20 + half * 12 * next()) * (1.2 - share);
      return [sideWay(way, share, index, length), half * 0.35] as const;
    }),
  );
  const hairs = sides.flatMap(([way]) =>
    times(3, (index) => line(...sideWay(way, 0.35 + index * 0.25, index, 7 + 6 * next()))),
  );
  // All of them are one body with one outline.
  const edges = each([...roots, ...sides], (way) => around(taper(...way), Math.ceil(way[1]) + 2));
  return [
    sky(106, 0.3),
    ...landShapes(far, { fill: 0.34, fade: 0.2, rows: 14, depth: 28, light: 250, foot: 120 }),
    ...earth,
    ...stones.flatMap(stoneShapes),
    { d: grass(ground, 6, 636, 15, next), stroke: bold },
    { d: hairs.join(""), stroke: soft, isFine: true },
    ...leafShapes(0.3, -1.3, 56),
    ...leafShapes(0.36, 1.25, 57),
    ...leafShapes(0.64, -1, 44),
    ...leafShapes(0.69, 1, 43),
    { d: edges, stroke: bold },
    solid(edges, 1, 1, { tone: "warm" }),
    ...roots.flatMap((way, index) => {
      // Forks have no lines where they leave. The shade is below, and right.
      const from = index > 1 ? 0.22 : 0;
      const form: Form = (share, across) => taper(...way)(from + (1 - from) * share, across);
      const dark = index % 2 ? -1 : 1;
      return sheetShapes(form, { fill: 1, fade: 1, dark, rows: 3 }).slice(1);
    }),
    ...leafShapes(0.97, -0.3, 14),
    ...leafShapes(0.97, 0.5, 17),
  ];
}
