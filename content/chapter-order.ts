import type { OrderFacts } from "#domain/report/chapter-order.ts";

/** "Why this order", in one or two sentences; the second where the key insights name one of several. */
export function whyThisOrder({ names, isLevel, isTied }: OrderFacts): string {
  if (isLevel) {
    return `All seven scores are equal, so the chapters go up the body, from ${names[0]} to ${names.at(-1)}. ${always}`;
  }
  const order = "Chapters run from lowest to highest";
  if (!isTied) return `${order}.`;
  return `${order}, equal ones up the body. ${always}`;
}

const always = "The key insights always name the first two, low or not.";
