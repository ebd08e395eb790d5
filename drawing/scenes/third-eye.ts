import type { Shape } from "#drawing/shape.ts";
import {
  angleTo,
  arc,
  away,
  bold,
  chance,
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
const pole: XY = [262, 34];

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

/** Stars that turn around one of them, over a still lake that mirrors the hills. */
export function thirdEye(): readonly Shape[] {
  const next = chance(2472);
  const stars = times(48, (index) => {
    const star: XY = [
      24 + (index % 12) * 51 + next() * 36,
      12 + Math.floor(index / 12) * 30 + next() * 24,
    ];
    const radius = Math.hypot(star[0] - pole[0], star[1] - pole[1]);
    const angle = angleTo(pole, star);
    const trail = angle + 14 / radius + 0.05;
    // Those around the pole itself, or with a trail from above the frame, are left out.
    const isSeen = radius > 14 && away(pole, trail, radius)[1] > 4;
    return isSeen
      ? { dot: dot(star), trail: arc(pole, [radius, radius], angle, trail) }
      : { dot: "", trail: "" };
  });
  const lake = times(20, (index) => {
    const x = 330 + (((index * 7) % 20) / 20 - 0.5 + next() * 0.1) * 400;
    return glint([x, 166 + index * 3.4], (16 + index * 2) * (0.3 + next() * 1.2), 0.4);
  });
  const bright = (width: number, rest: number): Shape => ({
    d: each(stars, (star, index) => (index % 5 === rest ? star.dot : "")),
    stroke: { width, opacity: 1 },
  });
  return [
    { d: each(stars, ({ trail }) => trail), stroke: { width: 0.7, opacity: 0.5 } },
    ...[1.6, 3, 1.6, 2.2, 1.6].map(bright),
    {
      d: each([14, 8, 14, 8], (ray, index) =>
        taper(2.2, pole, away(pole, (index * Math.PI) / 2, ray)),
      ),
      fill: 1,
    },
    ...hills.flatMap(hillShapes),
    { d: each(hills, (hill) => `${edge(hill, -0.76)}Z`), fill: 0.1 },
    { d: glint([320, shore], 306, 0.8), fill: 0.9 },
    { d: lake.join(""), fill: 0.5 },
  ];
}
