import type { Shape } from "#drawing/shape.ts";
import {
  along,
  angleTo,
  away,
  bold,
  chance,
  each,
  fine,
  glint,
  line,
  put,
  taper,
  times,
  type Curve,
  type XY,
} from "./pen.ts";

/** Where each reed stands, and its height. */
const stands = [
  [106, 160],
  [134, 208],
  [158, 168],
  [196, 218],
  [206, 176],
  [248, 200],
  [262, 156],
] as const;

/** A line of the wind: its height, and from where to where it is seen. */
const gusts = [
  [20, 150, 330],
  [34, 190, 610],
  [48, 330, 560],
  [84, 300, 400],
  [98, 372, 622],
  [112, 420, 560],
  [146, 350, 600],
  [160, 330, 420],
  [186, 380, 600],
] as const;

/** The long rounded head of a reed, around its upper part. */
function headPath(reed: Curve): string {
  const [foot, tip] = [along(reed, 0.72), along(reed, 0.93)];
  const angle = angleTo(foot, tip) + Math.PI / 2;
  return `M${put(foot)}C${put(away(foot, angle, -5.2), away(tip, angle, -5.2), tip, away(tip, angle, 5.2), away(foot, angle, 5.2), foot)}Z`;
}

/** Reeds that bend in the wind. */
export function throat(): readonly Shape[] {
  const next = chance(7);
  const reeds = stands.map(([x, height]): Curve => {
    const lean = height * 0.62;
    return [
      [x, 226],
      [x + lean * 0.18, 226 - height * 0.62],
      [x + lean, 228 - height],
    ];
  });
  const blades = [104, 112, 138, 176, 188, 226, 240, 274, 150].map((foot) => {
    const x = foot + next() * 4;
    const [height, reach] = [66 + next() * 66, 70 + next() * 90];
    const [bendX, bendY] = [x + reach * 0.08, 226 - height * 1.35];
    return (
      `M${put([x, 226])}Q${put([bendX, bendY], [x + reach, 226 - height * 0.78])}` +
      `Q${put([bendX + 11, bendY + 11], [x + 4, 226])}Z`
    );
  });
  const wind = each(gusts, ([y, from, to]) =>
    line(
      ...times(9, (index): XY => {
        const x = from + ((to - from) * index) / 8;
        return [x, y + 8 * Math.sin(x / 52 + y / 60)];
      }),
    ),
  );
  const leaves = (from: number, to: number): Shape => ({
    d: blades.slice(from, to).join(""),
    covers: true,
    fill: 0.15,
    stroke: fine,
  });
  return [
    { d: wind, stroke: { width: 0.8, opacity: 0.5 } },
    leaves(0, 5),
    { d: each(reeds, (reed) => taper(2.8, ...reed)), fill: 1, stroke: { width: 0.4, opacity: 1 } },
    { d: each(reeds, headPath), covers: true, fill: 0.3, stroke: bold },
    leaves(5, 9),
    { d: glint([196, 230], 170, 7, 0), covers: true, fill: 0.22 },
    { d: glint([230, 228], 210, 0.8) + glint([330, 234], 130, 0.6), fill: 0.7 },
  ];
}
