import fc from "fast-check";
import { expect, test } from "vitest";
import { chakraKeys } from "#domain/chakra.ts";
import { questionIds, type Answers } from "#domain/scan/answers.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { anyAnswersWithTies } from "#tests/arbitraries.ts";
import { leafReach } from "./flower-leaf.ts";
import { flowerRim, petalHalf, petalReach } from "./flower-scale.ts";
import { flowerParts, flowerRings, growingParts, openRings, stamenReach } from "./flower.ts";
import { growthRings } from "./growth-rings.ts";
import { lotusPaths } from "./lotus.ts";
import { plainPetals } from "./plain-flower.ts";

/** Ends and handles of its curves. */
const pointsOf = (d: string) =>
  [...d.replaceAll(/A[^MLCQAZ]+/gu, "").matchAll(/(-?[\d.]+) (-?[\d.]+)/gu)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
const distance = ({ x = 0, y = 0 } = {}) => Math.hypot(x, y);
const partsOf = (answers: Parameters<typeof scoresOf>[0]) =>
  flowerParts(scoresOf(answers), answers);

test("a petal is half open at 3, reaches the rim at 12, and grows as much with each point", () => {
  expect(petalReach(3)).toBeGreaterThan(flowerRim / 2);
  expect(petalReach(12)).toBe(flowerRim);
  for (const size of [petalReach, petalHalf]) {
    const steps = [4, 5, 6, 7, 8, 9, 10, 11, 12].map((score) => size(score) - size(score - 1));
    for (const step of steps) expect(step).toBeCloseTo((size(12) - size(3)) / 9, 6);
    expect(size(3)).toBeLessThan(size(12));
  }
});

test("the drawn petal ends where its score says, and each lies over the one before, all around", () => {
  const petals = partsOf(answersFor(exampleScores.onTheEdges)).filter(({ reach }) => reach > 0);
  expect(petals.map(({ key }) => key)).toEqual([undefined, ...chakraKeys, "root"]);
  for (const { key, shapes } of petals) {
    if (!key) continue;
    const blush = shapes.find(({ fill }) => fill === "blush")?.d ?? "";
    const tip = Math.max(...pointsOf(blush).map(({ y }) => -y));
    expect(tip).toBeCloseTo(petalReach(exampleScores.onTheEdges[key]), 1);
  }
});

test("the flower has 21 stamens, each as long as its answer", () => {
  fc.assert(
    fc.property(anyAnswersWithTies, (answers) => {
      const stamens = partsOf(answers).filter(({ key, reach }) => key && reach === 0);
      const lengths = stamens.flatMap(({ shapes }) =>
        (shapes[0]?.d ?? "")
          .split("M")
          .slice(1)
          .map((d) => distance(pointsOf(d).at(-1))),
      );
      const expected = chakraKeys.flatMap(questionIdsOf).map((id) => stamenReach(answers[id] ?? 0));
      expect(lengths).toHaveLength(21);
      for (const [index, length] of lengths.entries())
        expect(length).toBeCloseTo(expected[index] ?? 0, 1);
    }),
  );
});

test("the same answers give the same flower, and others another, of the same scores too", () => {
  const answers = answersFor(exampleScores.exampleReport);
  expect(partsOf(answers)).toEqual(partsOf({ ...answers }));
  const swapped = { ...answers, 1: answers[2] ?? 1, 2: answers[1] ?? 1 };
  expect(swapped).not.toEqual(answers);
  expect(scoresOf(swapped)).toEqual(scoresOf(answers));
  expect(partsOf(swapped)).not.toEqual(partsOf(answers));
});

test("nothing of the flower reaches beyond its leaf, and every number is one", () => {
  fc.assert(
    fc.property(anyAnswersWithTies, (answers) => {
      for (const { d } of partsOf(answers).flatMap(({ shapes }) => shapes)) {
        expect(d).toMatch(/^M[-MLCQAZ\d. ]+$/u);
        for (const point of pointsOf(d)) expect(distance(point)).toBeLessThanOrEqual(leafReach);
      }
    }),
    { numRuns: 30 },
  );
});

test("a growing flower opens by each answer, whatever the answer is", () => {
  fc.assert(
    fc.property(anyAnswersWithTies, fc.integer({ min: 0, max: 20 }), (answers, count) => {
      const some = (ids: number): Answers =>
        Object.fromEntries(questionIds.slice(0, ids).map((id) => [id, answers[id] ?? 1]));
      const others: Answers = Object.fromEntries(questionIds.slice(0, count).map((id) => [id, 1]));
      const before = growingParts(some(count));
      expect(before).toEqual(growingParts(others));
      const changed = growingParts(some(count + 1)).filter(
        (part, index) => JSON.stringify(part) !== JSON.stringify(before[index]),
      );
      expect(new Set(changed.map(({ key }) => key))).toEqual(
        new Set([chakraKeys[Math.floor(count / 3)]]),
      );
    }),
    { numRuns: 20 },
  );
});

test("rings are named where the petals beside them leave room", () => {
  const named = (heart: number, throat: number) =>
    openRings({ ...exampleScores.balanced, heart, throat }).map((one) => one.score);
  expect(named(3, 3)).toEqual([3, 6, 9, 12]);
  expect(named(3, 12)).toEqual([9, 12]);
  expect(named(12, 3)).toEqual([9, 12]);
  // On the side of the shorter petal.
  expect(openRings({ ...exampleScores.balanced, heart: 6, throat: 3 })[0]).toMatchObject({
    score: 3,
    x: -6,
  });
  expect(flowerRings.map(({ reach }) => reach)).toEqual([3, 6, 9, 12].map(petalReach));
});

test("a ring lies outside the one before, and is thicker where its score is higher", () => {
  const scores = { ...exampleScores.balanced, root: 12, heart: 3 };
  const [first = [], second = []] = growthRings([scores, scores]).map((d) =>
    pointsOf(d).map(distance),
  );
  const at = (key: "root" | "heart") => chakraKeys.indexOf(key) * (first.length / 7);
  for (const key of ["root", "heart"] as const)
    expect(second[at(key)]).toBeGreaterThan(first[at(key)] ?? 0);
  for (const ring of [first, second])
    expect(ring[at("root")]).toBeGreaterThan(ring[at("heart")] ?? 0);
});

test("the plain flower stays within its disc", () => {
  const { balanced } = exampleScores;
  for (const { d } of plainPetals(balanced))
    for (const point of pointsOf(d)) expect(distance(point)).toBeLessThan(flowerRim + 0.1);
});

test("each lotus has the petals that tradition gives it", () => {
  const petals = (key: (typeof chakraKeys)[number]) =>
    lotusPaths(key)[0]?.d.match(/C[^C]+C/gu)?.length;
  expect(chakraKeys.map(petals)).toEqual([4, 6, 10, 12, 16, 2, 20 + 28 + 36]);
});

test("no shape of a lotus reaches out of its frame", () => {
  for (const { d } of chakraKeys.flatMap((key) => lotusPaths(key))) {
    const numbers = (d.match(/-?\d+(?:\.\d+)?/gu) ?? []).map(Number);
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(48);
  }
});
