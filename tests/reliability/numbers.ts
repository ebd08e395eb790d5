/** Whether this is a run in full numbers (`npm run test:reliability`) or the short form that every `npm test` runs. */
export const isFull = process.env["RELIABILITY"] === "full";

/** How many to try: few in the short form, many in the full one. */
export function many(short: number, full: number): number {
  return isFull ? full : short;
}

/** Measures seconds from its call on. */
export function stopwatch(): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
}

/** The value that this share of the values does not exceed, 0.5 being the middle; 0 when there are none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
