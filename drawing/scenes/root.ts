import type { Shape } from "#drawing/shape.ts";
import {
  along,
  angleTo,
  away,
  between,
  bold,
  chance,
  each,
  fine,
  glint,
  leafShapes,
  line,
  put,
  taper,
  times,
  type XY,
} from "./pen.ts";

const ground = (x: number): XY => [x, 90 + 3 * Math.sin(x / 61) + 2 * Math.sin(x / 23)];
const collar: XY = [252, 92];

/** Where the four main roots bend and end. */
const mains: readonly (readonly XY[])[] = [
  [
    [232, 124],
    [190, 136],
    [150, 166],
    [72, 172],
  ],
  [
    [250, 136],
    [226, 160],
    [224, 196],
    [196, 232],
  ],
  [
    [266, 130],
    [300, 156],
    [312, 190],
    [352, 220],
  ],
  [
    [292, 112],
    [360, 130],
    [420, 132],
    [530, 168],
  ],
];

/** The place at `share` of the smooth line near a root's places. */
function on(main: readonly XY[], share: number): XY {
  const at = Math.min(share, 0.999) * 3;
  const index = Math.floor(at);
  const [before = collar, bend = collar, after = collar] = [collar, ...main].slice(index);
  const start = index ? between(before, bend) : before;
  return along([start, bend, index < 2 ? between(bend, after) : after], at - index);
}

/** A main root with its side roots, and the hairs of these. */
function rootPaths(main: readonly XY[], next: () => number) {
  const sides = times(7, (index) => {
    const share = 0.26 + index * 0.1;
    const foot = on(main, share);
    const ahead = angleTo(on(main, share - 0.1), foot);
    const side = index % 2 ? 1 : -1;
    const length = (46 + next() * 40) * (1.2 - share);
    // They leave their root at an angle, then turn along it and downwards.
    const bend = away(foot, ahead + side * 0.9, length * 0.45);
    const [x, y] = away(bend, ahead + side * (0.2 + next() * 0.4), length * 0.6);
    const end: XY = [x, Math.min(y + 4, 236)];
    const hair = along([foot, bend, end], 0.45);
    const turn = ahead - side * 0.5;
    return {
      thick: taper(2.4 * (1.2 - share), foot, bend, end),
      thin: line(hair, away(hair, turn, 8), away(hair, turn + side * 0.5, 12 + next() * 8)),
    };
  });
  return {
    thick: taper(8, collar, ...main) + each(sides, ({ thick }) => thick),
    thin: each(sides, ({ thin }) => thin),
  };
}

/** A wash of color from the ground's line down, deepest under the plant. */
function soil(left: number, right: number, depth: number): Shape {
  const at = (share: number, down: number): XY => [
    left + (right - left) * share,
    92 + depth * down,
  ];
  const top = times(8, (index) => ground(at(index / 7, 0)[0]));
  return {
    d: `${line(...top)}C${put(at(0.9, 0.8), at(0.68, 1), at(0.44, 1), at(0.2, 1), at(0.07, 0.75), ground(left))}Z`,
    fill: 0.07,
  };
}

/** Layers of the earth: where each is, and half its length. */
const layers = [
  [150, 128, 40],
  [420, 176, 60],
  [486, 184, 34],
  [150, 204, 44],
  [430, 214, 36],
  [560, 132, 30],
] as const;

/** Blades of grass: where each stands, how high it is, and its turn. */
const blades = [
  [424, 14, 0.5],
  [431, 22, 0.3],
  [437, 12, 0.1],
  [96, 10, -0.1],
  [102, 16, -0.3],
] as const;

/** A small plant whose roots go deep. */
export function root(): readonly Shape[] {
  const next = chance(23);
  const roots = mains.map((main) => rootPaths(main, next));
  const grass = each(blades, ([x, height, turn]) => {
    const foot = ground(x);
    return taper(1.8, foot, away(foot, 0, height * 0.6), away(foot, turn, height));
  });
  const stem = taper(5, collar, [249, 62], [262, 28]);
  return [
    soil(20, 612, 66),
    soil(70, 540, 34),
    { d: each(layers, ([x, y, half]) => glint([x, y], half, 0.5)), fill: 0.35 },
    { d: line(...times(14, (index) => ground(20 + index * 46))), stroke: bold },
    { d: each(roots, ({ thin }) => thin), stroke: fine },
    { d: each(roots, ({ thick }) => thick) + grass + stem, fill: 1 },
    ...leafShapes({ foot: [251, 64], angle: -1.15, length: 66, half: 14, pairs: 4, bow: -4 }),
    ...leafShapes({ foot: [252, 56], angle: 1.22, length: 70, half: 14, pairs: 4, bow: 4 }),
    ...leafShapes({ foot: [259, 36], angle: -0.72, length: 40, half: 9, pairs: 3, bow: -2 }),
    ...leafShapes({ foot: [260, 32], angle: 0.8, length: 44, half: 9, pairs: 3, bow: 2 }),
  ];
}
