import { createHistogram } from "node:perf_hooks";
import process from "node:process";
import { setTimeout } from "node:timers/promises";

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

/** The addresses of so many buyers. */
export const people = (count: number, name = "ada") =>
  Array.from({ length: count }, (_, i) => `${name}${i}@example.com`);

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A shuffled copy (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    // Both places are within the list.
    [copy[last], copy[chosen]] = [copy[chosen] as Item, copy[last] as Item];
  }
  return copy;
}

/** Does something with each item, with at most so many under way at once; the results in the order of the items. */
export async function eachAtOnce<Item, Result>(
  limit: number,
  items: readonly Item[],
  act: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) {
      results[index] = await act(item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  return results;
}

/** What came of calls at a steady rate; times in milliseconds, counted from the moment at which each call was due. */
export type Load = {
  readonly calls: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
};

/**
 * Makes so many calls a second for so many seconds, whether the earlier ones have been answered or not, as visitors do.
 * A call answers whether it went well; one that rejects counts as failed.
 */
export async function atRate(
  perSecond: number,
  seconds: number,
  call: (index: number) => Promise<boolean>,
): Promise<Load> {
  const times = createHistogram();
  const total = perSecond * seconds;
  const began = performance.now();
  let failed = 0;
  const one = async (index: number) => {
    const due = began + (index * 1000) / perSecond;
    const isWell = await call(index).catch(() => false);
    if (!isWell) failed += 1;
    times.record(Math.max(1, Math.round((performance.now() - due) * 1000)));
  };
  const under: Promise<void>[] = [];
  while (under.length < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - began) / 1000) * perSecond));
    while (under.length < due) under.push(one(under.length));
    await setTimeout(1);
  }
  await Promise.all(under);
  const inMs = (microseconds: number) => microseconds / 1000;
  return {
    calls: total,
    failed,
    p50: inMs(times.percentile(50)),
    p99: inMs(times.percentile(99)),
  };
}
