import ICAL from "ical.js";
// A file beside this one: without any, the bundler tells `preload` of none, and a failure could not be mended by a second press.
import { addresses } from "#content/site-map.ts";
import type { CalendarEntry } from "./calendar-entries.ts";

// The library does not count the space that begins a folded line; RFC 5545 allows 75 octets with it.
ICAL.foldLength = 74;

type CalendarParts = {
  /** The visitor's own date of the first day, counted like a calendar: January is 1. */
  readonly firstDay: { readonly year: number; readonly month: number; readonly day: number };
  readonly productName: string;
  /** Part of the entries' ids, so that they differ from those of other reports. */
  readonly reportId: string;
  /** Of the site. An entry leads to the scan, which leads to a kept report: calendars are shared, and a private link is not. */
  readonly origin: string;
  readonly now: Date;
};

/**
 * A calendar file (RFC 5545) of whole days without alarms, shown as free time. The same report and first day give the same
 * entries, so adding them twice adds nothing.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { firstDay, productName, reportId, origin, now }: CalendarParts,
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
    entry.addPropertyWithValue("description", `${text}\n${origin}${addresses.energyScan}`);
    entry.addPropertyWithValue("transp", "TRANSPARENT");
    calendar.addSubcomponent(entry);
  }
  return `${calendar.toString()}\r\n`;
}
