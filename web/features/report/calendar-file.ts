import ICAL from "ical.js";
// Files beside this one: without any, the bundler tells `preload` of none, and a second press could not mend a failure.
import { fourWeeks } from "#content/four-weeks.ts";
import { planColumns } from "#content/headings.ts";
import { cueInWords } from "#content/plan-cues.ts";
import { site } from "#content/site.ts";
import { trialDays, type OwnTrial } from "#domain/report/four-weeks.ts";
import { dayKeys, type DailyPlan, type PlanEntry } from "#domain/report/plan.ts";
import { daysToLook } from "./look-date.ts";

// The library does not count the space that begins a folded line; RFC 5545 allows 75 octets with it.
ICAL.foldLength = 74;

/** What a calendar shows on a whole day, `after` days after the first, or on so many that follow one another. */
type CalendarEntry = {
  readonly name: string;
  readonly after: number;
  readonly times?: number;
  readonly summary: string;
  readonly text: string;
  /** For its id, in place of its date: saved on another day it is the same entry, which replaces the one that a calendar has. */
  readonly since?: string;
};

type CalendarParts = {
  /** Part of the entries' ids, so that they differ from those of other reports. */
  readonly reportId: string;
  /** Where an entry leads: the scan, which leads to a kept report. Calendars are shared, and a private link is not for that. */
  readonly link: string;
  /** The first day is the next, where the visitor is. */
  readonly now: Date;
};

/**
 * A calendar file (RFC 5545) of whole days without alarms, shown as free time. The same report and first day give the same
 * entries, so adding them twice adds nothing.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { reportId, link, now }: CalendarParts,
): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", `-//${site.productName}//EN`);
  for (const { name, after, times, summary, text, since } of entries) {
    const date = ICAL.Time.fromJSDate(now, false);
    date.isDate = true;
    date.adjust(1 + after, 0, 0, 0);
    const end = date.clone();
    end.adjust(1, 0, 0, 0);

    const entry = new ICAL.Component("vevent");
    entry.addPropertyWithValue("uid", `${reportId}-${since ?? date.toICALString()}-${name}`);
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

/** The seven days of the plan, with cue and how-to. */
export function planEntries({ days }: DailyPlan): readonly CalendarEntry[] {
  const inFull = ({ text, practice }: PlanEntry) =>
    practice ? `${text}. ${cueInWords(practice)}. ${practice.how}` : text;
  return dayKeys.map((key, index) => ({
    name: `day-${index + 1}`,
    after: index,
    summary: `${site.productName}: day ${index + 1} of ${dayKeys.length}`,
    text: planColumns.map(({ title, part }) => `${title}: ${inFull(days[key][part])}`).join("\n"),
  }));
}

/** The days of a trial that come after this one, and a day to look back. */
export function trialEntries(own: OwnTrial, now: Date): readonly CalendarEntry[] {
  const { trial, startDay, day, cue, missed } = own;
  const since = `${trial.question}-${startDay}`;
  const text = fourWeeks.entryText(trial, cue, missed);
  const { title } = trial.practice;
  return [
    { name: "trial", after: 0, times: trialDays - day, summary: title, text, since },
    {
      name: "look-back",
      after: daysToLook(day, now) - 1,
      summary: fourWeeks.lookEntry,
      text: fourWeeks.lookText(title),
      since,
    },
  ];
}
