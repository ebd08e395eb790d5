import fc from "fast-check";
import { expect, test } from "vitest";
import { exampleScores } from "#tests/examples.ts";
import { changesSince, readSnapshot, writeSnapshot } from "./snapshot.ts";

const keptAt = "2026-11-21T09:30:00.000Z";

test("what is kept is read back, for every example visitor", () => {
  for (const scores of Object.values(exampleScores)) {
    const snapshot = { scores, keptAt };
    expect(readSnapshot(writeSnapshot(snapshot))).toEqual(snapshot);
  }
});

test("the text holds seven scores and a time, and no answer", () => {
  const text = writeSnapshot({ scores: exampleScores.exampleReport, keptAt });
  expect(text).toBe("1 2026-11-21T09:30:00.000Z 8 5 9 11 6 10 7");
});

test.each([
  "",
  "2 2026-11-21T09:30:00.000Z 8 5 9 11 6 10 7",
  "1 2026-11-21T09:30:00.000Z 8 5 9 11 6 10",
  "1 2026-11-21T09:30:00.000Z 8 5 9 11 6 10 13",
  "1 2026-11-21T09:30:00.000Z 8 5 9 11 6 10 2",
  "1 2026-11-21T09:30:00.000Z 8 5 9 11 6 10 7.5",
  "1 2026-11-21T09:30:00.000Z 8 5 9 11 6 10 ",
  "1 2026-99-21T09:30:00.000Z 8 5 9 11 6 10 7",
  "1 yesterday 8 5 9 11 6 10 7",
])("%j is no snapshot", (text) => {
  expect(readSnapshot(text)).toBeUndefined();
});

test("any text at all is read or refused, never an error", () => {
  fc.assert(fc.property(fc.string(), (text) => void readSnapshot(text)));
});

test("changes are today's score less the one before", () => {
  const before = { root: 8, sacral: 5, solar: 9, heart: 11, throat: 6, third_eye: 10, crown: 7 };
  const now = { ...before, sacral: 8, heart: 10 };
  expect(changesSince(before, now)).toEqual({
    root: 0,
    sacral: 3,
    solar: 0,
    heart: -1,
    throat: 0,
    third_eye: 0,
    crown: 0,
  });
});
