import type { OrderFacts } from "#domain/report/order.ts";

/** "Why this order", in at most three sentences: each is about this report, and left out where it would not be true of it. */
export function whyThisOrder(facts: OrderFacts): string {
  return [sequence(facts), ...choice(facts)].join(" ");
}

function sequence({ names, isLevel, hasTies }: OrderFacts): string {
  if (isLevel) {
    return `All seven scores are equal, so the chapters go up the body, from ${names[0]} to ${names.at(-1)}.`;
  }
  return `The chapters go from your lowest score to your highest${hasTies ? ", and up the body where scores are equal" : ""}.`;
}

/** What the plan does with the two areas that the key insights name; it needs no word where it follows just these. */
function choice({ names: [first, , third], unbalanced, focus }: OrderFacts): readonly string[] {
  if (focus === 0)
    return ["Nothing asks for more right now, so the plan visits each chapter once."];
  if (focus === 1) {
    return [`The plan stays with ${first}, the one area that is not balanced.`];
  }
  if (focus === 2) return [];
  if (unbalanced === focus) {
    return [`The plan adds ${third}, and with it follows every area that is not balanced.`];
  }
  const other = unbalanced - focus === 1;
  return [
    `The plan adds ${third}. ${other ? "The other one is" : "The others are"} for after this month, unless ${other ? "it draws" : "one of them draws"} you more; then follow that one instead.`,
  ];
}
