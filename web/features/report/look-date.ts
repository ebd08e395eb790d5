import { trialDays } from "#domain/report/four-weeks.ts";
import { longDate } from "./long-date.ts";

/** Days on which many are not themselves: late December and New Year. */
const holidays = /^(?:December 2[456]|December 31|January 1),/u;

/** The date so many days after a moment, where the visitor is. */
export function dateIn(days: number, moment: Date | string = new Date()): string {
  const date = new Date(moment);
  date.setDate(date.getDate() + days);
  return longDate(date.toISOString());
}

/** In how many days to look back and to scan again, on this day of the four weeks: after them, and on no holiday. Ours. */
export function daysToLook(day = 1, now?: Date | string): number {
  const days = trialDays + 1 - day;
  return holidays.test(dateIn(days, now)) ? daysToLook(day - 1, now) : days;
}
