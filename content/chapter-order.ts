import type { OrderFacts } from "#domain/report/chapter-order.ts";
import { scoreRanges } from "./states.ts";

/** Before the key insights: why the chapters stand in their order, and what the lines of spec 9 mean for these scores. */
export function whyThisOrder(facts: OrderFacts): string {
  const { names, isLevel, isTied, isAnyBlocked } = facts;
  const order = isLevel
    ? `All seven scores are equal, so the chapters go up the body, from ${names[0]} to ${names.at(-1)}.`
    : `Chapters run from lowest to highest${isTied ? ", equal ones up the body" : ""}.`;
  const blocked = isAnyBlocked
    ? ` “Blocked” stands for ${scoreRanges.blocked} and means low, no more.`
    : "";
  return `${order}${blocked}${focusOn(facts)}`;
}

function focusOn({ names, isTied, areKept, leftOut }: OrderFacts): string {
  if (leftOut) {
    const other = names.slice(0, 2).find((name) => name !== leftOut);
    const rest = areKept ? `, and ${other} needs only keeping as it is` : "";
    return ` “Focus on” always names the first two. In ${leftOut} only home is low, which takes help from people${rest}.`;
  }
  if (areKept) return " “Focus on” names the first two, and here it means keeping what works.";
  return isTied ? " “Focus on” always names the first two." : "";
}
