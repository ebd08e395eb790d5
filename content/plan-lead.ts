import type { PlanFacts } from "#domain/report/guidance.ts";
import { listed } from "#domain/english.ts";

/**
 * What stands above the 7-day plan: which chakras its days follow, in which order they take turns (spec 9), and what holds
 * the week together. Without focus chakras it says how to do the three default practices, and what may take their place.
 */
export function planLead(facts: PlanFacts): string {
  const { unsafe, focus } = facts;
  if (unsafe === undefined) return weekOf(facts);
  const days = focus.includes(unsafe)
    ? `so the days of ${unsafe} are about rest and people to call on`
    : `and ${unsafe} has no days here`;
  const week = weekOf({ ...facts, thread: undefined }, "The others are balanced");
  return `Home comes before this plan. No practice can make it safe, ${days}. Nothing below has to be done. If someone might find this report, delete it. If you keep it, do these only where you feel safe.\n\n${week}`;
}

function weekOf(
  { focus, thread, withoutDay = [], unsafe, isLevel, isKept, isMuchLow }: PlanFacts,
  balanced = "All seven areas are balanced",
): string {
  const [first, second, third] = focus;
  const kept = isKept
    ? "Each day, do your good thing at its time. On days with room to spare, add one of these. "
    : "";
  const enough = thread ? `On a full day, “${thread}” alone is enough.` : "";
  const themes = listed(withoutDay.map(({ theme }) => theme));
  const titles = withoutDay.map(({ practice, chapter }) => `“${practice.title}” (${chapter})`);
  const trade =
    themes && unsafe === undefined
      ? `Any day can be for ${listed(titles, "or")} instead: you also answered Rarely to ${themes}.`
      : "";
  // How the days go, and below it when one of them is full or another answer asks.
  const more = `${enough} ${trade}`.trim();
  if (first === undefined) {
    const choice = thread ? "" : ", and one of them is enough";
    const gratitude = unsafe === undefined ? glad : gladUnsafe;
    return `${balanced}, so all seven days keep the same three small habits${choice}. ${habits} ${gratitude}\n\n${orPractice} ${enough}`.trim();
  }
  const further = isMuchLow
    ? " One of these is plenty for a day. From day 4 on they come again, so there’s nothing new to learn."
    : " On days 4 to 6, you do the same at the same moments, each with one small addition. On day 7, swap in anything you liked better.";
  if (second === undefined) {
    return `${kept}All seven days belong to ${first}, and they repeat on purpose: a habit grows by repeating.${further}\n\n${more}`.trim();
  }
  const turn = `day 1 is for ${first}, day 2 for ${second}, ${third ? `day 3 for ${third}, ` : ""}then ${first} again.${further}`;
  const start = thread
    ? "Day 1 has your one thing, and the days take turns"
    : "The days take turns";
  const order = isLevel && !thread ? "With seven equal scores any order is right" : start;
  return `${kept}${order}: ${turn}\n\n${more}`.trim();
}

const habits =
  "Mindful breathing: when you have washed your face, sit and follow your breath, or any steady sound. Posture check-in, three times a day: when you sit down, let your shoulders drop.";

const glad =
  "Gratitude practice: when you turn off the lamp, recall what made you glad today, on paper or in your head.";

/** What is left in writing at an unsafe home can be found, and nobody has to be thankful there. */
const gladUnsafe =
  "Gratitude practice: where you feel safest, think of one person outside your home who was good to you. On a day when nobody comes to mind, skip it.";

const orPractice = "Where it says “Or,” do whichever you like.";
