import fc from "fast-check";
import { expect, test } from "vitest";
import { lookAgainOn } from "./next-weeks.ts";

test("the day to look again is 28 days later at the same time, over every month, year and leap day", () => {
  const day = 24 * 60 * 60 * 1000;
  const days = fc.date({
    min: new Date("1999-12-01T00:00:00Z"),
    max: new Date("2101-03-01T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (date) => {
      const later = new Date(date.getTime() + 28 * day);
      expect(lookAgainOn(date.toISOString())).toBe(later.toISOString());
    }),
    { numRuns: 2000 },
  );
  expect(lookAgainOn("2028-02-01T08:00:00.000Z")).toBe("2028-02-29T08:00:00.000Z");
  expect(lookAgainOn("2026-12-31T23:59:59.999Z")).toBe("2027-01-28T23:59:59.999Z");
});
