import type { Shape } from "#drawing/shape.ts";
import {
  angleTo,
  away,
  between,
  bold,
  chance,
  faint,
  fine,
  line,
  taper,
  times,
  type XY,
} from "./pen.ts";

const head: XY = [188, 92];

/** The silk of a seed, spread like a fan of `count` hairs around `angle`. */
function silk(foot: XY, angle: number, length: number, count: number, spread: number): string {
  return times(count, (index) => {
    const turn = (index / (count - 1) - 0.5) * spread;
    return line(
      foot,
      away(away(foot, angle + turn * 0.7, length * 0.55), angle + turn * 1.25, length * 0.45),
    );
  }).join("");
}

/** A seed head that lets go of its seeds. */
export function crown(): readonly Shape[] {
  const next = chance(9);
  const rim = times(30, (index) => (index * 2 * Math.PI) / 30).filter(
    (angle) => angle < 0.5 || angle > 1.7,
  );
  const stalks = rim.map((angle) => line(away(head, angle, 8), away(head, angle, 48)));
  const fans = rim.map((angle) => silk(away(head, angle, 48), angle, 18, 5, 1.7));
  const inner = times(16, (index) => {
    const place = away(head, index * 2.4, 9 * Math.sqrt(index + 1));
    return {
      stalk: line(away(head, index * 2.4, 5), place),
      fan: times(6, (ray) => line(place, away(place, ray * 1.047 + index, 9))).join(""),
    };
  });
  const flying: readonly XY[] = [
    [268, 84],
    [306, 52],
    [362, 72],
    [408, 30],
    [470, 58],
    [536, 34],
    [590, 20],
  ];
  const seeds = flying.map((place, index) => {
    const angle = 0.55 + next() * 0.6;
    const size = 1.1 - index * 0.06;
    const foot = away(place, angle + Math.PI, 24 * size);
    return {
      seed: taper(2.6, foot, between(foot, place, 0.15), between(foot, place, 0.3)),
      stalk: line(foot, place),
      fan: silk(place, angle, 17 * size, 9, 2.2),
      angle: angleTo(foot, place),
    };
  });
  const stem: readonly XY[] = [[150, 236], [168, 170], head];
  return [
    { d: line([20, 214], [320, 208], [620, 214]), stroke: faint },
    { d: line(...stem), stroke: bold },
    { d: [...stalks, ...inner.map(({ stalk }) => stalk)].join(""), stroke: faint },
    { d: fans.join("") + inner.map(({ fan }) => fan).join(""), stroke: fine },
    { d: seeds.map(({ stalk }) => stalk).join(""), stroke: bold },
    { d: seeds.map(({ seed }) => seed).join(""), fill: 1 },
    { d: seeds.map(({ fan }) => fan).join(""), stroke: fine },
  ];
}
