import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { byChakra } from "#domain/chakra.ts";
import { dayKeys, type DailyPlan, type PlanDay } from "#domain/report/plan.ts";
import { calendarFile, planEntries, trialEntries } from "./calendar-file.ts";
import { dateIn, daysToLook } from "./look-date.ts";
import { guidanceWith } from "./report-words.ts";

function planOf(day: PlanDay): DailyPlan {
  const days = Object.fromEntries(dayKeys.map((key) => [key, day])) as DailyPlan["days"];
  return { day_count: 7, days };
}

const gentle = {
  am: { text: "Make the Bed Well (2 min)" },
  anytime: { text: "Step outside; breathe" },
  pm: { text: "Rest, \\o/" },
};

const parts = {
  reportId: "toue80",
  link: "https://petals.example/energy-scan",
  now: new Date(2026, 11, 28, 9, 30),
};

function fileFor(day: PlanDay, now = parts.now): string {
  return calendarFile(planEntries(planOf(day)), { ...parts, now });
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
    dayKeys.map((_, index) => `${site.productName}: day ${index + 1} of 7`),
  );
});

test("each day says what to do in the morning, anytime and in the evening, whatever characters that takes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      // A calendar file has no control characters (RFC 5545, 3.3.11).
      const am = text.replaceAll(/\p{Cc}/gu, " ").toWellFormed();
      for (const { description } of entriesOf(fileFor({ ...gentle, am: { text: am } }))) {
        expect(description).toBe(
          `Morning: ${am}\nAnytime: Step outside; breathe\nEvening: Rest, \\o/\n${parts.link}`,
        );
      }
    }),
    { numRuns: 50 },
  );
});

test("a practice brings its cue and how-to, and a trial its own cue on each day that is left, and a day to look back", () => {
  const words = { title: "Sit", how: "Sit down.", cue: "I sit" };
  const practice = { ...words, time: "AM", duration: "5 min" } as const;
  const [day] = entriesOf(fileFor({ ...gentle, am: { text: "Sit (5 min)", practice } }));
  expect(day?.description).toContain("Morning: Sit (5 min). When I sit. Sit down.\n");
  const trial = {
    question: 4,
    chakra: "sacral",
    chapter: "Sacral",
    label: "Rarely",
    theme: "",
    practice,
  } as const;
  const own = { trial, startDay: 1, day: 8, done: [], missed: "sit later", guess: "" };
  const write = (cue: string, some = {}, now = parts.now) =>
    entriesOf(calendarFile(trialEntries({ ...own, cue, ...some }, now), { ...parts, now }));
  const [each, look] = write("When the kettle boils; I sit, too.");
  expect([each?.summary, each?.isRecurring(), look?.isRecurring()]).toEqual(["Sit", true, false]);
  expect(each?.description).toBe(
    `When the kettle boils; I sit, too.\nIf I miss a day, I sit later\nSit down.\n${parts.link}`,
  );
  const days = each?.iterator();
  const all = Array.from({ length: 21 }, () => days?.next()?.toString());
  expect([all[0], all[19], all[20]]).toEqual(["2026-12-29", "2027-01-17", undefined]);
  expect(look?.startDate.toString()).toBe("2027-01-18");
  // Begun on November 28: report, screen and calendar pass over the holidays to the same day, from any day of the weeks.
  for (const since of [1, 9, 28]) {
    const now = new Date(2026, 10, 27 + since, 9, 30);
    expect(write("", { day: since }, now)[1]?.startDate.toString()).toBe("2026-12-27");
    expect(dateIn(daysToLook(since, now), now)).toBe("December 27, 2026");
  }
  const { lookAgain } = guidanceWith(byChakra(() => []));
  const begun = new Date(2026, 10, 28, 9, 30).toISOString();
  expect(lookAgain(begun, false)).toMatch(/^Look again on December 27, 2026:/u);
  expect(write("")[0]?.description).toMatch(/^When I sit, I do this\./u);
  // Saved again on another day it replaces what is there (RFC 5545, 3.8.4.7); another trial does not.
  const idsOf = (entries: ReturnType<typeof write>) => entries.map(({ uid }) => uid);
  const ids = idsOf(write(""));
  expect(idsOf(write("", { day: 9 }, new Date(2026, 11, 29)))).toEqual(ids);
  for (const other of [{ startDay: 2 }, { trial: { ...trial, question: 5 } }])
    expect(new Set([...ids, ...idsOf(write("", other))]).size).toBe(4);
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
    entriesOf(fileFor(gentle, new Date(2026, 10, day, 23, 59))).map(({ uid }) => uid);
  expect(idsFor(22)).toEqual(idsFor(22));
  expect(new Set([...idsFor(22), ...idsFor(23)]).size).toBe(14);
});

test("the day to look again is 28 days later, over a leap day and into a new year, or the first after a holiday", () => {
  const days = { "2026-11-21": 28, "2026-11-27": 30, "2026-11-28": 29, "2026-12-03": 30 };
  for (const [day, so] of Object.entries({ ...days, "2026-12-31": 28, "2028-02-01": 28 }))
    expect(daysToLook(1, `${day}T23:59`)).toBe(so);
  expect(daysToLook(29, "2026-12-26T09:30")).toBe(1);
});
