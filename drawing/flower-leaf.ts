import { questionCount } from "#domain/scan/question.ts";
import type { FlowerShape } from "./flower.ts";
import type { Chance } from "./flower-petal.ts";
import { curveThrough, pointAt, write } from "./petal.ts";
import { along, away, each, line, put, times, type Curve } from "./scenes/pen.ts";

/** How far the leaf reaches at most. */
export const leafReach = 110;

const ring = { tone: "brim", width: 0.3, opacity: 0.4 } as const;

/** Half of the whole turn: angles of the leaf begin and end at its notch, which is below, between the petals of heart and throat. */
const half = Math.PI;

/** The leaf under the flower, with a vein for each question and rings that reach so far; its edge and veins vary by chance. */
export function leafShapes(chance: Chance, rings: readonly number[] = []): readonly FlowerShape[] {
  const wave = chance() * 2 * half;
  const at = (turn: number, radius: number) => pointAt(half + turn, radius);
  // Waves so long that the edge bends outwards everywhere; the corners beside the notch are round.
  const reachAt = (turn: number) =>
    leafReach -
    3 +
    1.3 * Math.sin(3 * turn + wave) +
    1.1 * Math.sin(5 * turn + 2 * wave) -
    40 * Math.exp(-(((half - Math.abs(turn - half)) / 0.075) ** 2));
  const placeAt = (turn: number, radius = reachAt(turn)) => away([0, 0], half + turn, radius);
  const rim = times(45, (index) => placeAt(half - (half - 0.06) * Math.cos((index / 44) * half)));
  const outline = line(...rim);
  const cut = `${write(at(-0.045, 72))} ${write(at(0.04, 32))}Q${write(at(0.02, 72))}`;
  // A ring ends where it meets the edge beside the notch, on both sides.
  const edges = (rings.length > 0 ? [0.02, -0.045] : []).map((bend) => {
    const corner = 0.06 * Math.sign(bend);
    const way: Curve = [placeAt(corner), placeAt(bend, 72), placeAt(0.04, 32)];
    return times(400, (index) =>
      index < 200 ? placeAt(corner * (3 - index / 100)) : along(way, index / 200 - 1),
    );
  });
  const ringOf = (reach: number) => {
    const ends = edges.map((edge) => edge.find((place) => Math.hypot(...place) < reach));
    return `M${ends.map((end) => put(end ?? [0, 0])).join(`A${reach} ${reach} 0 1 1 `)}`;
  };
  const veins = times(questionCount, (index) => {
    const step = (2 * half) / questionCount;
    const turn = (index + 0.5) * step;
    const bend = (chance() - 0.5) * 0.08;
    const fork = 62 + 14 * chance();
    const split = at(turn + bend, fork);
    const stem = `M${write(at(turn, 10))}${curveThrough(at(turn, 10), at(turn - bend * 0.1, fork * 0.6), split)}`;
    const [left = "", right = ""] = [-1, 1].map((side) => {
      const spread = side * step * (0.22 + 0.08 * chance());
      const end = at(turn + spread, reachAt(turn + spread) - 2.2);
      return `Q${write(at(turn + bend + spread * 0.2, fork + 18))} ${write(end)}`;
    });
    return `${stem}${left}M${write(split)}${right}`;
  });
  return [
    {
      d: `${outline}Q${cut} ${outline.slice(1, outline.indexOf("Q"))}Z`,
      fill: "pad",
      stroke: { tone: "brim", width: 0.5 },
    },
    { d: veins.join(""), stroke: { tone: "vein", width: 0.42 } },
    ...(rings.length > 0 ? [{ d: each(rings, ringOf), stroke: ring }] : []),
  ];
}
