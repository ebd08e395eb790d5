import type { Shape } from "#drawing/shape.ts";
import { hatchShapes, leaf, sheet, sheetShapes, solid, type Form } from "./form.ts";
import { landShapes, rise, sky, type Ground } from "./land.ts";
import { dash, disc, each, fine, line, placesIn, times, type XY } from "./pen.ts";

const sun: XY = [408, 108];
const light = sun[0];
const size = 45;
const halo = times(12, (index) => size + index * (2 + index * 0.1));

const far: Ground = (x) => 140 - rise(x, 70, 26, 90) - rise(x, 250, 14, 60) - rise(x, 590, 34, 120);
const middle: Ground = (x) =>
  166 - rise(x, 160, 40, 110) - rise(x, 470, 10, 90) + 3 * Math.sin(x / 40);
const right: Ground = (x) => 195 - rise(x, 520, 46, 150) - rise(x, 20, 10, 100);
const near: Ground = (x) => 226 - rise(x, 170, 36, 190) + 4 * Math.sin(x / 70);

/** Cypresses on a hill: where each stands on its trunk, and its height. Their shadows fall away from the sun. */
function treeShapes(hill: Ground, stands: string): readonly Shape[] {
  return placesIn(stands).flatMap(([x, high]) => {
    const at = (up: number): XY => [x, hill(x) + 2 - up * high];
    const form = sheet([at(0.12), at(0.5), at(1)], high * 0.1, leaf);
    const dark = x < light ? -1 : 1;
    const shadow = times(4, (row) => {
      const reach = x + dark * high * (0.75 - row * 0.1);
      return line([x + row, hill(x) + 1 + row], [reach, hill(reach) + 2 + row]);
    });
    return [
      { d: shadow.join(""), stroke: fine },
      { d: line(at(0), at(0.2)), stroke: { width: high * 0.03, opacity: 0.9 } },
      ...sheetShapes(form, { fill: 1, fade: 0.72, dark, rows: 4, curves: 6 }),
    ];
  });
}

/** Rows of a field, from the foot of its hill up to where they draw together, at the back. */
function furrows(top: Ground, back: number, low: number): Form {
  return (share, across) => {
    const foot = across * 900 - 520 + back;
    const x = foot + (back - foot) * 0.5 * share ** 0.8;
    return [x, low + (top(x) + 0.8 - low) * share];
  };
}

/** Rows that lie along a hill, the lower the flatter. */
const terraces: Form = (share, across) => {
  const x = share * 640;
  return [x, middle(x) + 2 + (205 - middle(x)) * across ** 1.3];
};

const clouds = each(placesIn("452 90, 356 108, 132 54, 540 66, 196 64"), (place, index) =>
  dash(place, 112 - 14 * index, 3.4 - 0.4 * index, 1),
);

/** The sun over ploughed hills, behind level clouds; towards the hills it is paler. */
export function solar(): readonly Shape[] {
  return [
    sky(180, 0.42),
    ...halo.map((reach): Shape => ({ d: disc(sun, reach), fill: 0.02, tone: "warm" })),
    solid(disc(sun, size), 1, 0.2, { tone: "warm", isLit: true }),
    solid(clouds, 0, 0.2),
    ...landShapes(far, { fill: 0.34, fade: 0.14, rows: 9, depth: 40, light }),
    ...treeShapes(far, "54 20, 62 30, 69 37, 78 33, 86 24, 530 20, 538 28, 546 22, 596 17"),
    ...landShapes(middle, { fill: 0.55, fade: 0.26, light }),
    ...hatchShapes(terraces, 20, (share) => 0.8 - rise(share, 0.62, 0.7, 0.16), 12),
    ...treeShapes(middle, "184 38, 195 50, 206 62, 217 52, 230 44, 282 26, 290 34"),
    ...landShapes(right, { fill: 0.74, fade: 0.4, light }),
    ...hatchShapes(
      furrows(right, 560, 232),
      34,
      (share, across) => 0.7 + share - rise(across, 0.35, 0.4, 0.2),
    ),
    ...landShapes(near, { fill: 1, fade: 0.72 }),
    ...hatchShapes(furrows(near, 200, 239.4), 36, (share, across) => 1.8 - share * (0.9 + across)),
  ];
}
