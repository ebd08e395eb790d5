import fc from "fast-check";
import { expect, test } from "vitest";
import { byChakra, chakraKeys } from "#domain/chakra.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { anyScores } from "#tests/arbitraries.ts";
import { lotusPaths } from "./lotus.ts";
import {
  closedFlowerShapes,
  flowerHeart,
  flowerRim,
  flowerShapes,
  petalReach,
  petalTip,
} from "./flower.ts";

test("a petal is a bud at 3, reaches the rim at 12, and grows as much with each point between", () => {
  fc.assert(
    fc.property(anyScores, (scores) => {
      const bud = petalReach(3);
      expect(bud).toBeGreaterThan(flowerHeart + 10);
      for (const key of chakraKeys) {
        const { x, y } = petalTip(key, scores[key]);
        const length = Math.hypot(x, y) - bud;
        expect(length).toBeCloseTo(((scores[key] - 3) / 9) * (flowerRim - bud), 6);
      }
    }),
  );
});

test("the flower has a petal for each score that is known, longer ones first, and 21 stamens", () => {
  const petals = (scores: Partial<Scores>) =>
    flowerShapes(scores).flatMap(({ key, covers }) => (key && covers ? [key] : []));
  expect(petals({ root: 5, heart: 9, crown: 7 })).toEqual(["heart", "crown", "root"]);
  expect(petals(byChakra(() => 8))).toEqual([...chakraKeys]);
  const stamens = flowerShapes({}).filter(({ key, fill }) => key && fill === 1);
  expect(stamens.map(({ d }) => d.match(/M/gu)?.length)).toEqual(chakraKeys.map(() => 3));
});

test("the closed flower has every petal, the outer ones behind the inner ones, within its disc", () => {
  const petals = closedFlowerShapes().flatMap(({ key, covers }) => (key && covers ? [key] : []));
  expect(petals).toEqual(["root", "crown", "sacral", "third_eye", "solar", "throat", "heart"]);
  for (const { d } of closedFlowerShapes()) {
    for (const [, x, y] of d.matchAll(/(-?[\d.]+) (-?[\d.]+)/gu)) {
      expect(Math.hypot(Number(x), Number(y) + 78)).toBeLessThanOrEqual(110);
    }
  }
});

test("each lotus has the petals that tradition gives it", () => {
  const petals = (key: (typeof chakraKeys)[number]) =>
    lotusPaths(key)[0]?.d.match(/C[^C]+C/gu)?.length;
  expect(chakraKeys.map(petals)).toEqual([4, 6, 10, 12, 16, 2, 20 + 28 + 36]);
});

test("no shape reaches out of its frame: the flower's beyond its rim, a lotus's beyond 48", () => {
  const flower = { shapes: flowerShapes(byChakra(() => 12)), most: flowerRim + 2 };
  for (const { shapes, most } of [
    flower,
    ...chakraKeys.map((key) => ({ shapes: lotusPaths(key), most: 48 })),
  ]) {
    const numbers = shapes.flatMap(({ d }) => d.match(/-?\d+(?:\.\d+)?/gu) ?? []).map(Number);
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(most);
  }
});
