/** A point in SVG coordinates: x to the right, y downwards. */
export type Point = { readonly x: number; readonly y: number };

/** The point at `angle` (radians clockwise from 12 o'clock) and `radius` from the center. */
export function pointAt(angle: number, radius: number): Point {
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** Writes a point for path data, rounded to hundredths so that drawings stay small. */
export function write({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** Rounds to hundredths, or to so many parts of one. */
export function round(value: number, parts = 100): number {
  // Adding 0 turns -0 into 0, which would otherwise be written "-0".
  return Math.round(value * parts) / parts + 0;
}

/** Path data of a curve that goes on from `start` through `middle` to `end`. */
export function curveThrough(start: Point, middle: Point, end: Point): string {
  const bend = (axis: "x" | "y") => 2 * middle[axis] - (start[axis] + end[axis]) / 2;
  return `Q${write({ x: bend("x"), y: bend("y") })} ${write(end)}`;
}

/** Path data of a circle, by its two halves. */
export function circle(radius: number, { x, y }: Point = { x: 0, y: 0 }): string {
  const top = write({ x, y: y - radius });
  const half = `A${radius} ${radius} 0 1 1 `;
  return `M${top}${half}${write({ x, y: y + radius })}${half}${top}Z`;
}
