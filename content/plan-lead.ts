/**
 * What stands above the 7-day plan: which chakras its days follow, in which order they take turns, and why they repeat.
 * `focus` are the display names of the plan's focus chakras in that order, at most three (spec 9); where there are none,
 * it says how to do the three default practices and what the visits are (`planChapters`). Where much is low at once,
 * `enough` is the title of one practice that is. `leftOut` is the chapter that is short by an unsafe home alone.
 */
export function planLead(focus: readonly string[], enough?: string, leftOut?: string): string {
  if (leftOut === undefined) return turnsOf(focus, enough);
  return `${leftOut} is left out: only home is low there, and no practice can make a home safe. People can help. ${turnsOf(focus, enough, "The others are balanced")}`;
}

function turnsOf(
  focus: readonly string[],
  enough: string | undefined,
  balanced = "All seven areas are balanced",
): string {
  const [first, second, third] = focus;
  if (first === undefined) return `${balanced}, so ${noFocus}`;
  if (second === undefined) {
    return `All seven days belong to ${first}, and they repeat on purpose: a habit grows by repeating. When you would like a change, take another practice from the ${first} chapter.${oneOf(enough)}`;
  }
  const turns =
    third === undefined
      ? `The days take turns: day 1 is for ${first}, day 2 for ${second}, then ${first} again.`
      : `The days take turns: day 1 is for ${first}, day 2 for ${second}, day 3 for ${third}, then ${first} again.`;
  return `${turns}${oneOf(enough)}`;
}

function oneOf(enough: string | undefined): string {
  if (enough === undefined) return "";
  return ` One practice is enough, the same one all week: “${enough}”, for example. Skip the others with a good conscience.`;
}

const noFocus = [
  "all seven days repeat three small habits.",
  "Mindful breathing: sit and follow your breath for five minutes, and come back when your mind wanders.",
  "Posture check-in: three times a day, set both feet down and let your shoulders drop.",
  "Gratitude practice: take three minutes to write what made you glad today.",
  "Each day also visits a chapter: read it again and, if you like, try the practice named there.",
].join(" ");
