import { dayKeys } from "./plan.ts";

/** A moment, and by how much UTC is ahead of the visitor's clock then, in minutes: 300 in New York in winter. */
export type Moment = { readonly seconds: number; readonly minutesBehindUtc: number };

/** Where a reader is: on a day of the plan, in one of the weeks after it, or past them, when it is time to look again. */
export type PlanStage =
  | { readonly kind: "day"; readonly day: number }
  | { readonly kind: "week"; readonly week: number }
  | { readonly kind: "over" };

const daysOfWeek = dayKeys.length;
/** The plan's week and the three after it. */
const weekCount = 4;

/** The plan's day by the visitor's calendar, from 1 on; a clock that was set back stays on day 1. Ours. */
export function planDay(opened: Moment, now: Moment): number {
  return Math.max(1, calendarDay(now) - calendarDay(opened) + 1);
}

/** What the report has for that day. Ours. */
export function planStage(day: number): PlanStage {
  if (day <= daysOfWeek) return { kind: "day", day };
  const week = Math.ceil(day / daysOfWeek);
  return week <= weekCount ? { kind: "week", week } : { kind: "over" };
}

/** Days of the visitor's own calendar since 1970. Each moment brings its own offset, so summer time costs no day. */
function calendarDay({ seconds, minutesBehindUtc }: Moment): number {
  return Math.floor((seconds - minutesBehindUtc * 60) / 86_400);
}
