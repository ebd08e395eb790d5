import fc from "fast-check";
import { expect, test } from "vitest";
import { firstNameOrDefault, longestFirstName } from "#domain/purchase/first-name.ts";
import { graphemesOf } from "#domain/graphemes.ts";
import { cleanName, printName } from "./name.ts";
import { isPrintable } from "#pdf/engine/printable.ts";
import { reportFileName } from "./file-name.ts";

const hostileName = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.string({
    unit: fc.constantFrom("\u0301", "\u202e", "\ud83d", " ", "\n", "e", "\u200d", ".", ":", "1"),
    maxLength: 90,
  }),
);

function unableToDraw(): Promise<never> {
  return Promise.reject(new Error("No canvas."));
}

test.each([
  ["  José\n", "José"],
  ["Jose\u0301", "José"],
  ["Anna\u0000\u0007\u001bLee", "Anna Lee"],
  ["\u202eevil\u202c", "evil"],
  ["\u200fמשה\u200e", "משה"],
  ["Zo\ufeffë", "Zo ë"],
  ["👩‍🎤 Zoë", "👩‍🎤 Zoë"],
  ["आर्या", "आर्या"],
])("%j is cleaned to %j", (typed, cleaned) => {
  expect(cleanName(typed)).toBe(cleaned);
});

test("a name of 5,000 characters is cut to the 40 that a greeting has, and says so", () => {
  const name = cleanName("x".repeat(5000));
  expect(graphemesOf(name)).toHaveLength(longestFirstName);
  expect(name.endsWith("…")).toBe(true);
});

test("stacked accents are thinned out", () => {
  expect(cleanName(`Z${"\u0335\u0321".repeat(200)}oe`).length).toBeLessThan(10);
});

test("whatever is typed, the name is one clean line that is not empty", () => {
  fc.assert(
    fc.property(hostileName, (typed) => {
      const name = cleanName(typed);
      expect(name).not.toBe("");
      expect(name).toBe(name.normalize("NFC").trim());
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      expect(graphemesOf(name).length).toBeLessThanOrEqual(longestFirstName);
    }),
  );
});

test("screen and paper agree on what is no name", () => {
  fc.assert(
    fc.property(hostileName, (typed) => {
      const greeted = firstNameOrDefault(typed);
      expect(cleanName(greeted) === "Friend", JSON.stringify(typed)).toBe(greeted === "Friend");
    }),
  );
});

test.each([
  ["Łukasz", "Lukasz"],
  ["春子", "you"],
  ["evil.☃com", "you"],
])("when %s cannot be drawn, %j is printed", async (name, text) => {
  expect(await printName(name, unableToDraw)).toEqual({ kind: "fallback", text, actual: name });
});

test("no name is ever refused", async () => {
  await fc.assert(
    fc.asyncProperty(hostileName, async (typed) => {
      const printed = await printName(typed, unableToDraw);
      if (printed.kind === "image") throw new Error("Nothing could be drawn.");
      expect(isPrintable(printed.text)).toBe(true);
      expect(printed.text).not.toBe("");
    }),
  );
});

const date = new Date(2026, 10, 21, 23, 30);
const prefix = "seven-petals-report";

test.each([
  ["Maya", "seven-petals-report-Maya-20261121.pdf"],
  ["Łukasz", "seven-petals-report-Łukasz-20261121.pdf"],
  ["Jose\u0301", "seven-petals-report-José-20261121.pdf"],
  ["春子", "seven-petals-report-春子-20261121.pdf"],
  ["आर्या", "seven-petals-report-आर्या-20261121.pdf"],
  ["👩‍🎤 Zoë", "seven-petals-report-Zoë-20261121.pdf"],
  ["../../etc/passwd", "seven-petals-report-etc-passwd-20261121.pdf"],
  ["CON", "seven-petals-report-CON-20261121.pdf"],
  ["👩‍🎤", "seven-petals-report-Friend-20261121.pdf"],
  ["", "seven-petals-report-Friend-20261121.pdf"],
])("%j gives %s: prefix, first name and YYYYMMDD (spec 7)", (name, fileName) => {
  expect(reportFileName(prefix, name, date)).toBe(fileName);
});

test("every system takes the file name, whatever prefix and name", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({ unit: fc.constantFrom("\u0301", "\u200d", "\n", "-", "e", "春"), maxLength: 90 }),
    fc.constantFrom(
      "CON",
      "nul",
      "COM1",
      ".",
      "..",
      "~",
      "-",
      "\u0301",
      "/",
      "a\u0000b",
      "x".repeat(5000),
    ),
  );
  fc.assert(
    fc.property(text, text, (anyPrefix, name) => {
      const fileName = reportFileName(anyPrefix, name, date);
      expect(fileName).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*-20261121\.pdf$/u);
      expect(fileName).not.toMatch(/--|-\p{M}/u);
      expect(fileName).toBe(fileName.normalize("NFC"));
      expect(new TextEncoder().encode(fileName).length).toBeLessThanOrEqual(255);
      expect(fileName).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\./i);
    }),
  );
});
