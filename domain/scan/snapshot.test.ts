import fc from "fast-check";
import { expect, test } from "vitest";
import { exampleScores } from "#tests/examples.ts";
import { changesSince, mostSnapshots, readSnapshots, ringsOf, writeSnapshots } from "./snapshot.ts";

const keptAt = "2026-11-21T09:30:00.000Z";
const visitors = Object.values(exampleScores).map((scores) => ({ scores, keptAt }));
const many = [...visitors, ...visitors, ...visitors];

test("what is kept is read back, the newest twelve, for every example visitor", () => {
  expect(many.length).toBeGreaterThan(mostSnapshots);
  for (const kept of [[], many.slice(0, 1), many]) {
    expect(readSnapshots(writeSnapshots(kept))).toEqual(kept.slice(-mostSnapshots));
  }
});

test("the text holds seven scores and a time, and no answer", () => {
  const text = writeSnapshots([{ scores: exampleScores.exampleReport, keptAt }]);
  expect(text).toBe("1 2026-11-21T09:30:00.000Z 8 5 9 11 6 10 7");
});

test("today's flower is the last ring, once, and has a date only if it is kept", () => {
  const { balanced: scores, blockedEverywhere } = exampleScores;
  const before = { scores: blockedEverywhere, keptAt };
  expect(ringsOf([before], scores)).toEqual([before, { scores }]);
  expect(ringsOf([before, { scores, keptAt }], scores)).toEqual([before, { scores, keptAt }]);
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
  expect(readSnapshots(text)).toEqual([]);
});

test("any text at all is read or refused, never an error", () => {
  fc.assert(fc.property(fc.string(), (text) => void readSnapshots(text)));
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
