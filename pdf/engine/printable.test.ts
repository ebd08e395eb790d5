import fc from "fast-check";
import { expect, test } from "vitest";
import { fonts } from "#pdf/book/report.fixture.ts";
import { createDocument } from "./draw.ts";
import { isPrintable, toPrintable } from "./printable.ts";

test("what is printable is in every font", () => {
  const document = createDocument(fonts, { title: "", author: "", created: new Date(0) });
  const all = Array.from({ length: 0xff_ff }, (_, code) => String.fromCharCode(code));
  for (const name of Object.keys(fonts)) {
    const { _font: font } = document.font(name);
    const missing = all.filter((one) => isPrintable(one) && font.encode(one)[0].includes("0000"));
    expect(missing, name).toEqual([]);
  }
});

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

test("text that our fonts know is left alone", () => {
  const text = "Ýves’ café – “9 / 12 · 75%” … €5 ½";
  expect(toPrintable(text)).toBe(text);
});

test.each([
  ["cafe\u0301", "café"],
  ["Mūlādhāra", "Muladhara"],
  ["Łukasz", "Lukasz"],
  ["Žana Šík", "Zana Sík"],
  ["non\u2011breaking", "non-breaking"],
  ["thin\u2009space", "thin space"],
  ["soft\u00adhyphen", "softhyphen"],
  ["one\r\ntwo\tthree", "one two three"],
  ["a\u0000b\u007fc\u0081d", "a b c d"],
  ["yes 👩‍🎤!", "yes !"],
  ["≥ 10", ">= 10"],
  ["春", "?"],
  ["\ud800", "?"],
])("%j is not printable as it is, and is printed as %j", (text, printed) => {
  expect(isPrintable(text)).toBe(false);
  expect(toPrintable(text)).toBe(printed);
});
