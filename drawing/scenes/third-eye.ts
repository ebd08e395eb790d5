import type { Shape } from "#drawing/shape.ts";
import { hatchShapes, solid, type Form, type Shading } from "./form.ts";
import { glitter, landShapes, mirrored, rise, sky, waterShapes, type Ground } from "./land.ts";
import { away, between, chance, disc, each, fine, placesIn } from "./pen.ts";
import { line, outline, polygon, put, sliver, soft, times, type XY } from "./pen.ts";

const shore = 162;
const moon: XY = [334, 43];

type Mountain = readonly [fill: number, peak: number, ridge: readonly XY[]];

/** A ridge through places: rock wears off in steps, so between any two there are three more, above or below their line. */
const through = (numbers: string) => {
  const places = placesIn(numbers);
  const last = 4 * (places.length - 1);
  return times(last + 1, (index): XY => {
    const [x, y] = on(places, index / last);
    return [x, index % 4 ? y + 2.2 * Math.sin(index * 2.2) : y];
  });
};

/** How deep the color of each mountain is, and its ridge from the left foot to the right one, with the place of the peak. */
const mountains: readonly Mountain[] = [
  [0.34, 12, through("0 126, 40 116, 92 124, 150 96, 188 112, 226 104, 280 140, 316 162")],
  [0.34, 16, through("446 162, 474 134, 512 122, 540 126, 584 90, 612 104, 640 96")],
  [0.5, 16, through("206 162, 300 130, 330 102, 352 94, 394 40, 414 70, 430 82, 454 116, 540 162")],
];

/** The place at `share` of a way that turns at places. */
function on(places: readonly XY[], share: number): XY {
  const at = Math.min(share, 0.9999) * (places.length - 1);
  const [from, to] = places.slice(Math.floor(at));
  return from && to ? between(from, to, at % 1) : moon;
}

/** What is below a ridge, or below both sides of a peak, down to the shore. */
const grounded = (...sides: readonly (readonly XY[])[]) => {
  const [from = moon, to = moon] = [sides[0]?.[0], sides.at(-1)?.at(-1)];
  return `M${put([from[0], shore])}${each(sides, (side) => line(...side).replace("M", "L"))}L${put([to[0], shore])}Z`;
};

/** The lines that fall from a crest into its shade, as far as a share of its height. */
function fallShapes(crest: readonly XY[], side: number, reach: number, rows: number) {
  const high = shore - on(crest, 0)[1];
  const fall: Form = (share, across) => {
    const [x, y] = on(crest, 0.94 * across);
    const long = share * reach * high * (0.5 + across);
    return [x + side * long * (0.2 + 0.6 * share), y + long];
  };
  const shade: Shading = (share, across) =>
    1.1 - share * 1.15 + 0.2 * Math.sin(share * 5 + across * 29);
  return hatchShapes(fall, rows, shade, 2);
}

/** What falls away from the peak on the side of the moon is lit, up to a fine line of light; the other side is in shade. */
function mountainShapes([fill, peak, ridge]: Mountain): readonly Shape[] {
  const [x, y] = ridge[peak] ?? moon;
  const high = shore - y;
  const side = Math.sign(x - moon[0]);
  const crest = [0, 0.05, 0.01, 0.06, -0.03, 0.01, 0.09, 0.11, 0.2].map((out, index): XY => {
    return [x + side * high * out, y + (high * index) / 8];
  });
  const left = ridge.slice(0, peak + 1).toReversed();
  const right = ridge.slice(peak);
  const [near, far] = side < 0 ? [right, left] : [left, right];
  const spurs = near
    .filter((_, index) => index % 4 === 2)
    .map((place, index): readonly XY[] => {
      return [place, [place[0] - side * (shore - place[1]) * (0.1 + 0.2 * (index % 3)), shore]];
    });
  const shaded = outline(far, [...crest, [far.at(-1)?.[0] ?? 0, shore]]);
  const inside = ([atX, up]: XY): XY => [atX, up + (1.6 * (shore - up)) / high];
  return [
    solid(grounded(left.toReversed(), right), fill, fill * 0.4),
    { d: outline(near, [...crest, [near.at(-1)?.[0] ?? 0, shore]]), fill: 0.2, isLit: true },
    { d: shaded, fill: 0.36 },
    { d: shaded, fill: 0.16, tone: "shade" },
    ...[0.1, 0.24].map((out): Shape => {
      const edge = crest.map(([atX, down]): XY => [atX + side * (down - y) * out * 2, down]);
      return { d: outline(crest, edge), fill: 0.12, tone: "shade" };
    }),
    ...spurs.flatMap((spur) => fallShapes(spur, side, 0.36, 10)),
    ...fallShapes(far, side, 0.3, 14),
    ...fallShapes(crest, side, 0.6, Math.round(10 + high * 0.2)),
    { d: outline(near, near.map(inside)), tone: "warm", fill: 0.5 + fill },
    { d: outline(far, far.map(inside)), tone: "ink", fill: 0.4 + fill },
  ];
}

