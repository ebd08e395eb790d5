import fc from "fast-check";
import { expect, test } from "vitest";
import { planDay, planStage, type Moment } from "./plan-day.ts";

/** A moment as a clock on the wall shows it, such as "2026-11-01T23:59:59-04:00". */
function at(wallClock: string): Moment {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/u.exec(wallClock) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
  return { seconds: Date.parse(wallClock) / 1000, minutesBehindUtc: -ahead };
}

test("day 1 lasts until the visitor's own midnight, wherever that is", () => {
  for (const offset of ["-10:00", "-04:00", "+00:00", "+05:45", "+14:00"]) {
    const opened = at(`2026-06-30T23:59:59${offset}`);
    expect(planDay(opened, opened), offset).toBe(1);
    expect(planDay(opened, at(`2026-07-01T00:00:00${offset}`)), offset).toBe(2);
    expect(planDay(opened, at(`2026-07-06T23:59:59${offset}`)), offset).toBe(7);
  }
});

test("a night in which the clocks change is one day like any other", () => {
  const autumn = at("2026-10-31T23:30:00-04:00");
  expect(planDay(autumn, at("2026-11-01T23:30:00-05:00"))).toBe(2);
  expect(planDay(autumn, at("2026-11-02T00:10:00-05:00"))).toBe(3);
  const spring = at("2026-03-07T23:30:00-05:00");
  expect(planDay(spring, at("2026-03-09T00:10:00-04:00"))).toBe(3);
});

test("a clock that was set back leaves the visitor on day 1", () => {
  expect(planDay(at("2026-06-30T12:00:00+02:00"), at("2026-06-01T12:00:00+02:00"))).toBe(1);
});

test("in any time zone the days go up by one each 24 hours", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 ** 31 }),
      fc.integer({ min: -14 * 60, max: 12 * 60 }),
      fc.nat({ max: 400 }),
      (seconds, minutesBehindUtc, days) => {
        const later = { seconds: seconds + days * 86_400, minutesBehindUtc };
        expect(planDay({ seconds, minutesBehindUtc }, later)).toBe(days + 1);
      },
    ),
  );
});

test("seven days of the plan are followed by weeks 2 to 4, and these by the time to look again", () => {
  expect(planStage(1)).toEqual({ kind: "day", day: 1 });
  expect(planStage(7)).toEqual({ kind: "day", day: 7 });
  expect(planStage(8)).toEqual({ kind: "week", week: 2 });
  expect(planStage(14)).toEqual({ kind: "week", week: 2 });
  expect(planStage(15)).toEqual({ kind: "week", week: 3 });
  expect(planStage(28)).toEqual({ kind: "week", week: 4 });
  expect(planStage(29)).toEqual({ kind: "over" });
});
