import type { Shape } from "#drawing/shape.ts";
import { hatch, hatchShapes, height, solid, width, within } from "./form.ts";
import type { Form, Shading } from "./form.ts";
import { away, line, soft, times, type XY } from "./pen.ts";

/** The height of the ground at x. */
export type Ground = (x: number) => number;

/** A rise of the ground: where it is highest, how high, and how far it reaches. */
export const rise = (x: number, peak: number, high: number, reach: number) =>
  high * Math.exp(-(((x - peak) / reach) ** 2));

type Land = {
  /** Its color along its top and at its foot. */
  readonly fill: number;
  readonly fade: number;
  readonly rows: number;
  /** How far down its lines go. */
  readonly depth: number;
  /** Where the light is: what falls away from it is in shade. */
  readonly light?: number;
  readonly shade?: Shading;
  readonly foot?: number;
  readonly stroke?: Shape["stroke"];
};

/** Land under its line, as wide as the frame. Its lines follow that line, the lower the farther apart. */
export function landShapes(top: Ground, look: Land): readonly Shape[] {
  const { fill, fade, rows, depth, light = 0, foot = height, stroke = soft } = look;
  const form: Form = (share, across) => {
    const x = within(share * width, width);
    return [x, top(x) + 1 + depth * across ** 1.5];
  };
  const fall: Shading = (share, across) => {
    const x = share * width;
    const side = Math.min(1, Math.max(-1, (x - light) / 60));
    const slope = (top(x + 6) - top(x - 6)) / 12;
    return 0.36 + slope * side * 2.2 - across * 0.4 + 0.2 * Math.sin(share * 17 + across * 37);
  };
  const edge = times(17, (index): XY => [index * 40, top(index * 40)]);
  return [
    solid(`${line(...edge)}L${width} ${foot}L0 ${foot}Z`, fill, fade),
    ...hatchShapes(form, rows, look.shade ?? fall, 11),
    { d: line(...edge.map(([x, y]): XY => [within(x, width), y])), stroke },
  ];
}

/** What lies between two heights. */
const band = (from: number, to: number) => `M0 ${from}L${width} ${from} ${width} ${to} 0 ${to}Z`;

/** The sky down to `foot`, which begins in the color of the page. */
export const sky = (foot: number, fade: number): Shape => solid(band(0, foot), 0, fade);

/** Lines that are drawn in the air: wind, or mist. */
export function airShapes(form: Form, rows: number, shade: Shading): readonly Shape[] {
  return hatchShapes(form, rows, shade, 10, { width: 0.5, opacity: 0.42 });
}

/** Water from its far shore to the foot of the picture, the deeper in color the nearer; `waves` is how high they are. */
export function waterShapes(shore: number, fade: number, waves: number): readonly Shape[] {
  const form: Form = (share, across) => [
    within(share * width, width),
    shore +
      2 +
      (height - shore - 4) * across ** 1.5 +
      waves * (0.2 + across) * Math.sin(share * (60 - 34 * across) + across * 60),
  ];
  const shade: Shading = (share, across) =>
    0.48 - 0.12 * across + 0.26 * Math.sin(share * 21 + across * 60);
  return [
    solid(band(shore, height), 0.23, fade),
    ...hatchShapes(form, Math.round((height - shore) / 3.4), shade, waves ? 15 : 3),
    { d: line([within(0, width), shore], [within(width, width), shore]), stroke: soft },
  ];
}

/** The light of a moon at x on the water: half its width at the far shore, and at the near one. */
export function glitter(x: number, shore: number, far: number, near: number): Shape {
  const form: Form = (share, across) => [
    x + (share * 2 - 1) * (far + (near - far) * across),
    shore + 2 + (height - shore - 3) * across ** 1.3,
  ];
  const shade: Shading = (share) => 1.3 - Math.abs(share - 0.5) * 2.2;
  const d = hatch(form, 24, shade, 1).join("");
  return { d, tone: "warm", stroke: { width: 1.5, opacity: 0.95 } };
}

/** Tufts of grass, from one x of the ground to another; `high` is how high they are at most. */
export function grass(ground: Ground, from: number, to: number, high: number, next: () => number) {
  const count = Math.round((to - from) / 20);
  const tufts = times(count, (index) => {
    const x = from + ((index + 0.9 * next()) / count) * (to - from);
    return [-0.35, 0.1, 0.55].map((toward) => {
      const foot: XY = [x + toward * 3, ground(x) + 1];
      const [lean, length] = [toward + 0.3 * next(), high * (0.4 + 0.6 * next())];
      return line(foot, away(foot, lean * 0.4, length * 0.6), away(foot, lean, length));
    });
  });
  return tufts.flat().join("");
}
