import { circle, round } from "#drawing/petal.ts";

/** A place in a scene: x to the right, y downwards. */
export type XY = readonly [x: number, y: number];

/** A curve with one bend, or two, which it passes by. */
export type Curve = readonly [start: XY, bend: XY, next: XY, end?: XY];

/** Strokes: an edge, and the fine lines of a form. */
export const soft = { width: 0.5, opacity: 0.7 };
export const fine = { width: 0.36, opacity: 0.6 };

/** Writes places for path data, rounded to tenths so that scenes stay small. */
export function put(...places: readonly XY[]): string {
  return places.flatMap((place) => place.map((value) => round(value, 10))).join(" ");
}

/** The place at `share` of the way from one to another. */
export function between([x, y]: XY, [toX, toY]: XY, share = 0.5): XY {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** The place at `share` of a curve. */
export function along([start, bend, next, end]: Curve, share: number): XY {
  const early = between(between(start, bend, share), between(bend, next, share), share);
  return end ? between(early, along([bend, next, end], share), share) : early;
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

/** Places from their numbers, two each. */
export function placesIn(numbers: string): readonly XY[] {
  return [...numbers.matchAll(/(\d+) (\d+)/gu)].map(([, x, y]) => [Number(x), Number(y)]);
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

/** The outline between two smooth lines that go the same way. */
export function outline(there: readonly XY[], back: readonly XY[]): string {
  const [turn, ...rest] = back.toReversed();
  return `${line(...there)}${turn ? `L${put(turn)}` : ""}${onward(rest)}Z`;
}

/** A stroke through places, so wide at its first, which ends in a point. */
export function sliver(wide: number, foot: XY, ...rest: readonly XY[]): string {
  const side = angleTo(foot, rest[0] ?? foot) + Math.PI / 2;
  const [left, right] = [away(foot, side, -wide / 2), away(foot, side, wide / 2)];
  return `${line(left, ...rest)}${onward([...rest.slice(0, -1).toReversed(), right])}Z`;
}

/** A level stroke, so wide and so thick, that ends in points; it may bow downwards. */
export function dash([x, y]: XY, half: number, thick: number, bow = 0): string {
  const side = (sign: 1 | -1) => put([x, y + bow + sign * thick], [x + sign * half, y]);
  return `M${put([x - half, y])}Q${side(1)}Q${side(-1)}Z`;
}

/** A whole circle. */
export const disc = ([x, y]: XY, radius: number) => circle(radius, { x, y });

/** A closed outline with corners. */
export function polygon(places: readonly XY[]): string {
  return `M${put(...places.slice(0, 1))}L${put(...places.slice(1))}Z`;
}
