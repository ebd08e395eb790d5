import type { Shape } from "#drawing/shape.ts";
import {
  away,
  between,
  bold,
  chance,
  disc,
  each,
  faint,
  fine,
  glint,
  line,
  taper,
  times,
  type XY,
} from "./pen.ts";

const head: XY = [176, 92];

/** Where the seven seeds are that fly, the first one nearest. */
const flights: readonly XY[] = [
  [272, 70],
  [318, 36],
  [358, 74],
  [404, 28],
  [466, 60],
  [532, 28],
  [592, 46],
];

/** The silk of a seed: hairs in a fan around `angle`, `spread` wide. */
function silk(foot: XY, angle: number, length: number, spread: number): string {
  return times(7, (index) =>
    line(foot, away(foot, angle + (index / 6 - 0.5) * spread, length)),
  ).join("");
}

/** The open silk of a seed that flies: more hairs, which bend to both sides. */
function parachute(foot: XY, angle: number, length: number): string {
  return times(9, (index) => {
    const turn = (index / 4 - 1) * 1.25;
    const tip = away(foot, angle + turn, length * (1 - 0.14 * turn * turn));
    return line(foot, away(foot, angle + turn * 0.75, length * 0.5), tip);
  }).join("");
}

/** A seed head that lets go of its seeds. */
export function crown(): readonly Shape[] {
  const next = chance(9);
  const held = [
    ...times(15, (index): XY => [index * 2.4, 11 * Math.sqrt(index + 1.5)]),
    ...times(22, (index): XY => [index * 0.2856 + next() * 0.1, 56]),
  ].filter(([angle, reach]) => reach < 30 || Math.abs((angle % (2 * Math.PI)) - 1.15) > 0.6);
  const flying = flights.map((place, index) => {
    const angle = 0.4 + next() * 0.7;
    const size = 1.15 - index * 0.07;
    const foot = away(place, angle, -26 * size);
    return {
      seed: taper(3.2, foot, between(foot, place, 0.15), between(foot, place, 0.3)),
      stalk: line(foot, place),
      silk: parachute(place, angle, 18 * size),
    };
  });
  const grass = each([-0.7, -0.4, 0.1, 0.35, 0.8], (turn, index) => {
    const foot: XY = [140 + index * 5, 228];
    return taper(
      1.8,
      foot,
      away(foot, turn * 0.3, 14),
      away(foot, turn, 22 + ((index * 5) % 3) * 6),
    );
  });
  return [
    { d: glint([330, 222], 300, 0.6), fill: 0.7 },
    { d: glint([420, 222], 180, 5, 0), fill: 0.1 },
    { d: taper(3, [150, 229], [150, 180], head) + grass, fill: 1 },
    { d: glint([190, 230], 170, 7, 0), covers: true, fill: 0.16 },
    { d: disc(head, 70), fill: 0.06 },
    {
      d: each(held, ([angle, reach]) => line(away(head, angle, 9), away(head, angle, reach))),
      stroke: faint,
    },
    {
      d: each(held, ([angle, reach]) =>
        silk(away(head, angle, reach), angle, 9 + reach * 0.16, 5.2 - reach * 0.068),
      ),
      stroke: fine,
    },
    { d: disc(head, 8), covers: true, fill: 0.3, stroke: bold },
    { d: each(flying, ({ stalk }) => stalk), stroke: { width: 0.9, opacity: 1 } },
    { d: each(flying, ({ seed }) => seed), fill: 1 },
    { d: each(flying, (one) => one.silk), stroke: fine },
  ];
}
