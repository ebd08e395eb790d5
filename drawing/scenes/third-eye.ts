import type { Shape } from "#drawing/shape.ts";
import { bold, chance, faint, fine, line, put, times, type XY } from "./pen.ts";

const shore = 158;

const far = [
  [60, 0],
  [130, 18],
  [196, 12],
  [262, 46],
  [318, 26],
  [372, 84],
  [404, 60],
  [438, 68],
  [500, 22],
  [560, 10],
  [590, 0],
] as const;
const near = [
  [30, 0],
  [92, 26],
  [150, 52],
  [182, 40],
  [222, 30],
  [280, 8],
  [330, 0],
] as const;

const range = (heights: readonly XY[], share: number): readonly XY[] =>
  heights.map(([x, height]) => [x, shore - height * share]);

const path = (places: readonly XY[]) => `M${places.map((place) => put(place)).join("L")}`;

/** A star of four rays. */
function star([x, y]: XY, size: number): string {
  const corner = (across: number, down: number): XY => [
    x + across * size * 0.1,
    y + down * size * 0.1,
  ];
  return (
    `M${put([x, y - size])}Q${put(corner(1, -1), [x + size * 0.6, y])}Q${put(corner(1, 1), [x, y + size])}` +
    `Q${put(corner(-1, 1), [x - size * 0.6, y])}Q${put(corner(-1, -1), [x, y - size])}Z`
  );
}

const dot = (place: XY) => `M${put(place)}L${put(place)}`;

/** Stars over a still lake that mirrors the hills. */
export function thirdEye(): readonly Shape[] {
  const next = chance(3);
  const small = times(46, () => dot([30 + next() * 580, 10 + next() * 92]));
  const large = times(14, () => dot([40 + next() * 560, 12 + next() * 70]));
  const hill = (heights: readonly XY[], share: number, fill: number): Shape => ({
    d: `${path(range(heights, share))}Z`,
    covers: true,
    fill,
  });
  return [
    { d: small.join(""), stroke: { width: 1.4, opacity: 0.7 } },
    { d: large.join(""), stroke: { width: 2.4, opacity: 1 } },
    { d: star([214, 52], 16) + star([482, 36], 10) + star([318, 28], 8), fill: 1 },
    hill(far, 1, 0.1),
    { d: path(range(far, 1)), stroke: bold },
    hill(near, 1, 0.2),
    { d: path(range(near, 1)), stroke: bold },
    hill(far, -0.8, 0.06),
    hill(near, -0.8, 0.1),
    { d: line([20, shore], [620, shore]), stroke: fine },
    {
      d: times(16, () => {
        const x = 60 + next() * 500;
        const y = 166 + next() * 64;
        const half = 12 + next() * 40;
        return line([x - half, y], [x + half, y]);
      }).join(""),
      stroke: faint,
    },
  ];
}
