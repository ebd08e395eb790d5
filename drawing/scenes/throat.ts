import type { Shape } from "#drawing/shape.ts";
import { around, blade, sheet, sheetShapes, solid, type Form, type Shading } from "./form.ts";
import { airShapes, grass, landShapes, rise, sky, waterShapes, type Ground } from "./land.ts";
import { along, bold, chance, line, soft, times, type Curve } from "./pen.ts";

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
  const velvet = sheet(
    [at(0.7), at(0.82), at(0.92)],
    4.6,
    (share) => (4 * share * (1 - share)) ** 0.35,
  );
  // Its places are close together at its round ends.
  const head: Form = (share, across) => velvet(0.5 - 0.5 * Math.cos(Math.PI * share), across);
  return [
    { d: line(...times(6, (index) => at(index * 0.142))), stroke: { width: 1.8, opacity: 1 } },
    { d: line(at(0.92), at(1)), stroke: bold },
    ...sheetShapes(head, { fill: 1, fade: 0.85, tone: "warm", rows: 3, curves: 8, stroke: soft }),
  ];
}

/** Long lines of the wind. */
const gust: Form = (share, across) => [
  60 + 640 * share,
  10 + across * 118 + 7 * Math.sin(share * 7 + across * 4) + 2 * Math.sin(share * 15 + across * 11),
];

const far: Ground = (x) =>
  shore - 9 - rise(x, 470, 9, 120) - rise(x, 640, 16, 80) + 2 * Math.sin(x / 30);

/** Reeds that bend in the wind beside still water. */
export function throat(): readonly Shape[] {
  const next = chance(25);
  const bladeShapes = (x: number, isFar: boolean) => {
    const y = isFar ? 207 + 4 * next() : 214 + 8 * next();
    const high = (isFar ? 86 : 60) + 68 * next();
    const form = sheet(stemOf(x, y, high, high * (0.38 + 0.28 * next())), isFar ? 3.4 : 5, blade);
    if (isFar) return [solid(around(form, 5), 0.36, 0.24, { stroke: soft })];
    return sheetShapes(form, { fill: 0.94, fade: 0.5, rows: 4, stroke: soft, curves: 5 });
  };
  const stand = (count: number, from: number, step: number, isFar: boolean) =>
    times(count, (index) => bladeShapes(from + index * step + 9 * next(), isFar)).flat();
  const ripples = times(13, (index) => {
    const [x, y] = [96 + index * 14 + 6 * next(), 214 + 10 * next()];
    return line([x - 12, y], [x, y + 3], [x + 18 + 8 * next(), y + 0.5]);
  });
  const breath: Shading = (share, across) =>
    0.6 * Math.sin(Math.PI * share ** 1.4) + 0.25 * Math.sin(share * 9 + across * 21);
  return [
    sky(shore, 0.36),
    ...airShapes(gust, 19, breath),
    { d: grass(far, 428, 620, 14, next), stroke: soft },
    ...landShapes(far, { fill: 0.55, fade: 0.34, rows: 8, depth: 18, foot: shore }),
    ...waterShapes(shore, 0.7, 0.8),
    ...stand(12, 78, 15, true),
    ...cattails.flatMap((cattail) => cattailShapes(stemOf(...cattail))),
    ...stand(11, 84, 16, false),
    { d: ripples.join(""), stroke: soft },
  ];
}
