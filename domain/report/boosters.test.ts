import { expect, test } from "vitest";
import { exampleScores } from "#tests/examples.ts";
import { boostersFor } from "./boosters.ts";

test.each([
  // root <= 6 and (sacral <= 6 or solar <= 6)
  [{ root: 6, sacral: 6 }, "foundation_first", true],
  [{ root: 6, solar: 6 }, "foundation_first", true],
  [{ root: 7, sacral: 6, solar: 6 }, "foundation_first", false],
  [{ root: 6, sacral: 7, solar: 7 }, "foundation_first", false],
  // throat <= 6, or (throat <= 9 and heart <= 9)
  [{ throat: 6, heart: 12 }, "gentle_communication", true],
  [{ throat: 9, heart: 9 }, "gentle_communication", true],
  [{ throat: 9, heart: 10 }, "gentle_communication", false],
  [{ throat: 10, heart: 3 }, "gentle_communication", false],
  // (third_eye >= 10 or crown >= 10) and root <= 6
  [{ root: 6, third_eye: 10, crown: 3 }, "mind_to_body", true],
  [{ root: 6, third_eye: 3, crown: 10 }, "mind_to_body", true],
  [{ root: 6, third_eye: 9, crown: 9 }, "mind_to_body", false],
  [{ root: 7, third_eye: 12, crown: 12 }, "mind_to_body", false],
  // heart <= 6 and (third_eye >= 10 or crown >= 10)
  [{ heart: 6, third_eye: 10, crown: 3 }, "heart_bridge", true],
  [{ heart: 6, third_eye: 3, crown: 10 }, "heart_bridge", true],
  [{ heart: 6, third_eye: 9, crown: 9 }, "heart_bridge", false],
  [{ heart: 7 }, "heart_bridge", false],
  // sacral <= 6 and solar <= 6
  [{ sacral: 6, solar: 6 }, "creative_spark", true],
  [{ sacral: 7, solar: 6 }, "creative_spark", false],
  [{ sacral: 6, solar: 7 }, "creative_spark", false],
] as const)("among otherwise balanced scores %j bring %s: %s (spec 9)", (change, key, isThere) => {
  expect(boostersFor({ ...exampleScores.balanced, ...change }).includes(key)).toBe(isThere);
});

test("a balanced visitor needs none", () => {
  expect(boostersFor(exampleScores.balanced)).toEqual([]);
});
