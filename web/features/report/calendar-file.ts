import ICAL from "ical.js";
import type { CalendarEntry } from "./calendar-entries.ts";

// The library does not count the space that begins a folded line; RFC 5545 allows 75 octets with it.
ICAL.foldLength = 74;

type CalendarParts = {
  /** The visitor's own date of the first day, counted like a calendar: January is 1. */
  readonly firstDay: { readonly year: number; readonly month: number; readonly day: number };
  readonly productName: string;
  /** Part of the entries' ids, so that they differ from those of other reports. */
  readonly reportId: string;
  /** Where an entry leads: the scan, which leads to a kept report. Calendars are shared, and a private link is not for that. */
  readonly link: string;
  readonly now: Date;
};

/**
 * A calendar file (RFC 5545) of whole days without alarms, shown as free time. The same report and first day give the same
 * entries, so adding them twice adds nothing.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { firstDay, productName, reportId, link, now }: CalendarParts,
): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", `-//${productName}//EN`);
  for (const { name, after, times, summary, text } of entries) {
    const date = ICAL.Time.fromData({ ...firstDay, isDate: true });
    date.adjust(after, 0, 0, 0);
    const end = date.clone();
    end.adjust(1, 0, 0, 0);

    const entry = new ICAL.Component("vevent");
    entry.addPropertyWithValue("uid", `${reportId}-${date.toICALString()}-${name}`);
    entry.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(now, true));
    entry.addPropertyWithValue("dtstart", date);
    entry.addPropertyWithValue("dtend", end);
    if (times) {
      entry.addPropertyWithValue("rrule", ICAL.Recur.fromData({ freq: "DAILY", count: times }));
    }
    entry.addPropertyWithValue("summary", summary);
    entry.addPropertyWithValue("description", `${text}\n${link}`);
    entry.addPropertyWithValue("transp", "TRANSPARENT");
    calendar.addSubcomponent(entry);
  }
  return `${calendar.toString()}\r\n`;
}
