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
    return `All seven days belong to ${first}, the one area that asks for more right now. They repeat on purpose, because a small habit grows by repeating. When you would like a change, another practice from the ${first} chapter may take the place of one of these.`;
  }
  const turns =
    third === undefined
      ? `The seven days take turns between two areas: day 1 is for ${first}, day 2 for ${second}, and day 3 for ${first} again.`
      : `The seven days take turns among three areas: day 1 is for ${first}, day 2 for ${second}, day 3 for ${third}, and day 4 begins again with ${first}.`;
  const enough = isMuchLow ? " One of the three is enough for a day." : "";
  return `${turns}${enough} A small habit grows by repeating. Where a practice doesn’t suit you, another one from the same chapter may take its place.`;
}

const noFocus = [
  "All seven areas are balanced, so all seven days repeat three small habits.",
  "For mindful breathing, sit down and follow your breath in and out for five minutes, and come back to it whenever your mind wanders.",
  "For a posture check-in, pause three times a day, set both feet on the floor and let your shoulders drop.",
  "For the gratitude practice, take three minutes to write down what you were glad of today, however small.",
  "Each day also visits one chapter, from Root on day 1 up to Crown on day 7.",
  "A visit is to read that chapter once more and, if you like, to try the practice that the plan names beside it.",
].join(" ");
