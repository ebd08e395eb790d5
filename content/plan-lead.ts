import type { PlanFacts } from "#domain/report/guidance.ts";

/**
 * What stands above the 7-day plan: which chakras its days follow, in which order they take turns (spec 9), and what holds
 * the week together. Without focus chakras it says how to do the three default practices.
 */
export function planLead(facts: PlanFacts): string {
  const { leftOut } = facts;
  if (leftOut === undefined) return weekOf(facts);
  const week = weekOf({ ...facts, thread: undefined }, "The others are balanced");
  return `Home comes first, so ${leftOut} is left out: no practice can make a home safe, and people can help. Nothing below has to be done. Take it only in an hour in which you feel safe, and stop when you like. ${week}`;
}

function weekOf(
  { focus, thread, leftOut, isLevel, isKept }: PlanFacts,
  balanced = "All seven areas are balanced",
): string {
  const [first, second, third] = focus;
  if (first === undefined) {
    return `${balanced}, so ${noFocus(leftOut === undefined ? "on paper or in your head" : "in your head")}`;
  }
  const kept = isKept ? " No answer behind them is low, so this week is for keeping them." : "";
  const enough = thread
    ? ` One practice is enough, the same one all week: “${thread}”, for example. Skip the others with a good conscience.`
    : "";
  if (second === undefined) {
    return `All seven days belong to ${first}, and they repeat on purpose: a habit grows by repeating.${kept}${enough}`;
  }
  const turns = `day 1 is for ${first}, day 2 for ${second}, ${third ? `day 3 for ${third}, ` : ""}then ${first} again.`;
  const order = isLevel ? "With seven equal scores any order is right" : "The days take turns";
  return `${order}: ${turns}${kept}${enough}`;
}

/** What is left in writing at an unsafe home can be found. */
const noFocus = (where: string) =>
  [
    "all seven days keep the same three small habits.",
    "Mindful breathing: sit and follow your breath for five minutes, and come back when your mind wanders.",
    "Posture check-in: three times a day, set both feet down and let your shoulders drop.",
    `Gratitude practice: take three minutes to recall what made you glad today, ${where}.`,
    "For that, think of that day’s chapter: on the Heart day of a kindness, for example.",
  ].join(" ");
