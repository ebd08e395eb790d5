import ICAL from "ical.js";
import { headings, planColumns } from "#content/headings.ts";
import { dayKeys, type DailyPlan } from "#domain/report/plan.ts";

// The library does not count the space that begins a folded line; RFC 5545 allows 75 octets with it.
ICAL.foldLength = 74;

type CalendarParts = {
  readonly plan: DailyPlan;
  /** The visitor's own date of the first day, counted like a calendar: January is 1. */
  readonly firstDay: { readonly year: number; readonly month: number; readonly day: number };
  readonly productName: string;
  /** Part of the entries' ids, so that they differ from those of other reports. */
  readonly reportId: string;
  readonly now: Date;
};

/**
 * The 7-day plan as a calendar file (RFC 5545): seven whole-day entries without alarms, shown as free time. The same report
 * and first day give the same entries, so adding them twice adds nothing.
 */
export function planCalendar({
  plan,
  firstDay,
  productName,
  reportId,
  now,
}: CalendarParts): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", `-//${productName}//${headings.plan}//EN`);
  for (const [index, key] of dayKeys.entries()) {
    const day = plan.days[key];
    const date = ICAL.Time.fromData({ ...firstDay, isDate: true });
    date.adjust(index, 0, 0, 0);
    const after = date.clone();
    after.adjust(1, 0, 0, 0);

    const entry = new ICAL.Component("vevent");
    entry.addPropertyWithValue("uid", `${reportId}-${date.toICALString()}-day-${index + 1}`);
    entry.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(now, true));
    entry.addPropertyWithValue("dtstart", date);
    entry.addPropertyWithValue("dtend", after);
    entry.addPropertyWithValue("summary", `${productName}: day ${index + 1} of ${dayKeys.length}`);
    entry.addPropertyWithValue(
      "description",
      planColumns.map(({ title, part }) => `${title}: ${day[part].text}`).join("\n"),
    );
    entry.addPropertyWithValue("transp", "TRANSPARENT");
    calendar.addSubcomponent(entry);
  }
  return `${calendar.toString()}\r\n`;
}
