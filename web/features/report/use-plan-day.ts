import { useSyncExternalStore } from "react";
import { planDay, type Moment } from "#domain/report/plan-day.ts";

/**
 * The day of the plan that it is, from 1 on (`planDay`). `openedAt` is when the report was first opened, in seconds since 1970;
 * opening it again by its link changes nothing.
 */
export function usePlanDay(openedAt: number): number {
  return useSyncExternalStore(whenShown, () => planDay(moment(openedAt), moment()));
}

function moment(seconds = Date.now() / 1000): Moment {
  return { seconds, minutesBehindUtc: new Date(seconds * 1000).getTimezoneOffset() };
}

/** A report that stays open in its tab is read again on another day. */
function whenShown(update: () => void): () => void {
  document.addEventListener("visibilitychange", update);
  return () => document.removeEventListener("visibilitychange", update);
}
