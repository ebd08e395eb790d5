import { createHistogram } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";

/** What came of calls at a steady rate; times in milliseconds, counted from the moment at which each call was due. */
export type Load = {
  readonly calls: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
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
    // At a steady pace.
    await setTimeout(1);
  }
  await Promise.all(under);
  const inMs = (microseconds: number) => microseconds / 1000;
  return {
    calls: total,
    failed,
    p50: inMs(times.percentile(50)),
    p99: inMs(times.percentile(99)),
    slowest: inMs(times.max),
  };
}
