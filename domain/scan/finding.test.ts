import { expect, test } from "vitest";
import { chakras } from "#content/chakras/chakras.ts";
import { finding } from "#content/finding.ts";
import { exampleScores } from "#tests/examples.ts";
import { byChakra } from "#domain/chakra.ts";
import { findingOf } from "./finding.ts";
import type { Scores } from "./scores.ts";

const names = byChakra((key) => chakras[key].name);
const found = (scores: Scores) => findingOf(scores, names, finding);

test("the highest chakra carries and the lowest asks for care, each with what it stands for", () => {
  expect(found(exampleScores.exampleReport)).toBe(
    "Heart carries you most right now: the kindness you give and take in. Sacral would be glad of some care: the room you have for joy.",
  );
});

test("a lowest chakra that lies in between asks for less", () => {
  const scores = { ...byChakra(() => 10), heart: 12, throat: 8 };
  expect(found(scores)).toContain("Throat could use a little more time");
});

test("chakras that share a place are named together, and more than three are not listed", () => {
  const scores = { ...byChakra(() => 4), heart: 9, throat: 9 };
  expect(found(scores)).toBe(
    "Heart and Throat carry you most right now, equally. Most petals are low together, so begin with the easiest.",
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
