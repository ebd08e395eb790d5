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
  const kept = isKept ? " This week is for keeping what is there." : "";
  const enough = thread
    ? ` One practice is enough: “${thread}”, on each day of this week and of the weeks after. It’s fine to skip the others.`
    : leftOut === undefined
      ? " The one good thing that you chose to protect may take the place of any practice."
      : "";
  if (first === undefined) {
    const where = leftOut === undefined ? "on paper or in your head" : "in your head";
    const choice = thread ? "" : " One of the three is enough: choose the one you like best.";
    return `${balanced}, so ${noFocus(where)}${choice}${enough}`;
  }
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
    "Mindful breathing: when you have washed your face, sit and follow your breath, or any steady sound, for five minutes.",
    "Posture check-in: when you sit down, three times a day, let your shoulders drop.",
    `Gratitude practice: when you turn off the lamp, recall for three minutes what made you glad today, ${where}.`,
    "For it, think of that day’s chapter: on the Heart day, recall a kindness.",
  ].join(" ");
