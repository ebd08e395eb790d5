import { listed } from "#domain/english.ts";
import type { OrderFacts } from "#domain/report/order.ts";

/** "Why this order", in one or two sentences; the second names a tie of those that the key insights name. */
export function whyThisOrder({ names, isLevel, tied }: OrderFacts): string {
  const [first = "", second = ""] = names;
  if (isLevel) {
    return `All seven scores are equal, so the chapters go up the body, from ${first} to ${names.at(-1)}. The key insights name two for that alone.`;
  }
  const order = "Chapters run from lowest to highest";
  if (tied.length === 0) return `${order}.`;
  const named = tied.includes(first) ? [first, second] : [second];
  return `${order}, equal ones up the body. The key insights name ${listed(named)} for that alone.`;
}
