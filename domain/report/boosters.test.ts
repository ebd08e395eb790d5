import { expect, test } from "vitest";
import { exampleScores } from "#tests/examples.ts";
import { boostersFor } from "./boosters.ts";
import type { Scores } from "#domain/scan/scores.ts";

const calm: Scores = { ...exampleScores.balanced };

test("Foundation First: root <= 6 and (sacral <= 6 or solar <= 6) (spec 9)", () => {
  const has = (change: Partial<Scores>) =>
    boostersFor({ ...calm, ...change }).includes("foundation_first");
  expect(has({ root: 6, sacral: 6 })).toBe(true);
  expect(has({ root: 6, solar: 6 })).toBe(true);
  expect(has({ root: 7, sacral: 6, solar: 6 })).toBe(false);
  expect(has({ root: 6, sacral: 7, solar: 7 })).toBe(false);
});

test("Gentle Communication: throat <= 6, or (throat <= 9 and heart <= 9) (spec 9)", () => {
  const has = (change: Partial<Scores>) =>
    boostersFor({ ...calm, ...change }).includes("gentle_communication");
  expect(has({ throat: 6, heart: 12 })).toBe(true);
  expect(has({ throat: 9, heart: 9 })).toBe(true);
  expect(has({ throat: 9, heart: 10 })).toBe(false);
  expect(has({ throat: 10, heart: 3 })).toBe(false);
});

test("From Mind to Body: (third_eye >= 10 or crown >= 10) and root <= 6 (spec 9)", () => {
  const has = (change: Partial<Scores>) =>
    boostersFor({ ...calm, ...change }).includes("mind_to_body");
  expect(has({ root: 6, third_eye: 10, crown: 3 })).toBe(true);
  expect(has({ root: 6, third_eye: 3, crown: 10 })).toBe(true);
  expect(has({ root: 6, third_eye: 9, crown: 9 })).toBe(false);
  expect(has({ root: 7, third_eye: 12, crown: 12 })).toBe(false);
});

test("Heart Bridge: heart <= 6 and (third_eye >= 10 or crown >= 10) (spec 9)", () => {
  const has = (change: Partial<Scores>) =>
    boostersFor({ ...calm, ...change }).includes("heart_bridge");
  expect(has({ heart: 6, third_eye: 10, crown: 3 })).toBe(true);
  expect(has({ heart: 6, third_eye: 3, crown: 10 })).toBe(true);
  expect(has({ heart: 6, third_eye: 9, crown: 9 })).toBe(false);
  expect(has({ heart: 7 })).toBe(false);
});

test("Creative Spark: sacral <= 6 and solar <= 6 (spec 9)", () => {
  const has = (change: Partial<Scores>) =>
    boostersFor({ ...calm, ...change }).includes("creative_spark");
  expect(has({ sacral: 6, solar: 6 })).toBe(true);
  expect(has({ sacral: 7, solar: 6 })).toBe(false);
  expect(has({ sacral: 6, solar: 7 })).toBe(false);
});

test("a balanced visitor needs none", () => {
  expect(boostersFor(calm)).toEqual([]);
});
