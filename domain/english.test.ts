import { expect, test } from "vitest";
import { filled, forNumber, spanOf } from "./english.ts";

test("a place in the words that nothing is given for is our own mistake", () => {
  expect(filled("{name}, at {score}", { name: "Root", score: 3 })).toBe("Root, at 3");
  expect(() => filled("{name}", {})).toThrow("Nothing is given for {name}");
});

test("one, up to three, and more have words of their own", () => {
  const words = { one: "one", few: "few", many: "many" };
  expect([1, 2, 3, 4].map((count) => forNumber(words, count))).toEqual([
    "one",
    "few",
    "few",
    "many",
  ]);
});

test.each([
  [1, "one day"],
  [13, "13 days"],
  [27, "three weeks"],
  [60, "eight weeks"],
  [61, "two months"],
  [730, "two years"],
])("%i days are %s", (days, span) => {
  expect(spanOf(days)).toBe(span);
});
