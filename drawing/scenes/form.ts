import type { Shape } from "#drawing/shape.ts";
import { along, angleTo, away, fine, line, outline, put, soft, times } from "./pen.ts";
import type { Curve, XY } from "./pen.ts";

/** A form to draw on: the place `along` it (0 to 1) and `across` it. */
export type Form = (along: number, across: number) => XY;

type More = Pick<Shape, "stroke" | "tone" | "isLit">;

/** How much a form is in shade there: from 0, in the light, to 1. */
export type Shading = (along: number, across: number) => number;

export const [width, height] = [640, 240];

/** Into the frame, so far that no part of a stroke reaches out. */
export const within = (value: number, most: number) => Math.min(Math.max(value, 0.6), most - 0.6);

/**
 * Lines that follow a form, in rows from one side of it (across 0) to the other (1), that gather in its shade: each is drawn where
 * the shade is deep enough for it, and within the frame. `bends` is how many curves a whole line has. Every third is
 * seen where the drawing is small too.
 */
export function hatchShapes(
  form: Form,
  rows: number,
  shade: Shading,
  bends = 5,
  { stroke = fine, ...tone }: More = {},
): readonly Shape[] {
  const steps = 40;
  const drawn = times(rows, (row) => {
    const across = (row + 0.5) / rows;
    // Multiples of the golden section: neighbors differ, and any few of them are spread evenly.
    const least = ((row + 1) * 0.618) % 1;
    // So do its steps: no two neighbors end beside each other.
    const shareAt = (step: number) => Math.min(1, Math.max(0, (step - least) / steps));
    const isDrawn = (share: number) => {
      if (shade(share, across) + 0.08 * Math.sin(share * 23 + row * 2.4) <= least) return false;
      const [x, y] = form(share, across);
      return x === within(x, width) && y === within(y, height);
    };
    let lines = "";
    for (let step = 0; step <= steps; step++) {
      const from = shareAt(step);
      while (step <= steps + 1 && isDrawn(shareAt(step))) step++;
      const length = shareAt(step - 1) - from;
      const curves = Math.ceil(Math.max(length * bends, Math.min(bends, 2)));
      const at = (index: number) => form(from + (length * index) / curves, across);
      if (length * bends > 0.45) lines += line(...times(curves + 1, at));
    }
    return lines;
  });
  const some = (isFew: boolean, share: number) => ({
    d: drawn.filter((_, row) => (row % 3 === 1) === isFew).join(""),
    stroke: { ...stroke, width: share * stroke.width },
    ...tone,
  });
  return [{ ...some(false, 0.56), isFine: true as const }, some(true, 1.36)].filter(({ d }) => d);
}

/** A part of a scene that hides what it lies upon, with its color at its top and at its foot. */
export function solid(d: string, top: number, foot: number, more: More = {}): Shape {
  return { d, fill: 1, fade: [top, foot], ...more };
}

/** The width of a form along its middle, as a share of its widest. */
type Profile = (along: number) => number;

/** Widest before its middle, and pointed. */
export const leaf: Profile = (share) => 3.16 * share ** 0.7 * (1 - share);
/** Narrow at its foot, wide soon, and drawn out to a point. */
export const blade: Profile = (share) => Math.min(1, 0.06 + share * 4) * (1 - share) ** 0.75;

/** A leaf, a blade or a root around its middle line, cut off at the frame: -1 across is its left edge, 1 its right one. */
export function sheet(middle: Curve, half: number, profile: Profile): Form {
  return (share, across) => {
    const ahead = angleTo(
      along(middle, Math.max(0, share - 0.01)),
      along(middle, Math.min(1, share + 0.01)),
    );
    const side = across * half * profile(share);
    const [x, y] = away(along(middle, share), ahead + Math.PI / 2, side);
    return [within(x, width), within(y, height)];
  };
}

/** A stem or a root, which grows narrower from its foot to its tip. */
export const taper = (way: Curve, half: number, by = 0.85) =>
  sheet(way, half, (share) => 1 - by * share);

/** The outline of a form from one side of it to the other, a sheet's from edge to edge. */
export function around(form: Form, curves: number, from = -1, to = 1): string {
  const edge = (across: number) => times(curves + 1, (index) => form(index / curves, across));
  return outline(edge(from), edge(to));
}

type Sheet = {
  readonly fill: number;
  readonly fade: number;
  readonly tone?: "warm";
  readonly isLit?: true;
  /** The side that lies in shade: -1 is the left one. */
  readonly dark?: -1 | 1;
  /** Lines on a half. */
  readonly rows: number;
  /** How many curves an edge has. */
  readonly curves?: number;
};

/** A sheet in the hand of the flower's petals: one half in shade, lines on both, more of them in the shade, and a middle rib. */
export function sheetShapes(form: Form, look: Sheet): readonly Shape[] {
  const { fill, fade, rows, dark = 1, curves = 6, ...tone } = look;
  const rib = line(...times(curves, (index) => form(index / curves, 0)));
  const lines = (side: -1 | 1) => {
    const half: Form = (share, there) => form(0.03 + share * 0.95, side * there);
    // The nearer to the edge the shorter; in the light they are fewer, and leave a gleam.
    const shade: Shading = (share, there) =>
      side === dark ? 1.2 - share * 0.5 - there * 0.3 : 0.95 - share * 0.9 - there * 0.5;
    return hatchShapes(half, rows, shade, curves / 2, tone);
  };
  return [
    solid(around(form, curves), fill, fade, { ...tone, stroke: soft }),
    { d: around(form, curves, 0, dark), fill: 0.1, tone: "shade" },
    ...lines(-1),
    ...lines(1),
    { d: rib, stroke: soft, ...tone, isFine: true },
    { d: around(form, curves, 0.92 * dark, dark), fill: 0.7, tone: tone.tone ? "shade" : "ink" },
  ];
}

/** A leaf or a lobe of one, with a half in shade, a rib, and `count` veins to both sides of it. */
export function veinedShapes(to: Form, dark: -1 | 1, count: number): readonly Shape[] {
  const veins = times(count, (index) => {
    const out = 0.24 + (0.6 * index) / count;
    return `M${put(to(out, -0.85))}L${put(to(out - 0.14, 0), to(out, 0.85))}`;
  });
  return [
    solid(around(to, 4), 0.8, 0.25, { stroke: soft }),
    { d: around(to, 4, 0, dark), fill: 0.24, tone: "ink" },
    { d: line(to(0, 0), to(0.5, 0), to(0.9, 0)), stroke: soft, isFine: true },
    { d: veins.join(""), stroke: fine, isFine: true },
  ];
}
