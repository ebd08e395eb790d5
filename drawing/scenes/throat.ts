import type { Shape } from "#drawing/shape.ts";
import { around, blade, sheet, sheetShapes, solid, taper } from "./form.ts";
import { landShapes, rise, sky, waterShapes, windShapes, type Ground } from "./land.ts";
import { along, chance, fine, times, type Curve } from "./pen.ts";

const shore = 168;

/** Where a cattail stands, how high it is, and how far its tip leans. */
const cattails: readonly Parameters<typeof stemOf>[] = [
  [118, 216, 142, 62],
  [182, 210, 176, 46],
  [196, 214, 138, 62],
  [216, 210, 160, 72],
  [232, 217, 132, 60],
];

/** What leans with the wind: upright at its foot. */
const stemOf = (x: number, y: number, high: number, lean: number): Curve => [
  [x, y],
  [x + lean * 0.06, y - high * 0.66],
  [x + lean, y - high],
];

/** A stem with its velvet head and the spike above it. */
function cattailShapes(stem: Curve): readonly Shape[] {
  const at = (share: number) => along(stem, share);
  const round = (share: number) => (4 * share * (1 - share)) ** 0.4;
  const head = sheet([at(0.7), at(0.82), at(0.92)], 3.3, round);
  return [
    { d: around(taper(stem, 1), 4), fill: 0.9, tone: "ink" },
    ...sheetShapes(head, { fill: 1, fade: 0.85, tone: "warm", rows: 4, curves: 10 }),
  ];
}

const far: Ground = (x) =>
  shore - 9 - rise(x, 470, 9, 120) - rise(x, 640, 16, 80) + 2 * Math.sin(x / 30);

/** Reeds that bend in the wind beside still water. */
export function throat(): readonly Shape[] {
  const next = chance(25);
  const bladeShapes = (x: number, isFar: boolean) => {
    const y = isFar ? 207 + 4 * next() : 214 + 8 * next();
    const high = (isFar ? 86 : 60) + 68 * next();
    const form = sheet(stemOf(x, y, high, high * (0.38 + 0.28 * next())), isFar ? 2.4 : 3.6, blade);
    if (isFar) return [solid(around(form, 5), 0.36, 0.24, { stroke: fine })];
    return sheetShapes(form, { fill: 0.94, fade: 0.5, rows: 3, curves: 5 });
  };
  const stand = (count: number, from: number, step: number, isFar: boolean) =>
    times(count, (index) => bladeShapes(from + index * step + 9 * next(), isFar)).flat();
  return [
    sky(shore, 0.36),
    ...windShapes(60, 19),
    ...landShapes(far, { fill: 0.55, fade: 0.34, rows: 8, depth: 18, foot: shore }),
    ...waterShapes(shore, 0.7, 0.8),
    ...stand(12, 76, 16, true),
    ...cattails.flatMap((cattail) => cattailShapes(stemOf(...cattail))),
    ...stand(12, 82, 15, false),
  ];
}
