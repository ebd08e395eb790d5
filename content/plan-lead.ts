/**
 * What stands above the 7-day plan: which chakras its days follow, in which order they take turns, and why they repeat.
 * `focus` are the display names of the plan's focus chakras in that order, at most three (spec 9); where there are none,
 * it says how to do the three default practices and what the visits are (`planChapters`). Where much is low at once, one
 * practice a day is enough.
 */
export function planLead(focus: readonly string[], isMuchLow: boolean): string {
  const [first, second, third] = focus;
  if (first === undefined) return noFocus;
  if (second === undefined) {
    return `All seven days belong to ${first}, and they repeat on purpose: a habit grows by repeating. When you would like a change, take another practice from the ${first} chapter.`;
  }
  const turns =
    third === undefined
      ? `The days take turns: day 1 is for ${first}, day 2 for ${second}, and so on.`
      : `The days take turns: day 1 is for ${first}, day 2 for ${second}, day 3 for ${third}, and so on.`;
  const enough = isMuchLow ? " One practice a day is enough." : "";
  return `${turns}${enough}`;
}

const noFocus = [
  "All seven areas are balanced, so all seven days repeat three small habits.",
  "Mindful breathing: sit and follow your breath for five minutes, and come back when your mind wanders.",
  "Posture check-in: three times a day, set both feet down and let your shoulders drop.",
  "Gratitude practice: take three minutes to write what made you glad today.",
  "Each day also visits a chapter: read it again and, if you like, try the practice named there.",
].join(" ");
