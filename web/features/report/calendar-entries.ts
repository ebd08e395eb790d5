import { fourWeeks } from "#content/four-weeks.ts";
import { planColumns } from "#content/headings.ts";
import { cueInWords } from "#content/plan-cues.ts";
import { trialDays, type Trial } from "#domain/report/four-weeks.ts";
import { dayKeys, type DailyPlan, type PlanEntry } from "#domain/report/plan.ts";

/** What a calendar shows on a whole day, or on several that follow one another. */
export type CalendarEntry = {
  readonly name: string;
  /** Days after the first. */
  readonly after: number;
  /** On how many days. */
  readonly times?: number;
  readonly summary: string;
  readonly text: string;
};

/** The seven days of the plan, with cue and how-to. */
export function planEntries({ days }: DailyPlan, productName: string): readonly CalendarEntry[] {
  return dayKeys.map((key, index) => ({
    name: `day-${index + 1}`,
    after: index,
    summary: `${productName}: day ${index + 1} of ${dayKeys.length}`,
    text: planColumns.map(({ title, part }) => `${title}: ${inFull(days[key][part])}`).join("\n"),
  }));
}

function inFull({ text, practice }: PlanEntry): string {
  return practice ? `${text}. ${cueInWords(practice)}. ${practice.how}` : text;
}

/** The days of a trial that come after this one, and a day to look back, with the reader's own cue and what they do when they miss it. */
export function trialEntries(
  trial: Trial,
  day: number,
  cue: string | undefined,
  missed: string | undefined,
): readonly CalendarEntry[] {
  const left = trialDays - day;
  const text = fourWeeks.entryText(trial, cue, missed);
  const { title } = trial.practice;
  return [
    { name: "trial", after: 0, times: left, summary: title, text },
    { name: "look-back", after: left, summary: fourWeeks.lookEntry, text: title },
  ];
}
