import { appendFileSync } from "node:fs";

/** Whether this is a run in full numbers (`npm run test:reliability`) or the short form that every `npm test` runs. */
export const isFull = process.env["RELIABILITY"] === "full";

/** How many to try: few in the short form, many in the full one. */
export function many(short: number, full: number): number {
  return isFull ? full : short;
}

/** The time that a test may take, in milliseconds; only what hangs takes so long. */
export const testTimeout = many(5, 60) * 60_000;

export type Finding = {
  /** Its number in the list of reliability tests, such as "T10". */
  readonly id: string;
  readonly what: string;
  readonly tried: string;
  readonly found: string;
  readonly seconds: number;
};

/** Notes what a test tried and what it found, counted in effects; a full run makes a table of all notes. */
export function noteFinding(finding: Finding): void {
  const { id, what, tried, found, seconds } = finding;
  process.stdout.write(`${id} ${what}: tried ${tried}; found ${found} (${seconds.toFixed(1)} s)\n`);
  const path = process.env["RELIABILITY_NOTES"];
  if (path !== undefined) appendFileSync(path, `${JSON.stringify(finding)}\n`);
}

/** Measures a test from its first line on. */
export function stopwatch(): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
}

/** The value that this share of the values does not exceed, 0.5 being the middle; 0 when there are none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
