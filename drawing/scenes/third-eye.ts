import type { Shape } from "#drawing/shape.ts";
import {
  away,
  bold,
  chance,
  disc,
  dot,
  each,
  fine,
  glint,
  line,
  put,
  taper,
  times,
  type XY,
} from "./pen.ts";

const shore = 160;
/** The star over the highest hill. */
const great: XY = [262, 44];

/** A hill: where its peak is, how high, and how far it reaches to the left and to the right. */
type Hill = readonly [x: number, height: number, left: number, right: number];

const hills: readonly Hill[] = [
  [520, 34, 170, 104],
  [214, 44, 160, 190],
  [396, 88, 200, 190],
];

/** The edge of a hill above the shore, or with a negative `tall` of its image in the lake. */
function edge([x, height, left, right]: Hill, tall = 1): string {
  const at = (across: number, up: number): XY => [x + across, shore - up * height * tall];
  return (
    `M${put(at(-left, 0))}C${put(at(-left * 0.5, 0.14), at(-left * 0.16, 0.74), at(0, 1))}` +
    `C${put(at(right * 0.2, 0.68), at(right * 0.42, 0.1), at(right, 0))}`
  );
}

/** A hill with lines from its peak, like the veins of a petal. */
function hillShapes(hill: Hill): readonly Shape[] {
  const [x, height, left, right] = hill;
  const veins = each([-0.66, -0.42, -0.2, 0.08, 0.26, 0.46, 0.68], (share) => {
    const reach = share * (share < 0 ? left : right);
    const at = (across: number, up: number): XY => [x + reach * across, shore - up * height];
    return line(at(0.05, 0.93), at(0.2, 0.6), at(0.5, 0.3), at(0.8, 0.24 - Math.abs(share) * 0.18));
  });
  return [
    { d: `${edge(hill)}Z`, covers: true, fill: 0.14 },
    { d: veins, stroke: fine },
    { d: edge(hill), stroke: bold },
  ];
}

/** A star of four rays, the upright ones the longest. */
function sparkle(star: XY, ray: number): string {
  return each([1, 0.62, 1, 0.62], (share, index) =>
    taper(ray * 0.22, star, away(star, (index * Math.PI) / 2, ray * share)),
  );
}

/** Stars, one of them great, over a still lake that mirrors the hills. */
export function thirdEye(): readonly Shape[] {
  const next = chance(2472);
  const stars = times(33, (index): XY => {
    const [column, row] = [index % 11, Math.floor(index / 11)];
    return [36 + column * 52 + (row % 2) * 20 + next() * 22, 16 + row * 36 + next() * 20];
  }).filter((star) => isFree(star));
  /** The path data of every fourth star, from `first` on. */
  const fourth = (first: number, draw: (star: XY) => string) =>
    each(stars, (star, index) => (index % 4 === first ? draw(star) : ""));
  const lake = times(16, (index) => {
    const x = 330 + (((index * 7) % 16) / 16 - 0.5 + next() * 0.1) * 400;
    return glint([x, 167 + index * 4.2], (18 + index * 2.6) * (0.3 + next() * 1.2), 0.6);
  });
  return [
    { d: fourth(0, (star) => sparkle(star, 11)), fill: 1 },
    { d: fourth(1, dot) + fourth(3, dot), stroke: { width: 2.4, opacity: 0.8 } },
    { d: fourth(2, dot), stroke: { width: 3.8, opacity: 1 } },
    { d: disc(great, 17), fill: 0.12 },
    { d: sparkle(great, 30), fill: 1 },
    ...hills.flatMap(hillShapes),
    { d: each(hills, (hill) => `${edge(hill, -0.76)}Z`), fill: 0.12 },
    { d: glint([320, shore], 306, 0.9), fill: 0.9 },
    { d: lake.join(""), fill: 0.6 },
  ];
}

/** Whether a small star stands clear of the hills and of the great one. */
function isFree([x, y]: XY): boolean {
  const isAbove = hills.every(([peak, height, left, right]) => {
    const share = (x - peak) / (x < peak ? left : right);
    return y < shore - 14 - height * 1.1 * Math.max(0, 1 - Math.abs(share)) ** 1.2;
  });
  return isAbove && Math.hypot(x - great[0], y - great[1]) > 48;
}