/** A star of four rays, or of eight where it is great. */
function star(place: XY, ray: number): string {
  const reach = [ray, ray * 0.14, ray * 0.62, ray * 0.14];
  return polygon(times(8, (index) => away(place, (index * Math.PI) / 4, reach[index % 4] ?? 0)));
}

/** A pine: boughs that hang, the lower the wider, with lines in their shade. */
function pineShapes([x, y]: XY, high: number): readonly Shape[] {
  const boughs = times(36, (index) => {
    const down = 0.06 + (0.94 * index) / 36;
    const wide = high * down ** 0.9 * (0.15 + 0.06 * Math.sin(index * 2));
    const foot: XY = [x, y - high * (1 - down)];
    const at = (out: number, low: number): XY => [
      x + (index % 2 ? out : -out) * wide,
      foot[1] + high * low * down,
    ];
    return sliver(1 + high * 0.06 * down, foot, at(0.5, 0.03), at(1, 0.12));
  });
  const trunk = sliver(high * 0.028, [x, y + high * 0.1], [x, y - high]);
  return [solid(trunk + boughs.join(""), 0.8, 1, { stroke: fine })];
}

const farShore: Ground = (x) => shore - 3 - rise(x, 140, 3, 90) - rise(x, 424, 4, 110);
const bank: Ground = (x) => 238 - rise(x, 0, 22, 120) - rise(x, 640, 30, 130);

/** Where pines stand on the near shore, and their heights. */
const pines = placesIn("25 98, 58 72, 90 48, 617 98, 584 76, 556 54");

/** A boat that waits: its side, and its inside. */
const side =
  "M240 192Q252 195.4 269 196Q286 195 298 189Q291 202.6 277 203.4L259 203.6Q246 202.6 240 192Z";
const inside = "M240 192Q266 191 298 189Q286 195 269 196Q252 195.4 240 192Z";

/** The moon and stars over mountains, which a still lake mirrors. */
export function thirdEye(): readonly Shape[] {
  const next = chance(2472);
  const stars = times(44, (index): XY => [
    12 + ((index * 0.618) % 1) * 616,
    10 + 34 * next() ** 1.2,
  ]).filter(([x, y]) => Math.hypot(x - 366, y - moon[1]) > 72);
  const rays = each(stars, (place, index) => star(place, index % 4 ? 3 : 8));
  const halo = times(14, (index) => 20.6 + index * (0.9 + index * 0.06));
  const image = each(mountains, ([, , ridge]) =>
    grounded(ridge.map(([x, y], at): XY => [x + (at % 2) * 3, shore + (shore - y) / 2])),
  );
  return [
    sky(shore, 0.44),
    solid(rays, 1, 1, { tone: "night" }),
    ...halo.map((reach): Shape => ({ d: disc(moon, reach), fill: 0.013, tone: "warm" })),
    solid(disc(moon, 20), 0, 0, { tone: "warm" }),
    { d: disc(moon, 20), fill: 1, tone: "night" },
    { d: disc(moon, 20), fill: 0.34, tone: "warm" },
    ...mountains.flatMap(mountainShapes),
    ...landShapes(farShore, { fill: 0.6, fade: 0.5, foot: shore }),
    ...waterShapes(shore, 0.62, 0.4),
    { d: image, fill: 0.2 },
    glitter(moon[0], shore, 7, 30),
    solid(side, 1, 0.8, { stroke: soft }),
    { d: inside, fill: 0.6, tone: "ink" },
    { d: mirrored([268, 207], 26), fill: 0.8, tone: "ink" },
    ...landShapes(bank, { fill: 0.9, fade: 1, rows: 6, depth: 20, light: 320 }),
    ...pines.flatMap(([x, high]) => pineShapes([x, bank(x) + 2 - high * 0.1], high)),
  ];
}
