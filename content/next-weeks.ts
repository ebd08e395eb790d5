import type { FollowedChapter } from "#domain/report/next-weeks.ts";

/** Weeks 2, 3 and 4: for none, one, two and three chapters that the plan followed in week 1, where much is low, and where home is. */
export function nextWeeks(
  followed: readonly FollowedChapter[],
  isMuchLow = false,
  isUnsafe = false,
): readonly [string, string, string] {
  const [second, third, fourth] = weeksAfter(followed, isMuchLow);
  return [isUnsafe ? `${toldSomebody} ${second}` : second, third, fourth];
}

const toldSomebody =
  "If nobody knows about home yet, that is all right. The lines are still there.";

function weeksAfter(
  followed: readonly FollowedChapter[],
  isMuchLow: boolean,
): readonly [string, string, string] {
  if (isMuchLow) return muchLow;
  const [first, second, third] = followed;
  if (first === undefined) {
    return [
      "Keep whatever part of the plan came most easily, and let the others go. When you have a spare half hour, reread the chapter that you liked best.",
      "Choose one practice from that chapter for two or three days of this week. Nothing has to get better by it; it may simply be pleasant.",
      "Put the report away and see what you still do without it. That is yours by now, and the rest can wait until you want it.",
    ];
  }
  if (second === undefined) {
    return [
      `Stay with ${first.name}, but with one practice only, whichever asked least of you. The others may rest.`,
      `Try “${first.practice}” from the ${first.name} chapter on two or three days. If it doesn’t suit you, drop it and go back to what did.`,
      "Keep only what you would miss. On one evening, take a reflection prompt and write for as long as a cup of tea stays warm.",
    ];
  }
  if (third === undefined) {
    return [
      `Give this week to ${first.name} alone, with the practice that felt lightest. ${second.name} may rest, and nothing is lost by that.`,
      `Now ${second.name} has the week. Choose one practice from its days in the plan, or try “${second.practice}” from its chapter.`,
      `Let ${first.name} and ${second.name} share the week again, with one practice a day instead of three. A day off is part of it.`,
    ];
  }
  return [
    `This week is for ${first.name} alone. Keep what worked on the ${first.name} days and, if you want something new, try “${first.practice}” from its chapter.`,
    `Now it is ${second.name}’s turn, with one practice, perhaps “${second.practice}”. The others can rest.`,
    `${third.name} has the last of the four weeks. You could begin with “${third.practice}”. On the last day, name the one practice of this month that you would miss, and keep that.`,
  ];
}

/** Nothing new is asked, and each week has a way to tell whether to find help. */
const muchLow = [
  "If this week was as heavy as the last, this is the time to see a doctor or a counselor, or to tell someone you trust who doesn’t live with you. You can say it without showing anything. A helpline is somebody, too. Keep a practice only if it did you good.",
  "Which of your last seven days was the least heavy, and what was different on it? If something there can be had again, have it once.",
  "Finding help can take more than one try. If the first person had no time or no answer, ask a second. Whatever made a day lighter, keep that, and let the rest go.",
] as const;

/** When to take the scan again; `day` as a reader reads it, such as "December 19, 2026". */
export function lookAgain(day: string): string {
  return `Look again on ${day}.`;
}

/** Four weeks: the scan asks about the last few, so by then it asks about others. */
const lookAgainAfter = 28 * 24 * 60 * 60 * 1000;

/** The same time of day 28 days later; takes and gives ISO 8601 in UTC. Ours. */
export function lookAgainOn(timestamp: string): string {
  return new Date(Date.parse(timestamp) + lookAgainAfter).toISOString();
}
