import type { Shape } from "#drawing/shape.ts";
import { along, angleTo, away, chance, faint, fine, line, taper, times, type XY } from "./pen.ts";

type Reed = readonly [XY, XY, XY];

/** Reeds that bend in the wind. */
export function throat(): readonly Shape[] {
  const next = chance(7);
  const reeds = times(16, (index): Reed => {
    const x = 70 + index * 13 + next() * 10;
    const height = 110 + next() * 84;
    const lean = 50 + height * 0.5 + next() * 30;
    return [
      [x, 226 + next() * 6],
      [x + lean * 0.12, 226 - height * 0.95],
      [x + lean, 232 - height],
    ];
  });
  const blades = reeds.flatMap((reed) =>
    [0.22, 0.42].map((share) => {
      const foot = along(reed, share + next() * 0.1);
      const length = 54 + next() * 50;
      const bend = away(foot, 0.5 + next() * 0.3, length * 0.5);
      return taper(3.6, foot, bend, away(bend, 1.5 + next() * 0.4, length * 0.7));
    }),
  );
  const plumes = reeds
    .filter((_, index) => index % 2 === 0)
    .flatMap((reed) =>
      times(13, (index) => {
        const share = 0.74 + index * 0.02;
        const foot = along(reed, share);
        const ahead = angleTo(foot, along(reed, share + 0.03));
        const side = index % 2 ? 0.5 : -0.25;
        const length = 15 - Math.abs(index - 7) * 0.7;
        const bend = away(foot, ahead + side, length * 0.5);
        return line(foot, bend, away(bend, ahead + side * 0.2 + 0.3, length * 0.6));
      }),
    );
  const wind = times(7, (index) => {
    const y = 40 + index * 22 + next() * 8;
    const x = 60 + next() * 260;
    const length = 180 + next() * 180;
    const end = Math.min(x + length, 620);
    const at = (share: number, dy: number): XY => [x + (end - x) * share, y + dy];
    return line(at(0, 4), at(0.2, -8), at(0.45, 3), at(0.75, 12), at(1, -2));
  });
  return [
    { d: wind.join(""), stroke: faint },
    { d: reeds.map((reed) => taper(3, ...reed)).join(""), fill: 1 },
    { d: blades.join(""), fill: 0.55 },
    { d: plumes.join(""), stroke: fine },
    { d: line([30, 228], [200, 229], [420, 228]) + line([120, 234], [300, 234]), stroke: faint },
  ];
}
