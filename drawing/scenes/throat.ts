import type { Shape } from "#drawing/shape.ts";
import { around, blade, sheet, sheetShapes, solid, taper } from "./form.ts";
import { grass, landShapes, mirrored, rise, sky, waterShapes, type Ground } from "./land.ts";
import { along, chance, each, fine, placesIn, soft, times, type Curve, type XY } from "./pen.ts";

const shore = 168;

/** Where a cattail stands, how high it is, and how far its tip leans. */
const cattails: readonly Parameters<typeof stemOf>[] = [
  [118, 142, 62],
  [182, 176, 46],
  [196, 138, 62],
  [216, 160, 72],
  [232, 132, 60],
];

/** The bank in which all stand. */
const bank: Ground = (x) => 238.6 - rise(x, 175, 33, 150);

/** What leans with the wind: upright at its foot. */
const stemOf = (x: number, high: number, lean: number): Curve => [
  [x, bank(x) + 4],
  [x + lean * 0.06, bank(x) - high * 0.64],
  [x + lean, bank(x) - high],
];

/** A stem with its velvet head and the spike above it. */
function cattailShapes(stem: Curve): readonly Shape[] {
  const at = (share: number) => along(stem, share);
  const round = (share: number) => (4 * share * (1 - share)) ** 0.16;
  const head = sheet([at(0.7), at(0.82), at(0.9)], 3, round);
  return [
    { d: around(taper(stem, 1), 4), fill: 0.9, tone: "ink" },
    ...sheetShapes(head, { fill: 1, fade: 0.85, tone: "warm", rows: 4, curves: 8 }),
  ];
}

const far: Ground = (x) =>
  shore - 9 - rise(x, 470, 9, 120) - rise(x, 640, 16, 80) + 2 * Math.sin(x / 30);

/** A sailboat before the wind: its sails, and its hull with the mast. */
const sails =
  "M502 137Q507 155 503 167L486 166Q497 154 502 137ZM505 141Q522 151 524 166L505 167Q509 154 505 141Z";
const hull = "M484 169Q503 173 524 168L517 177Q503 180 491 177ZM503 134L502.4 170 503.6 170Z";

/** Gusts of the wind: how long each line is, and where it begins. */
const lengths = [230, 180, 115, 166, 109, 96, 64];
const gusts = each(
  placesIn("333 36, 352 41, 377 45, 397 101, 424 106, 26 72, 40 77"),
  ([x, y], index) => {
    const at = (share: number, down: number): XY => [x + (lengths[index] ?? 0) * share, y + down];
    const way: Curve = [at(0, 0), at(0.4, -18), at(0.6, 18), at(1, 5)];
    return around(
      sheet(way, 0.6, (share) => Math.sin(Math.PI * share)),
      5,
    );
  },
);

/** Reeds that bend in the wind beside still water. */
export function throat(): readonly Shape[] {
  const next = chance(25);
  const stand = (from: number, step: number, isFar: boolean) =>
    times(10, (index) => {
      const x = from + index * step + 9 * next();
      const high = (isFar ? 86 : 60) + 68 * next();
      const way = stemOf(x, high, high * (0.38 + 0.28 * next()));
      const form = sheet(way, isFar ? 2.4 : 3.6, blade);
      if (isFar) return [solid(around(form, 4), 0.36, 0.24, { stroke: fine })];
      return sheetShapes(form, { fill: 0.94, fade: 0.5, rows: 3, curves: 4 });
    }).flat();
  return [
    sky(shore, 0.36),
    { d: gusts, fill: 0.36, tone: "ink" },
    ...landShapes(far, { fill: 0.55, fade: 0.34, foot: shore }),
    ...waterShapes(shore, 0.7, 0.8),
    solid(sails, 0, 0.3, { isLit: true, stroke: soft }),
    { d: hull + mirrored([503, 182], 15), fill: 0.8, tone: "ink" },
    ...stand(76, 19, true),
    ...stand(82, 18, false),
    ...cattails.flatMap((cattail) => cattailShapes(stemOf(...cattail))),
    ...landShapes(bank, { fill: 0.9, fade: 1, rows: 6, depth: 20, light: 420 }),
    { d: grass(bank, 20, 330, 14, next), fill: 0.9, tone: "ink" },
  ];
}
