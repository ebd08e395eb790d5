import { chakraKeys } from "#domain/chakra.ts";
import { portionOf, type Scores } from "#domain/scan/scores.ts";
import { pointAt, write } from "./petal.ts";

/** The frame of the rings, around their center. */
export const ringsViewBox = "-50 -50 100 100";

const rim = 47;
const heart = 7;
/** Points of a ring between one chakra and the next. */
const steps = 6;

/**
 * Path data of the rings that scans have left, from the heart outwards as in a tree: each grows thicker where a score was higher.
 * Two are as wide as three.
 */
export function growthRings(scans: readonly Scores[]): readonly string[] {
  const count = chakraKeys.length * steps;
  const widest = (rim - heart) / Math.max(3, scans.length);
  const reach = Array.from({ length: count }, () => heart);
  return scans.map((scores) => {
    const at = (place: number) =>
      portionOf(scores[chakraKeys[place % chakraKeys.length] ?? "root"]);
    const points = reach.map((before, index) => {
      const place = Math.floor(index / steps);
      const over = (1 - Math.cos((Math.PI * (index % steps)) / steps)) / 2;
      const portion = at(place) * (1 - over) + at(place + 1) * over;
      reach[index] = before + widest * (0.4 + 0.6 * portion);
      return write(pointAt((2 * Math.PI * index) / count, reach[index]));
    });
    return `M${points.join("L")}Z`;
  });
}
