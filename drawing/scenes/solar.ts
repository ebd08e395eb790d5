import type { Shape } from "#drawing/shape.ts";
import { away, bold, disc, dot, each, fine, leafShapes, line, times, type XY } from "./pen.ts";

const sun: XY = [408, 112];

/** A long hill: from where to where it reaches, the height of its ends, how high it is, and where its back is highest (0 to 1). */
type Hill = readonly [from: number, to: number, foot: number, height: number, peak: number];

const hills: readonly Hill[] = [
  [196, 604, 158, 36, 0.7],
  [60, 520, 172, 42, 0.36],
  [190, 626, 197, 44, 0.6],
  [14, 560, 224, 44, 0.34],
];

/** The back of a hill at `share` of its length, or a line nearer to its foot that has the same ends. */
function back([from, to, foot, height, peak]: Hill, share: number, drop = 0): XY {
  const turn = share < peak ? share / peak : 2 - (1 - share) / (1 - peak);
  const swell =
    Math.sin((Math.PI * turn) / 2) ** 1.4 + 0.07 * Math.sin(share * 19) * Math.sin(Math.PI * share);
  return [from + (to - from) * share, foot - height * swell * (1 - drop)];
}

/** A hill with the lines of its fields. */
function hillShapes(hill: Hill, index: number): readonly Shape[] {
  const top = line(...times(12, (at) => back(hill, at / 11)));
  const fields = times(5, (row) => {
    const start = 0.16 + ((row * 7 + index * 3) % 5) * 0.07;
    const step = 0.06 + 0.015 * ((row + index) % 3);
    return line(...times(8, (at) => back(hill, Math.min(start + at * step, 1), 0.16 + row * 0.16)));
  });
  return [
    { d: `${top}Z`, covers: true, fill: 0.08 + index * 0.03 },
    { d: fields.join(""), stroke: { width: 0.6, opacity: 0.5 } },
    { d: top, stroke: bold },
  ];
}

/** The sun with fine rays over layered hills. */
export function solar(): readonly Shape[] {
  const rays = times(49, (index) => {
    const isLong = index % 5 === 2;
    const angle = -1.8 + index * 0.075;
    const end = away(sun, angle, 52 + (isLong ? 50 : index % 2 ? 16 : 25));
    return { ray: line(away(sun, angle, 52), end), tip: isLong ? dot(end) : "" };
  });
  const trees = times(3, (index) =>
    leafShapes({
      foot: [138 + index * 15, 148 - index * 4],
      angle: 0.03,
      length: 46 - index * 9,
      half: 4.6,
      pairs: 0,
    }),
  );
  return [
    { d: each(rays, ({ ray }) => ray), stroke: fine },
    { d: each(rays, ({ tip }) => tip), stroke: { width: 3.2, opacity: 1 } },
    { d: disc(sun, 42), fill: 0.24, stroke: bold },
    { d: disc(sun, 31), fill: 0.3 },
    ...hills.flatMap((hill, index) => [
      ...(index === 1 ? trees.flat() : []),
      ...hillShapes(hill, index),
    ]),
  ];
}
