import fc from "fast-check";
import { expect, test } from "vitest";
import { toPrintable } from "./printable.ts";
import { wrap } from "./wrap.ts";

/** Every character is one wide, so that widths can be counted. */
const count = (text: string) => text.length;

function lines(text: string, width: number): readonly string[] {
  return wrap(toPrintable(text), width, count);
}

test("a text that fits stays on one line", () => {
  expect(lines("one two three", 13)).toEqual(["one two three"]);
});

test("lines are evened out rather than filled from the top", () => {
  expect(lines("aaa bb cc ddddd", 6)).toEqual(["aaa", "bb cc", "ddddd"]);
});

test("a single short word is not left on the last line where that can be had", () => {
  expect(lines("aaaa bbbb cccc dddd e", 20)).toEqual(["aaaa bbbb cccc", "dddd e"]);
  expect(lines("aaaa bb cc ddddd", 10)).toEqual(["aaaa bb", "cc ddddd"]);
});

test("a number stays with its unit, and not with a word that begins like one", () => {
  expect(lines("Hum aloud (2 min)", 13)).toEqual(["Hum aloud", "(2 min)"]);
  expect(lines("Only 2 hands", 6)).toEqual(["Only 2", "hands"]);
});

test("telephone numbers and dates stay whole, and an ellipsis with its word", () => {
  expect(lines("Call 116 123 today", 11)).toEqual(["Call", "116 123", "today"]);
  expect(lines("since October 1, 2025", 18)).toEqual(["since", "October 1, 2025"]);
  expect(lines("“Now and then …” he said", 14)).toEqual(["“Now and", "then …” he", "said"]);
});

test("a word breaks after its hyphen before it is broken elsewhere", () => {
  expect(lines("well-known", 6)).toEqual(["well-", "known"]);
});

test("an empty text has no lines", () => {
  expect(lines("", 10)).toEqual([]);
});

test("no line is too wide, and no letter is lost or changes its place", () => {
  const word = fc.string({
    unit: fc.constantFrom("a", "W", "-", ".", "5", "é"),
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 40 }),
      fc.integer({ min: 5, max: 40 }),
      (words, width) => {
        const text = words.join(" ");
        const set = lines(text, width);
        for (const line of set) expect(line.length).toBeLessThanOrEqual(width);
        expect(set.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
      },
    ),
  );
});
