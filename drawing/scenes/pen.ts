import type { Shape } from "#drawing/shape.ts";

/** A place in a scene: x to the right, y downwards. */
export type XY = readonly [x: number, y: number];

/** A curve with one bend, which it passes by. */
export type Curve = readonly [start: XY, bend: XY, end: XY];

export const bold = { width: 1.3, opacity: 1 };
export const fine = { width: 0.7, opacity: 0.65 };
export const faint = { width: 0.7, opacity: 0.45 };

/** Writes places for path data, rounded to tenths so that scenes stay small. */
export function put(...places: readonly XY[]): string {
  // Adding 0 turns -0 into 0, which would otherwise be written "-0".
  return places.flatMap((place) => place.map((value) => Math.round(value * 10) / 10 + 0)).join(" ");
}

/** The place at `share` of the way from one to another. */
export function between([x, y]: XY, [toX, toY]: XY, share = 0.5): XY {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** The place at `share` of a curve. */
export function along([start, bend, end]: Curve, share: number): XY {
  return between(between(start, bend, share), between(bend, end, share), share);
}

/** `length` from a place towards `angle`; angles are radians clockwise from 12 o'clock. */
export function away([x, y]: XY, angle: number, length: number): XY {
  return [x + length * Math.sin(angle), y - length * Math.cos(angle)];
}

/** The angle at which one sees the second place from the first. */
export function angleTo([x, y]: XY, [toX, toY]: XY): number {
  return Math.atan2(toX - x, y - toY);
}

/** `count` results of `draw`, given 0 to `count` - 1. */
export function times<T>(count: number, draw: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}

/** The path data of all of them together. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => string): string {
  return items.map(draw).join("");
}

/** Numbers from 0 to 1 in an order that looks like chance, and is always the same for a seed. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** A smooth line that begins and ends at the outer places and passes near the others. */
export function line(...places: readonly XY[]): string {
  return `M${put(...places.slice(0, 1))}${onward(places.slice(1))}`;
}

/** The rest of a smooth line, which comes from a place before these. */
function onward(places: readonly XY[]): string {
  if (places.length === 1) return `L${put(...places)}`;
  return each(places.slice(1), (next, index) => {
    const place = places[index] ?? next;
    return `Q${put(place, index === places.length - 2 ? next : between(place, next))}`;
  });
}

/** What a pen leaves that is `width` wide at the start and lifted towards the end, as a closed outline. */
export function taper(width: number, ...places: readonly XY[]): string {
  const last = places.length - 1;
  const side = (sign: number) =>
    places.map((place, index) => {
      const ahead = angleTo(places[index - 1] ?? place, places[index + 1] ?? place);
      return away(place, ahead + Math.PI / 2, (sign * width * (1 - index / last)) / 2);
    });
  return `${line(...side(-1))}${onward(side(1).toReversed().slice(1))}Z`;
}

/** A flat stroke, pointed at both ends: light on water, a far hill, or a wash of color. */
export function glint([x, y]: XY, half: number, up: number, down = up): string {
  const end: XY = [x - half, y];
  return `M${put(end)}Q${put([x, y - up * 2], [x + half, y], [x, y + down * 2], end)}Z`;
}

/** A part of an upright ellipse, clockwise from one angle to another. */
export function arc([x, y]: XY, [rx, ry]: XY, from: number, to: number): string {
  const at = (angle: number): XY => [x + rx * Math.sin(angle), y - ry * Math.cos(angle)];
  return `M${put(at(from))}A${put([rx, ry])} 0 ${to - from > Math.PI ? 1 : 0} 1 ${put(at(to))}`;
}

/** A whole circle. */
export function disc(center: XY, size: number): string {
  return arc(center, [size, size], 0, Math.PI) + arc(center, [size, size], Math.PI, 2 * Math.PI);
}

/** A point, to be stroked as wide as it shall be: a line so short that only its round caps show. */
export function dot([x, y]: XY): string {
  return line([x, y], [x + 0.1, y]);
}

type Leaf = {
  readonly foot: XY;
  readonly angle: number;
  readonly length: number;
  readonly half: number;
  /** Pairs of side veins. */
  readonly pairs: number;
  /** How far its middle is bent to the right of the way from foot to tip. */
  readonly bow?: number;
};

/** A leaf in the hand of the flower's petals: its edge, a darker middle, and veins. It hides what it lies upon. */
export function leafShapes({ foot, angle, length, half, pairs, bow = 0 }: Leaf): readonly Shape[] {
  const at = (across: number, share: number, bend = 4 * share * (1 - share)) =>
    away(away(foot, angle, length * share), angle + Math.PI / 2, across * half + bow * bend);
  const outline = (size: number, wide: number) => {
    const belly = (sign: number) => at(sign * 1.45 * wide, 0.2 * size, 1.4);
    const shoulder = (sign: number) => at(sign * 0.95 * wide, 0.72 * size, 1.3);
    return `M${put(foot)}C${put(belly(-1), shoulder(-1), at(0, size), shoulder(1), belly(1), foot)}Z`;
  };
  const veins = times(pairs * 2, (index) => {
    const side = index % 2 ? 1 : -1;
    const share = 0.1 + (0.58 * (index >> 1)) / pairs;
    const reach = side * (0.86 - 0.5 * share * share);
    return line(at(0, share), at(0.42 * reach, share + 0.1), at(0.74 * reach, share + 0.24));
  });
  return [
    { d: outline(1, 1), covers: true, fill: 0.15, stroke: bold },
    { d: outline(0.72, 0.55), fill: 0.12 },
    { d: line(foot, at(0, 0.5), at(0, 0.9)) + veins.join(""), stroke: fine },
  ];
}
