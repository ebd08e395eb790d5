import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCompleteAnswers, anyFirstName } from "#tests/arbitraries.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { readReportCode, writeReportCode, longestKeptName } from "./report-code.ts";

const anyCode = fc.record({
  answers: anyCompleteAnswers,
  firstName: anyFirstName,
  openedAt: fc.integer({ min: 0, max: 36 ** 7 - 1 }),
});

const example = {
  answers: answersFor(exampleScores.onTheEdges),
  firstName: "Ana",
  openedAt: 1_795_248_000,
};

test("what was written is read back: answers, time, and the first name up to its longest", () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      const read = readReportCode(writeReportCode(code));
      const firstName = [...code.firstName.toWellFormed()].slice(0, longestKeptName).join("");
      expect(read).toEqual({ ...code, firstName });
    }),
  );
});

test("the text is short and needs no escaping in an address", () => {
  const text = writeReportCode(example);
  expect(text).toMatch(/^r1\.[\w.-]+$/u);
  expect(text.length).toBeLessThan(40);
  fc.assert(
    fc.property(anyCode, (code) => {
      const written = writeReportCode(code);
      expect(new URL(`https://petals.example/#${written}`).hash).toBe(`#${written}`);
    }),
  );
});

test("this very text stays readable: it stands in bookmarks", () => {
  expect(writeReportCode(example)).toBe("r1.16tg1xikd.toue80.QW5h.0ynnc7n");
});

test("an older link, whose name has 80 characters, still opens", () => {
  for (const firstName of ["Ana ".repeat(20), "🌸".repeat(80)]) {
    const older = { ...example, firstName };
    expect(readReportCode(writeReportCode(older))).toEqual(older);
  }
});

test("a text that was cut or changed in one place is refused", () => {
  const text = writeReportCode(example);
  fc.assert(
    fc.property(
      fc.nat(text.length - 1),
      fc.constantFrom(..."0123456789abcdefghijklmnopqrstuvwxyzA.-_"),
      (place, letter) => {
        expect(readReportCode(text.slice(0, place))).toBeUndefined();
        const changed = text.slice(0, place) + letter + text.slice(place + 1);
        if (changed !== text) expect(readReportCode(changed)).toBeUndefined();
      },
    ),
    { numRuns: 500 },
  );
  for (const wrong of [
    "",
    "r1",
    "main",
    `${text} `,
    text.toUpperCase(),
    text.replace("r1", "r2"),
  ]) {
    expect(readReportCode(wrong), wrong).toBeUndefined();
  }
});

test("any text at all is either refused or one that was written, whatever follows a further dot", () => {
  fc.assert(
    fc.property(anyCode, fc.string(), (code, text) => {
      const read = readReportCode(text);
      if (read) expect(writeReportCode(read)).toBe(text);
      const written = writeReportCode(code);
      expect(readReportCode(`${written}.${text}`)).toEqual(readReportCode(written));
    }),
  );
});
