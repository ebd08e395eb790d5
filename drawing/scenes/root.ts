import type { Shape } from "#drawing/shape.ts";
import {
  along,
  angleTo,
  away,
  bold,
  chance,
  faint,
  fine,
  leaf,
  line,
  put,
  taper,
  times,
  type XY,
} from "./pen.ts";

const ground = (x: number): XY => [x, 92 + 3 * Math.sin(x / 61) + 2 * Math.sin(x / 23)];
const collar: XY = [256, 92];

/** The four main roots. */
const mains: readonly (readonly [XY, XY, XY])[] = [
  [collar, [236, 150], [84, 176]],
  [collar, [262, 170], [206, 218]],
  [collar, [270, 150], [346, 218]],
  [collar, [290, 128], [520, 164]],
];

function roots() {
  const next = chance(11);
  const thin: string[] = [];
  const thick = mains.map((main) => taper(8, ...main));
  for (const main of mains) {
    for (const index of times(9, (each) => each)) {
      const share = 0.16 + index * 0.09;
      const foot = along(main, share);
      const ahead = angleTo(foot, along(main, share + 0.05));
      const side = index % 2 ? 1 : -1;
      const length = (26 + next() * 36) * (1.15 - share);
      const mid = away(foot, ahead + side * (0.7 + next() * 0.3), length * 0.5);
      const end = away(mid, ahead + side * (0.1 + next() * 0.5), length * 0.6);
      thick.push(taper(2.6 * (1.1 - share), foot, mid, end));
      for (const at of [0.35, 0.7]) {
        const from = along([foot, mid, end], at);
        const turn = ahead + side * (at < 0.5 ? -0.3 : 1.4);
        const bend = away(from, turn, 6 + next() * 8);
        thin.push(line(from, bend, away(bend, turn - side * 0.7, 5 + next() * 9)));
      }
    }
  }
  return { thick: thick.join(""), thin: thin.join("") };
}

/** The ground from `left` to `right`, as deep as `depth` below its line. */
function soil(left: number, right: number, depth: number): string {
  const top = times(12, (index) => ground(left + ((right - left) * index) / 11));
  return `${line(...top)}C${put([right - 30, 92 + depth * 1.25], [left + 90, 92 + depth * 1.4], ground(left))}Z`;
}

/** A small plant whose roots go deep. */
export function root(): readonly Shape[] {
  const { thick, thin } = roots();
  const stem: readonly [XY, XY, XY] = [collar, [252, 60], [268, 30]];
  const leaves = [
    leaf(along(stem, 0.42), -1.15, 44, 10, { bow: -4 }),
    leaf(along(stem, 0.55), 1.2, 46, 10, { bow: 4 }),
    leaf(along(stem, 0.86), -0.75, 30, 7, { bow: -2, pairs: 2 }),
    leaf(along(stem, 0.95), 0.6, 32, 7, { bow: 2, pairs: 2 }),
  ];
  return [
    { d: soil(30, 610, 100), fill: 0.07 },
    { d: soil(110, 500, 62), fill: 0.06 },
    { d: line(...times(14, (index) => ground(20 + index * 46))), stroke: bold },
    { d: thin, stroke: faint },
    { d: thick, fill: 1 },
    { d: taper(5, ...stem), fill: 1 },
    { d: leaves.map(({ outline }) => outline).join(""), covers: true, fill: 0.15, stroke: bold },
    { d: leaves.map(({ veins }) => veins).join(""), stroke: fine },
  ];
}
