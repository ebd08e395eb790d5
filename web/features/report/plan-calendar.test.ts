import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { dayKeys, type DailyPlan, type PlanDay } from "#domain/report/plan.ts";
import { planCalendar } from "./plan-calendar.ts";

function planOf(day: PlanDay): DailyPlan {
  const days = Object.fromEntries(dayKeys.map((key) => [key, day])) as DailyPlan["days"];
  return { day_count: 7, days };
}

const gentle = {
  am: { text: "Make the Bed Well (2 min)" },
  anytime: { text: "Step outside; breathe" },
  pm: { text: "Rest, \\o/" },
};

function fileFor(day: PlanDay, firstDay = { year: 2026, month: 12, day: 29 }): string {
  return planCalendar({
    plan: planOf(day),
    firstDay,
    productName: "Quiet Scan",
    reportId: "toue80",
    now: new Date("2026-11-21T09:30:00Z"),
  });
}

function entriesOf(file: string) {
  return new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
}

test("the plan becomes seven whole days, one after the other, over the end of a year too", () => {
  const entries = entriesOf(fileFor(gentle));
  expect(
    entries.map(({ startDate, endDate }) => `${startDate.toString()} ${endDate.toString()}`),
  ).toEqual([
    "2026-12-29 2026-12-30",
    "2026-12-30 2026-12-31",
    "2026-12-31 2027-01-01",
    "2027-01-01 2027-01-02",
    "2027-01-02 2027-01-03",
    "2027-01-03 2027-01-04",
    "2027-01-04 2027-01-05",
  ]);
  expect(entries.every(({ startDate }) => startDate.isDate)).toBe(true);
  expect(entries.map(({ summary }) => summary)).toEqual(
    dayKeys.map((_, index) => `Quiet Scan: day ${index + 1} of 7`),
  );
});

test("each day says what to do in the morning, anytime and in the evening, whatever characters that takes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      // A calendar file has no control characters (RFC 5545, 3.3.11).
      const am = text.replaceAll(/\p{Cc}/gu, " ").toWellFormed();
      for (const { description } of entriesOf(fileFor({ ...gentle, am: { text: am } }))) {
        expect(description).toBe(
          `Morning: ${am}\nAnytime: Step outside; breathe\nEvening: Rest, \\o/`,
        );
      }
    }),
    { numRuns: 50 },
  );
});

test("lines end as RFC 5545 asks and have at most 75 octets", () => {
  const file = fileFor({
    ...gentle,
    am: { text: "Grün und Blau, noch einmal tief durchatmen. ".repeat(9) },
  });
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const lines = file.split("\r\n");
  expect(lines.join("").includes("\n")).toBe(false);
  const sizes = lines.map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
});

test("the same plan and first day give the same entries, another first day gives others", () => {
  const idsFor = (day: number) =>
    entriesOf(fileFor(gentle, { year: 2026, month: 11, day })).map(({ uid }) => uid);
  expect(idsFor(22)).toEqual(idsFor(22));
  expect(new Set([...idsFor(22), ...idsFor(23)]).size).toBe(14);
});
