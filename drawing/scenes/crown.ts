import type { Shape } from "#drawing/shape.ts";
import { around, leaf, sheet, sheetShapes, solid, width, within } from "./form.ts";
import { airShapes, grass, landShapes, rise, sky, type Ground } from "./land.ts";
import { away, between, bold, chance, disc, each, fine, line, placesIn } from "./pen.ts";
import { put, soft, times, type XY } from "./pen.ts";

const head: XY = [176, 92];

/** Where the seeds are that fly, the first one nearest. */
const flights = placesIn(
  "278 76, 324 38, 368 86, 416 34, 470 76, 504 40, 548 70, 474 122, 582 112",
);

const meadow: Ground = (x) => 236 - rise(x, 150, 30, 160) - rise(x, 640, 12, 130);

/** A bank of clouds: round heads from edge to edge of the frame, with lines in their shade, at their right. */
function cloudShapes(base: number, wide: number, fill: number, next: () => number) {
  const count = Math.round(width / wide);
  const ends = times(count + 1, (index): XY => {
    const shift = index % count ? 0.6 * (next() - 0.5) : 0;
    const x = ((index + shift) * width) / count;
    return [x, base + 12 * Math.sin(x / 70 + base)];
  });
  const heads = ends.slice(1).map((end, index) => {
    const [x, y] = between(ends[index] ?? end, end);
    return { x, y, end, across: 2 * (end[0] - x) };
  });
  const back = (inset: (x: number) => number) =>
    put([inset(0), ends[0]?.[1] ?? 0]) +
    each(heads, ({ end: [x, y], across }) => {
      return `A${put([across * 0.54, across * 0.5])} 0 0 1 ${put([inset(x), y])}`;
    });
  const shade = heads.flatMap(({ x, y, across }) =>
    times(4, (row) => {
      const size = across * (0.9 - row * 0.11);
      const on = (step: number): XY => {
        const turn = 1.06 - row * 0.06 - step * (0.27 - row * 0.05);
        return [x + 0.54 * size * Math.sin(turn), y + across * 0.19 - 0.5 * size * Math.cos(turn)];
      };
      return line(...times(4, on));
    }),
  );
  return [
    solid(`M0 240L${back((x) => x)}L640 240Z`, fill * 0.3, fill * 1.6),
    { d: shade.join(""), stroke: fine, isFine: true },
    { d: `M${back((x) => within(x, width))}`, stroke: soft },
  ] as const;
}

/** The silk of a seed: hairs in a fan around `angle`, `spread` wide, which bend outwards. */
function silk(foot: XY, angle: number, length: number, spread: number): string {
  const hairs = spread > 2.5 ? 10 : 8;
  return times(hairs, (index) => {
    const turn = (index / (hairs - 1) - 0.5) * spread;
    const tip = away(foot, angle + turn, length * (1 - 0.06 * turn * turn));
    return line(foot, away(foot, angle + turn * 0.8, length * 0.55), tip);
  }).join("");
}

/** A seed head on a hill lets go of its seeds, above the clouds. */
export function crown(): readonly Shape[] {
  const next = chance(9);
  const held = [
    ...times(18, (index) => ({ angle: index * 2.4, reach: 8 + 9.4 * Math.sqrt(index) })),
    ...times(26, (index) => ({ angle: index * 0.2417 + next() * 0.08, reach: 55 })),
  ].filter(({ angle, reach }) => reach < 30 || Math.abs((angle % 6.283) - 1.15) > 0.5);
  const flying = flights.map((place, index) => {
    const [angle, size] = [0.4 + next() * 0.7, 1.2 - index * 0.07];
    const at = (up: number) => away(place, angle, up * size);
    const seed = sheet([at(-30), at(-26), at(-19)], 2.3 * size, leaf);
    return {
      stalk: line(at(-26), place),
      seed: around(seed, 3),
      silk: silk(place, angle, 19 * size, 2.7),
    };
  });
  const stem = sheet([[160, 214], [148, 160], head], 2.6, () => 1);
  const wind = airShapes(
    (share, across) => [
      220 + share * 419,
      16 + across * 110 + 8 * Math.sin(share * 6 + across * 5),
    ],
    14,
    (share, across) => 0.42 * Math.sin(Math.PI * share) + 0.2 * Math.sin(share * 9 + across * 17),
  );
  return [
    sky(200, 0.4),
    ...wind,
    ...cloudShapes(176, 34, 0.16, next),
    ...cloudShapes(198, 46, 0.3, next),
    ...cloudShapes(224, 62, 0.44, next),
    ...sheetShapes(stem, { fill: 0.7, fade: 0.7, rows: 1, curves: 5 }),
    ...landShapes(meadow, { fill: 0.85, fade: 0.6, rows: 14, depth: 40, stroke: bold }),
    { d: grass(meadow, 30, 330, 34, next), stroke: bold },
    {
      d: each(held, ({ angle, reach }) => {
        const foot = away(head, angle, reach);
        return (
          line(away(head, angle, 9), foot) + silk(foot, angle, 8 + reach * 0.18, 5 - reach * 0.062)
        );
      }),
      stroke: fine,
    },
    solid(disc(head, 9), 0.85, 1, { tone: "warm", stroke: bold }),
    { d: each(flying, ({ stalk }) => stalk), stroke: soft },
    solid(
      each(flying, ({ seed }) => seed),
      1,
      1,
      { tone: "warm", stroke: soft },
    ),
    { d: each(flying, (one) => one.silk), stroke: { ...fine, opacity: 0.85 } },
  ];
}
