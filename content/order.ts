import { listed, numberInWords } from "#domain/english.ts";
import type { OrderFacts } from "#domain/report/order.ts";

/** "Why this order", in at most three sentences: each is about this report, and left out where it would not be true of it. */
export function whyThisOrder(facts: OrderFacts): string {
  return [...sequence(facts), ...choice(facts)].join(" ");
}

function sequence({ names, isLevel, hasTies, tied }: OrderFacts): readonly string[] {
  const [first = "", second = ""] = names;
  if (isLevel) {
    return [
      `All seven scores are equal, so the chapters go up the body, from ${first} to ${names.at(-1)}.`,
      "The key insights name the first two for that alone.",
    ];
  }
  const order = `The chapters go from your lowest score to your highest${hasTies ? ", and up the body where scores are equal" : ""}.`;
  if (tied.length === 0) return [order];
  const named = tied.includes(first) ? [first, second] : [second];
  const others = tied.length - named.length;
  return [
    order,
    `The key insights name ${listed(named)} for that alone, as ${numberInWords(others)} ${others === 1 ? "other scores" : "others score"} the same.`,
  ];
}

/** What the plan does with the two areas that the key insights name; it needs no word where it follows just these. */
function choice({ names: [first, , third], unbalanced, focus }: OrderFacts): readonly string[] {
  if (focus === 0) return ["All seven are balanced, so the plan visits each chapter once."];
  if (focus === 1) {
    return [`The plan stays with ${first}, the one area that is not balanced.`];
  }
  if (focus === 2) return [];
  if (unbalanced === focus) {
    return [`The plan adds ${third}, and with it follows every area that is not balanced.`];
  }
  const other = unbalanced - focus === 1;
  return [
    `The plan adds ${third} and leaves ${other ? "the other one" : "the others"} for after this month, unless ${other ? "it draws" : "one of them draws"} you more.`,
  ];
}
