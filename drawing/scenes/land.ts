import type { Shape } from "#drawing/shape.ts";
import { hatchShapes, height, solid, width, within, type Form, type Shading } from "./form.ts";
import { away, chance, dash, each, line, outline, sliver, soft, times, type XY } from "./pen.ts";

/** The height of the ground at x. */
export type Ground = (x: number) => number;

/** A rise of the ground: where it is highest, how high, and how far it reaches. */
export const rise = (x: number, peak: number, high: number, reach: number) =>
  high * Math.exp(-(((x - peak) / reach) ** 2));

type Land = {
  /** Its color along its top and at its foot. */
  readonly fill: number;
  readonly fade: number;
  readonly rows?: number;
  /** How far down its lines go. */
  readonly depth?: number;
  /** Where the light is: what falls away from it is in shade. */
  readonly light?: number;
  readonly foot?: number;
};

/** Land under its line, as wide as the frame, which swells in the shade. Its lines fall from that line as the slope does. */
export function landShapes(top: Ground, look: Land): readonly Shape[] {
  const { fill, fade, rows = 0, depth = 0, light = 0, foot = height } = look;
  const slope = (x: number) => (top(x + 6) - top(x - 6)) / 12;
  const form: Form = (share, across) => {
    const from = across * width;
    const x = from + 2.4 * depth * slope(from) * share;
    return [x, top(x) + 0.6 + depth * share ** 1.6];
  };
  const fall: Shading = (share, across) => {
    const [x, steep] = [across * width, slope(across * width)];
    return 0.2 + 12 * steep * Math.tanh((x - light) / 60) - 3 * share;
  };
  const edge = times(17, (index): XY => [index * 40, top(index * 40)]);
  const stroke = { width: 0.3 + 0.14 * fill, opacity: 0.3 + 0.4 * fill };
  const swelled = edge.map(([x, y]): XY => [x, y + Math.max(0.3, fall(0, x / width) * 0.4)]);
  return [
    solid(`${line(...edge)}L${width} ${foot}L0 ${foot}Z`, fill, fade),
    ...hatchShapes(form, rows * 11, fall, 2, { stroke }),
    { d: outline(edge, swelled), fill: 0.4 + 0.5 * fill, tone: "ink" },
  ];
}

/** What lies between two heights. */
const band = (from: number, to: number) => `M0 ${from}L${width} ${from} ${width} ${to} 0 ${to}Z`;

/** The sky down to `foot`, which begins in the color of the page. */
export const sky = (foot: number, fade: number): Shape => solid(band(0, foot), 0, fade);

/** Water from its far shore to the foot of the picture, the deeper in color the nearer; `waves` is how high they are. */
export function waterShapes(shore: number, fade: number, waves: number): readonly Shape[] {
  const next = chance(8);
  const ripples = times(60, (index) => {
    const down = (index / 60) ** 1.5;
    const half = (6 + 44 * next() ** 1.6) * (0.5 + down);
    const x = half + 1 + ((index * 0.618) % 1) * (width - 2 * half - 2);
    const bow = waves * down * (next() - 0.3);
    return dash([x, shore + 3 + (height - shore - 9) * down], half, 0.24 + 0.5 * down, bow);
  });
  return [
    solid(band(shore, height), 0.23, fade),
    { d: ripples.join(""), fill: 0.5, tone: "ink", isFine: true },
    { d: line([within(0, width), shore], [within(width, width), shore]), stroke: soft },
  ];
}

/** What water shows of a boat: strokes, each shorter. */
export const mirrored = ([x, y]: XY, half: number) =>
  each([1, 0.7, 0.5, 0.3], (share, index) =>
    dash([x + 3 * (index % 2), y + 4 * index], half * share, share),
  );

/** The light of a moon at x on the water: half its width at the far shore, and at the near one. */
export function glitter(x: number, shore: number, far: number, near: number): Shape {
  const next = chance(5);
  const strokes = times(44, (index) => {
    const down = (index / 44) ** 1.5;
    const reach = far + (near - far) * down;
    const half = reach * (0.14 + 0.6 * next() ** 2);
    const y = shore + 2 + (height - shore - 5) * down;
    return dash([x + (reach - half) * (next() * 2 - 1), y], half, 0.5 + 1.4 * down);
  });
  return { d: strokes.join(""), fill: 0.95, tone: "warm" };
}

/** Tufts of grass, from one x of the ground to another: of two blades to six, low ones and high ones; `high` is how high they are at most. */
export function grass(ground: Ground, from: number, to: number, high: number, next: () => number) {
  const count = Math.round((to - from) / 27);
  const tufts = times(count, (index) => {
    const x = from + ((index + 1.8 * next() - 0.4) / count) * (to - from);
    const [blades, tall, lean] = [2 + Math.floor(4.9 * next() ** 1.5), 0.4 + 0.6 * next(), next()];
    return times(blades, (blade) => {
      const toward = (blade + next()) / blades - 0.7 + 0.4 * lean;
      const foot: XY = [x + (blade - blades / 2) * 1.4, ground(x) + 1];
      const length = high * tall * (0.5 + 0.5 * next());
      const rest = [away(foot, toward * 0.5, length * 0.6), away(foot, toward * 1.3, length)];
      return sliver(1.1, foot, ...rest);
    });
  });
  return tufts.flat().join("");
}
