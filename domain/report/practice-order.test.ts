import fc from "fast-check";
import { expect, test } from "vitest";
import { chakras } from "#content/chakras/chakras.ts";
import { anyCompleteAnswers } from "#tests/arbitraries.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { feelsUnsafe, homeQuestion } from "#domain/scan/help.ts";
import { chakraStates, type ChakraState } from "#domain/scan/scores.ts";
import { practiceLimits, practicesFor } from "./practice-order.ts";
import type { Practice, PracticeTime } from "./template.ts";

function practice(
  title: string,
  serves: number,
  time: PracticeTime = "AM",
  duration = "5 min",
): Practice {
  return { title, time, duration, how: "Do it.", cue: "the bell rings", serves };
}

/** What a chapter shows whose own practices are these; another state has the others. */
const shown = (
  own: readonly Practice[],
  answers: Readonly<Record<number, 1 | 2 | 3 | 4>>,
  others: readonly Practice[] = [],
  state: ChakraState = "blocked",
) => {
  const none = { practices: [] };
  const templates = { blocked: none, needs_support: none, balanced: none };
  const other = state === "balanced" ? "blocked" : "balanced";
  return practicesFor(
    { ...templates, [state]: { practices: own }, [other]: { practices: others } },
    state,
    answers,
  ).map(({ title }) => title);
};

test("practices go by the answer they serve, the lowest first; otherwise they keep their order", () => {
  const practices = [practice("a", 1), practice("b", 2), practice("c", 3), practice("d", 2)];
  expect(shown(practices, { 1: 4, 2: 1, 3: 2 })).toEqual(["b", "d", "c", "a"]);
  expect(shown(practices, { 1: 2, 2: 2, 3: 1 })).toEqual(["c", "a", "b", "d"]);
});

test("the pool is that of all states, and of equal ones those of the own state come first", () => {
  const own = [practice("own", 1), practice("own 2", 2, "PM"), practice("own 3", 2, "Anytime")];
  const others = [practice("other", 1), practice("other 2", 1, "PM")];
  expect(shown(own, { 1: 1, 2: 4 }, others, "balanced")).toEqual(["own", "other 2", "own 3"]);
});

test("one is for the morning, one for any time and one for the evening, where the pool has them", () => {
  fc.assert(
    fc.property(
      anyCompleteAnswers,
      fc.constantFrom(...chakraKeys),
      fc.constantFrom(...chakraStates),
      (answers, key, state) => {
        const { templates } = chakras[key];
        const practices = practicesFor(templates, state, answers);
        expect(practices).toHaveLength(practiceLimits[state]);
        expect(new Set(practices.map(({ time }) => time)).size).toBe(3);
        const pool = chakraStates.flatMap((one) => templates[one].practices);
        const need = ({ serves = 0 }: Practice) => answers[serves] ?? 5;
        const lowest = Math.min(...pool.map(need));
        const [first = practice("none", 0)] = practices;
        if (lowest < 3) expect(need(first)).toBe(lowest);
        else if (!feelsUnsafe(answers)) expect(templates.balanced.practices).toContain(first);
        expect(practices.map(({ serves }) => serves)).not.toContain(homeQuestion);
        for (const { from = 1, serves = 0 } of practices) {
          expect(answers[serves]).toBeGreaterThanOrEqual(from);
        }
        if (feelsUnsafe(answers)) {
          expect(practices.map(({ needsSafeHome }) => needsSafeHome)).not.toContain(true);
        }
      },
    ),
  );
});

const answers = { 1: 1, 2: 4, 3: 2 } as const;
const tried = (practices: readonly Practice[]) => shown(practices, answers)[0];

test("the practice to begin with serves the lowest answer, and is the shortest that does", () => {
  const long = practice("long", 1, "AM", "20 min");
  const short = practice("short", 1, "PM", "1 min, 5x");
  const other = practice("other", 3, "Anytime", "1 min");
  expect(tried([other, long, short])).toBe("short");
  expect(tried([other, long])).toBe("long");
  expect(tried([practice("evening", 1, "PM"), practice("morning", 1)])).toBe("morning");
});

test("it is one that the plan takes", () => {
  const second = practice("second", 1, "AM", "1 min");
  expect(tried([practice("first", 1), second])).toBe("first");
});

test("a duration that cannot be read counts as the longest", () => {
  const vague = practice("vague", 1, "AM", "a while");
  expect(tried([vague, practice("long", 1, "PM", "30 min")])).toBe("long");
  expect(tried([vague])).toBe("vague");
});
