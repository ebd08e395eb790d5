import { expect, test } from "vitest";
import { lookAgainOn } from "./next-weeks.ts";

test("the day to look again is 28 days later at the same time, over a leap day and into a new year", () => {
  expect(lookAgainOn("2026-11-21T09:30:00.000Z")).toBe("2026-12-19T09:30:00.000Z");
  expect(lookAgainOn("2028-02-01T08:00:00.000Z")).toBe("2028-02-29T08:00:00.000Z");
  expect(lookAgainOn("2026-12-31T23:59:59.999Z")).toBe("2027-01-28T23:59:59.999Z");
});
