import fc from "fast-check";
import { expect, test } from "vitest";
import { pairings } from "#content/pairings.ts";
import { anyScores } from "#tests/arbitraries.ts";
import { byChakra } from "#domain/chakra.ts";
import { pairingKeysOf, pairingsOf } from "./pairings.ts";
import type { Scores } from "#domain/scan/scores.ts";

/** Seven scores of 9, in which no two chakras say anything together, and the given changes. */
function scoresWith(change: Partial<Scores>): Scores {
  return { ...byChakra(() => 9), ...change };
}

test("a high and a low chakra are 3 points apart, the higher at 7 or more, the lower not balanced", () => {
  const has = (heart: number, throat: number) =>
    pairingKeysOf(scoresWith({ heart, throat })).includes("heart_over_throat");
  expect(has(12, 9)).toBe(true);
  expect(has(7, 4)).toBe(true);
  expect(has(9, 7)).toBe(false);
  expect(has(6, 3)).toBe(false);
  expect(has(12, 10)).toBe(false);
  expect(has(4, 7)).toBe(false);
});

test("two low chakras are both blocked, two high ones both balanced", () => {
  const has = (root: number, other: Partial<Scores>) =>
    pairingKeysOf(scoresWith({ root, ...other }));
  expect(has(6, { solar: 6 })).toContain("root_and_solar_blocked");
  expect(has(6, { solar: 7 })).not.toContain("root_and_solar_blocked");
  expect(has(10, { heart: 10 })).toContain("root_and_heart_balanced");
  expect(has(10, { heart: 9 })).not.toContain("root_and_heart_balanced");
});

test("where nothing stands out, no pairing is told", () => {
  expect(
    pairingsOf(
      byChakra(() => 9),
      pairings,
    ),
  ).toEqual([]);
});

test("the largest difference comes first", () => {
  const scores = scoresWith({ heart: 11, throat: 3, third_eye: 12, crown: 12, root: 8 });
  expect(pairingKeysOf(scores).slice(0, 3)).toEqual([
    "heart_over_throat",
    "third_eye_and_crown_balanced",
    "crown_over_root",
  ]);
});

test("the third pairing does not name a chakra that both others name, if there is another", () => {
  const scores = { root: 6, sacral: 6, solar: 12, heart: 5, throat: 7, third_eye: 4, crown: 9 };
  const [first, second, third, fourth] = pairingKeysOf(scores);
  expect([first, second, third]).toEqual([
    "solar_over_third_eye",
    "solar_over_heart",
    "solar_over_sacral",
  ]);
  expect(fourth).toBe("crown_over_root");
  const titles = (of: Scores) => pairingsOf(of, pairings).map(({ title }) => title);
  expect(titles(scores)[2]).toBe(pairings.crown_over_root.title);
  expect(titles({ ...scores, crown: 8 })[2]).toBe(pairings.solar_over_sacral.title);
});

test("nobody is told more than three pairings, or one twice", () => {
  fc.assert(
    fc.property(anyScores, (scores) => {
      const chosen = pairingsOf(scores, pairings);
      expect(chosen.length).toBe(Math.min(3, pairingKeysOf(scores).length));
      expect(new Set(chosen).size).toBe(chosen.length);
    }),
  );
});
