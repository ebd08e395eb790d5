import fc from "fast-check";
import { expect, test } from "vitest";
import { isPrintable, toPrintable } from "./printable.ts";

const anyText = fc.string({ unit: "binary", maxLength: 60 });

test("any text at all becomes printable, and stays as it is the second time", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const printable = toPrintable(text);
      expect(isPrintable(printable)).toBe(true);
      expect(toPrintable(printable)).toBe(printable);
    }),
  );
});

test("text that Helvetica knows is left alone", () => {
  const text = "Ÿves’ café – “9 / 12 · 75%” … €5 ½";
  expect(toPrintable(text)).toBe(text);
});

test.each([
  ["cafe\u0301", "café"],
  ["Mūlādhāra", "Muladhara"],
  ["Łukasz", "Lukasz"],
  ["non\u2011breaking", "non-breaking"],
  ["thin\u2009space", "thin space"],
  ["soft\u00adhyphen", "softhyphen"],
  ["one\r\ntwo\tthree", "one two three"],
  ["a\u0000b", "a b"],
  ["yes 👩‍🎤!", "yes !"],
  ["≥ 10", ">= 10"],
  ["春", "?"],
  ["\ud800", "?"],
])("%j is printed as %j", (text, printed) => {
  expect(toPrintable(text)).toBe(printed);
});

test.each(["Łukasz", "tab\there", "\u007f", "soft\u00adhyphen", "\u0081", "春子"])(
  "%j is not printable as it is",
  (text) => {
    expect(isPrintable(text)).toBe(false);
  },
);
