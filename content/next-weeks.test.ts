import { expect, test } from "vitest";
import { lookAgainOn, nextWeeks } from "./next-weeks.ts";

test("the day to look again is 28 days later at the same time, over a leap day and into a new year, or the first after a holiday", () => {
  expect(lookAgainOn("2026-11-21T09:30:00.000Z")).toBe("2026-12-19T09:30:00.000Z");
  expect(lookAgainOn("2028-02-01T08:00:00.000Z")).toBe("2028-02-29T08:00:00.000Z");
  expect(lookAgainOn("2026-12-31T23:59:59.999Z")).toBe("2027-01-28T23:59:59.999Z");
  expect(lookAgainOn("2026-11-27T09:30:00.000Z")).toBe("2026-12-27T09:30:00.000Z");
  expect(lookAgainOn("2026-12-03T09:30:00.000Z")).toBe("2027-01-02T09:30:00.000Z");
});

test("the weeks go on with the one thing; beside an unsafe home the lines come first, and where much is low no practice is named", () => {
  const [second, third] = nextWeeks({ practice: "Sit", serves: 15 });
  for (const week of [second, third]) expect(week).toContain("“Sit”");
  expect(second).toMatch(/one step further: ask someone you like/u);
  expect(nextWeeks({ isUnsafe: true })[0]).toMatch(/^If nobody knows about home yet/u);
  expect(nextWeeks({ isUnsafe: true }).join(" ")).toMatch(
    /where nobody looks.*ask a second person/u,
  );
  expect(nextWeeks({}).join(" ")).not.toMatch(/nobody looks|help for home/u);
  const heavy = nextWeeks({ practice: "Sit", isMuchLow: true });
  expect(heavy.join(" ")).not.toContain("“");
  expect(heavy[0]).toMatch(/doctor or a counselor, or to tell someone you trust who doesn’t live/u);
});
