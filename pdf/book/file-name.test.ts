import fc from "fast-check";
import { expect, test } from "vitest";
import { reportFileName } from "./file-name.ts";

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
