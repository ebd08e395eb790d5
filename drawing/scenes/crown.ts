import type { Shape } from "#drawing/shape.ts";
import { around, leaf, sheet, sheetShapes, solid, taper } from "./form.ts";
import { grass, landShapes, rise, sky, type Ground } from "./land.ts";
import { away, chance, disc, each, fine, line, placesIn } from "./pen.ts";
import { put, soft, times, type XY } from "./pen.ts";

const head: XY = [186, 86];

/** Where the seeds are that fly, the first one nearest. */
const flights = placesIn(
  "278 76, 324 38, 368 84, 446 36, 484 80, 520 42, 560 74, 488 116, 616 102",
);

const meadow: Ground = (x) => 236 - rise(x, 160, 30, 160) - rise(x, 640, 12, 130);

const far: Ground = (x) => 188 - rise(x, 470, 24, 130) - rise(x, 60, 14, 110);
const near: Ground = (x) => 210 - rise(x, 330, 6, 90) - rise(x, 600, 24, 120);

/** Where seed heads stand further off, and how high they are. */
const others = placesIn(
  "332 30, 354 42, 392 40, 416 58, 440 36, 522 50, 547 68, 572 42, 596 60, 615 36, 38 42, 64 56",
);

/** A seed head as it is seen from afar: some of its seeds have gone. */
function farHead([x, high]: XY, next: () => number): string {
  const foot: XY = [x, near(x) + 1];
  const top = away(foot, 0.14 * next(), high);
  const [radius, gone] = [4 + high * 0.15, next() * 6];
  const seeds = times(20, (index) => {
    const angle = index * 0.314;
    const at = (turn: number, share: number) => away(top, angle + turn, radius * share);
    if (Math.abs(angle - gone) < 0.5) return "";
    return `M${put(at(0, 0.1))}L${put(at(0, 0.74), at(-0.13, 1))}M${put(at(0, 0.74))}L${put(at(0.13, 1))}`;
  });
  return line(foot, [x, top[1] + high * 0.5], top) + seeds.join("");
}

/** The silk of a seed, in a fan around `angle`, `spread` wide; its hairs bend outwards. */
function silk(foot: XY, angle: number, length: number, spread: number): string {
  return times(9, (index) => {
    const turn = (index / 8 - 0.5) * spread;
    const tip = away(foot, angle + turn, length * (1 - 0.06 * turn * turn));
    return line(foot, away(foot, angle + turn * 0.8, length * 0.55), tip);
  }).join("");
}

/** A seed head on a hill lets go of its seeds, over a meadow of others. */
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
    ...landShapes(far, { fill: 0.3, fade: 0.14, rows: 5, depth: 30, light: 186 }),
    ...landShapes(near, { fill: 0.46, fade: 0.24, rows: 6, depth: 30, light: 186 }),
    { d: each(others, (place) => farHead(place, next)), stroke: { ...soft, width: 0.42 } },
    ...sheetShapes(stem, { fill: 0.7, fade: 0.7, rows: 1, curves: 5 }),
    ...landShapes(meadow, { fill: 0.85, fade: 0.6, rows: 9, depth: 40 }),
    { d: grass(meadow, 30, 624, 36, next), fill: 0.9, tone: "ink" },
    { d: each(all, ({ stalk }) => stalk) + silks, stroke: { ...fine, width: 0.5 } },
    solid(disc(head, 5), 0.8, 1, { tone: "warm", stroke: soft }),
    solid(seeds, 1, 1, { tone: "warm", stroke: soft }),
  ];
}
