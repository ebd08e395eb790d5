import type { OrderFacts } from "#domain/report/chapter-order.ts";
import { scoreRanges } from "./states.ts";

/** Before the key insights: why the chapters stand in their order, and what the lines of spec 9 mean for these scores. */
export function whyThisOrder(facts: OrderFacts): string {
  const { names, isLevel, isTied, isAnyBlocked } = facts;
  const order = isLevel
    ? `All seven scores are equal, so the chapters go up the body, from ${names[0]} to ${names.at(-1)}.`
    : `The lowest score comes first${isTied ? ", and equal scores run from Root up to Crown" : ""}.`;
  const blocked = isAnyBlocked ? ` “Blocked” only means low: ${scoreRanges.blocked}.` : "";
  return `${order}${blocked}${focusOn(facts)}`;
}

function focusOn(facts: OrderFacts): string {
  const { isTied, areKept, areAllKept, isAnyBetween, unsafe } = facts;
  if (unsafe) {
    return areAllKept
      ? ` What matters here is home, and people can help with that. The list below always names two areas.`
      : ` For you, home comes first, though “Focus on” always names the first two.`;
  }
  if (areKept) {
    const name = isAnyBetween
      ? " “Needs support” is only a name for 7 to 9, and three times Often is good."
      : "";
    return ` “Focus on” names the first two: for you, that means keeping what works.${name}`;
  }
  return isTied ? " “Focus on” always names the first two." : "";
}
