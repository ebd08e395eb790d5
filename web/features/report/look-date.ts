import { daysToLookAgain } from "#domain/report/four-weeks.ts";
import { longDate } from "./long-date.ts";

/** The date so many days after a moment, where the visitor is. */
export function inDays(days: number, from = new Date()): string {
  return longDate(dateIn(days, from).toISOString());
}

/** In how many days to look back and look again, where `now` is this day of the four weeks. */
export function daysToLook(day: number, now = new Date()): number {
  return daysToLookAgain((days) => dateIn(days, now), day);
}

function dateIn(days: number, from: Date): Date {
  const date = new Date(from);
  date.setDate(date.getDate() + days);
  return date;
}
