import { expect, test } from "vitest";
import { nextWeeks } from "./next-weeks.ts";

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
