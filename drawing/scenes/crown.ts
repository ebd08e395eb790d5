import type { Shape } from "#drawing/shape.ts";
import { around, leaf, sheet, sheetShapes, solid, taper, width } from "./form.ts";
import { grass, landShapes, rise, sky, type Ground } from "./land.ts";
import { away, chance, disc, each, fine, line, placesIn } from "./pen.ts";
import { put, soft, times, type XY } from "./pen.ts";

const head: XY = [186, 86];

/** Where the seeds are that fly, the first one nearest. */
const flights = placesIn(
  "278 76, 324 38, 368 84, 446 36, 484 80, 520 42, 560 74, 486 122, 590 112",
);

const meadow: Ground = (x) => 236 - rise(x, 160, 30, 160) - rise(x, 640, 12, 130);

/** A bank of clouds from edge to edge of the frame: heads, no two neighbors as wide, which climb upon each other in heaps. */
function cloudShapes(base: number, count: number, fill: number, next: () => number) {
  const shares = times(count, (index) => (index % 2 ? 0.6 : 1) * (0.5 + next()));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let end: XY = [0, base];
  const heads = shares.map((share) => {
    const [start, across] = [end, (share * width) / whole];
    const x = Math.min(width, start[0] + across);
    end = [x, base + 6 - 26 * Math.max(0, Math.sin(x / 60 + base)) + 8 * next()];
    return { start, end, across, tall: 0.3 + 0.2 * next() };
  });
  const arc = (across: number, tall: number, turn: number, to: XY) =>
    `A${put([across * 0.54, across * tall])} 0 0 ${turn} ${put(to)}`;
  const back = each(heads, ({ end: to, across, tall }) => arc(across, tall, 1, to));
  // The line of a head is widest on its top.
  const edges = each(heads, ({ start, end: to, across, tall }) => {
    return `M${put(start)}${arc(across, tall, 1, to)}${arc(across, tall - 0.01, 0, start)}Z`;
  });
  return [
    solid(`M0 240L0 ${base}${back}L640 240Z`, fill * 0.3, fill * 1.6),
    { d: edges, fill: 0.1 + fill, tone: "ink" },
  ] as const;
}

/** The silk of a seed, in a fan around `angle`, `spread` wide; its hairs bend outwards. */
function silk(foot: XY, angle: number, length: number, spread: number): string {
  return times(9, (index) => {
    const turn = (index / 8 - 0.5) * spread;
    const tip = away(foot, angle + turn, length * (1 - 0.06 * turn * turn));
    return line(foot, away(foot, angle + turn * 0.8, length * 0.55), tip);
  }).join("");
}

/** A seed head on a hill lets go of its seeds, above the clouds. */
export function crown(): readonly Shape[] {
  const next = chance(9);
  const held = [
    ...times(13, (index) => ({ angle: index * 2.4, reach: 8 + 7.8 * Math.sqrt(index) })),
    ...times(24, (index) => ({ angle: index * 0.2618 + next() * 0.08, reach: 44 })),
  ]
    .filter(({ angle, reach }) => reach < 30 || Math.abs((angle % 6.283) - 1.15) > 0.5)
    .map(({ angle, reach }) => ({
      stalk: line(away(head, angle, 5), away(head, angle, reach)),
      silk: [away(head, angle, reach), angle, 6 + reach * 0.18, 5 - reach * 0.077] as const,
    }));
  const flying = flights.map((place, index) => {
    const [angle, size] = [0.4 + next() * 0.7, 1.1 - index * 0.07];
    const at = (up: number) => away(place, angle, up * size);
    const seed = sheet([at(-30), at(-26), at(-19)], 2.3 * size, leaf);
    return {
      stalk: line(at(-26), place),
      seed: around(seed, 3),
      silk: [place, angle, 19 * size, 2.7] as const,
    };
  });
  const all = [...held, ...flying];
  const silks = each(all, (seed) => silk(...seed.silk));
  const seeds = each(flying, ({ seed }) => seed);
  const stem = taper([[168, 214], [158, 160], head], 2.2);
  return [
    sky(200, 0.4),
    ...cloudShapes(166, 13, 0.14, next),
    ...cloudShapes(188, 11, 0.2, next),
    ...sheetShapes(stem, { fill: 0.7, fade: 0.7, rows: 1, curves: 5 }),
    ...landShapes(meadow, { fill: 0.85, fade: 0.6, rows: 9, depth: 40 }),
    { d: grass(meadow, 16, 624, 36, next), fill: 0.9, tone: "ink" },
    { d: each(all, ({ stalk }) => stalk) + silks, stroke: { ...fine, width: 0.5 } },
    solid(disc(head, 5), 0.8, 1, { tone: "warm", stroke: soft }),
    solid(seeds, 1, 1, { tone: "warm", stroke: soft }),
  ];
}
