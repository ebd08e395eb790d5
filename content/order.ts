import { headings } from "#domain/headings.ts";
import { numberInWords } from "#domain/in-words.ts";
import type { OrderFacts } from "#domain/order.ts";

/** "Why this order", in two to four sentences: each is about this report, and left out where it would not be true of it. */
export function whyThisOrder(facts: OrderFacts): string {
  return [
    sequence(facts),
    ...(facts.hasTies ? ["Equal scores keep the order of the body, from the base upward."] : []),
    choice(facts),
  ].join(" ");
}

function sequence({ names, states, isLevel, differsWithinState }: OrderFacts): string {
  if (isLevel) {
    return `All seven scores are equal, so the chapters go up the body, from ${names[0]} to ${names.at(-1)}.`;
  }
  if (states.length === 1) return "The chapters go by score, from the lowest to the highest.";
  const way = `The chapters go by state, from “${states[0]}” to “${states.at(-1)}”`;
  return differsWithinState ? `${way}, and within a state by score, lowest first.` : `${way}.`;
}

function choice({ names: [first, second, third], unbalanced, focus }: OrderFacts): string {
  if (focus === 0) {
    return `${headings.insights} names the first two, ${first} and ${second}, as worth keeping. No area asks for more right now, so the plan follows none and visits each chapter once.`;
  }
  if (focus === 1) {
    return `${headings.insights} always names two, here ${first} and ${second}, but the plan stays with ${first}, the one area that is not balanced.`;
  }
  const named = `${headings.insights} names ${first} and ${second}, the first two.`;
  if (focus === 2)
    return `${named} The plan follows the same two, since the other five are balanced.`;
  if (unbalanced === focus) {
    return `${named} The plan adds ${third}, and with it follows every area that is not balanced.`;
  }
  const others = unbalanced - focus;
  return `${named} The plan adds ${third} and stops there, and the ${numberInWords(others)} other ${others === 1 ? "area that is" : "areas that are"} not balanced can wait for a later week.`;
}
