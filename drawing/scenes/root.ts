import type { Shape } from "#drawing/shape.ts";
import { around, blade, hatchShapes, leaf, sheet, sheetShapes, solid, type Form } from "./form.ts";
import { grass, landShapes, rise, sky, type Ground } from "./land.ts";
import { along, angleTo, away, between, bold, chance, each, line } from "./pen.ts";
import { placesIn, soft, times, type Curve, type XY } from "./pen.ts";

const ground: Ground = (x) => 106 + 3 * Math.sin(x / 61) - rise(x, 252, 9, 70);
const far: Ground = (x) => 94 - rise(x, 520, 22, 90) - rise(x, 610, 12, 50) - rise(x, 60, 16, 90);
const collar: XY = [252, 97];

/** The layers of the earth, the deeper the darker: how far below the ground each begins, and its waves. */
const layers: readonly Ground[] = [
  ground,
  (x) => 134 + 6 * Math.sin(x / 74 + 1) + 2 * Math.sin(x / 23),
  (x) => 170 + 8 * Math.sin(x / 96 + 3) + 2 * Math.sin(x / 31),
  (x) => 206 + 7 * Math.sin(x / 88 + 5),
];

/** Where each main root bends, and where it ends. */
const bends = placesIn("206 136, 302 142, 232 160, 284 164, 268 170");
const ends = placesIn("54 160, 478 150, 134 222, 372 222, 250 227");

/** The side roots of a main root, and the hairs of these. */
function sideShapes(middle: Curve, next: () => number): readonly Shape[] {
  const sides = times(7, (index) => {
    const share = 0.34 + index * 0.095;
    const foot = along(middle, share);
    const ahead = angleTo(along(middle, share - 0.05), foot);
    const side = index % 2 ? 1 : -1;
    const length = (50 + next() * 40) * (1.25 - share);
    // They leave their root at an angle, then turn along it.
    const turn = away(foot, ahead + side * 0.85, length * 0.5);
    const curve: Curve = [foot, turn, away(turn, ahead + side * 0.25, length * 0.6)];
    const hairs = each([0.4, 0.7], (at) => {
      const from = along(curve, at);
      const tip = away(from, ahead - side * 0.1, 11 + 6 * next());
      return line(from, away(from, ahead - side * 0.4, 6), tip);
    });
    const form = sheet(curve, 2.4 * (1.2 - share), blade);
    return { hairs, body: around(form, 2) };
  });
  const bodies = each(sides, ({ body }) => body);
  return [
    { d: each(sides, ({ hairs }) => hairs), stroke: soft, isFine: true },
    solid(bodies, 0.8, 0.8, { tone: "warm", stroke: soft }),
  ];
}

const stones = placesIn("106 208, 462 208, 552 158, 586 214, 34 150, 404 222, 520 222, 174 214");

/** A stone in the earth, in the size and shape of its place in the list. */
function stoneShapes([x, y]: XY, index: number): readonly Shape[] {
  const size = [15, 20, 13, 24, 11, 9, 11, 8][index] ?? 0;
  const form: Form = (share, across) => {
    const angle = across * Math.PI * 2;
    const uneven = 0.1 * Math.sin(angle * 3 + index) + 0.06 * Math.sin(angle * 2 + index * 2);
    const reach = size * share * (1 + uneven);
    return [x + reach * Math.cos(angle), y + reach * 0.66 * Math.sin(angle)];
  };
  const round: Form = (share, across) => form(0.3 + across * 0.56, share * 0.55 - 0.08);
  const corners = times(9, (step) => form(1, step / 9));
  const start = between(form(1, 8 / 9), form(1, 0));
  return [
    solid(`${line(start, ...corners, start)}Z`, 0.3, 0.6, { stroke: soft }),
    ...hatchShapes(round, 6, (share, across) => across * 0.8 + 0.3 * Math.sin(share * 3.1), 4),
  ];
}

const stem: Curve = [collar, [245, 64], [255, 30]];

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
  // Each comes down within the stem, so that both are one body with one outline.
  const roots = bends.map((bend, index): Curve => {
    return [along(stem, 0.2), collar, bend, ends[index] ?? bend];
  });
  const body = [
    sheet(stem, 4, (share) => 1 - 0.7 * share),
    ...roots.map((middle) => sheet(middle, 6, blade)),
  ];
  const edges = each(body, (form) => around(form, 7));
  return [
    sky(106, 0.3),
    ...landShapes(far, { fill: 0.34, fade: 0.2, rows: 14, depth: 28, light: 250, foot: 120 }),
    ...earth,
    ...stones.flatMap(stoneShapes),
    { d: grass(ground, 6, 636, 15, next), stroke: bold },
    ...roots.flatMap((middle) => sideShapes(middle, next)),
    ...leafShapes(0.3, -1.3, 56),
    ...leafShapes(0.36, 1.25, 57),
    ...leafShapes(0.64, -1, 44),
    ...leafShapes(0.69, 1, 43),
    { d: edges, stroke: { width: 1.8, opacity: 0.95 } },
    solid(edges, 1, 0.6, { tone: "warm" }),
    ...body.flatMap((whole) => {
      // Where all meet there are no lines.
      const form: Form = (share, across) => whole(0.16 + 0.84 * share, across);
      return sheetShapes(form, { fill: 1, fade: 1, tone: "warm", rows: 3, curves: 6 }).slice(1);
    }),
    ...leafShapes(0.97, -0.3, 14),
    ...leafShapes(0.97, 0.5, 17),
  ];
}
