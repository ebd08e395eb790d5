import fc from "fast-check";
import { expect, test } from "vitest";
import { exampleScores } from "#tests/examples.ts";
import { mostSnapshots, readSnapshots, ringsOf, writeSnapshots } from "./snapshot.ts";
import { chakras } from "#content/chakras/chakras.ts";
import { finding } from "#content/finding.ts";
import { byChakra } from "#domain/chakra.ts";
import { findingOf } from "./finding.ts";
import type { Scores } from "./scores.ts";

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
  // The same scores come back after others.
  expect(ringsOf([{ scores, keptAt }, before], scores).slice(1)).toEqual([before, { scores }]);
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

const names = byChakra((key) => chakras[key].name);
const found = (scores: Scores) => findingOf(scores, names, finding);

test("the highest chakra carries and the lowest asks for care, each with what it stands for", () => {
  expect(found(exampleScores.exampleReport)).toBe(
    "Your Heart, the kindness you give and take in, carries you most right now. Your Sacral, the room you have for joy, would be glad of some care.",
  );
});

test("a lowest chakra that lies in between asks for less", () => {
  const scores = { ...byChakra(() => 10), heart: 12, throat: 8 };
  expect(found(scores)).toContain(
    "Your Throat, the voice for what you need, could use a little more time",
  );
});

test("chakras that share a place are named together, and more than three are not listed", () => {
  const scores = { ...byChakra(() => 4), heart: 9, throat: 9 };
  expect(found(scores)).toBe(
    "Your Heart and Throat carry you most right now, equally. Most petals are low together, so begin with the easiest.",
  );
});

test("all equal, all balanced and all blocked have words of their own", () => {
  const all = (score: number) => found(byChakra(() => score));
  expect(all(12)).toMatch(/at 12 each.*worth keeping/u);
  expect(all(8)).toMatch(/every petal reaches 8/u);
  expect(all(3)).toMatch(/low by the same amount, at 3/u);
  expect(found(exampleScores.balanced)).toMatch(
    /^All seven petals are balanced, with Root, Heart and Crown/u,
  );
  expect(found(exampleScores.blockedEverywhere)).toMatch(
    /short right now, with Heart holding up best/u,
  );
});
