import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { chakraKeys } from "#domain/chakra.ts";
import { chakraStates } from "#domain/scores.ts";
import { anyScores } from "#tests/arbitraries.ts";
import { badgeColors, chakraColors, stateColors, type Shade } from "./colors.ts";
import { lotusPaths } from "./lotus.ts";
import { wheelPetals, wheelRadius, wheelRim } from "./wheel.ts";

const tokens = readFileSync(new URL("../web/styles/tokens.css", import.meta.url), "utf8");

function token(name: string): Shade {
  const found = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`, "u").exec(tokens);
  if (!found?.[1] || !found[2]) throw new Error(`tokens.css has no --${name}.`);
  return { light: found[1].toUpperCase(), dark: found[2].toUpperCase() };
}

test("paper and screen use the same colors", () => {
  for (const key of chakraKeys) expect(chakraColors[key]).toEqual(token(key.replace("_", "-")));
  for (const state of chakraStates) {
    const name = state.replace("_", "-");
    expect(stateColors[state]).toEqual(token(`${name}-line`));
    expect(badgeColors[state]).toEqual({ ink: token(`${name}-ink`), fill: token(`${name}-fill`) });
  }
});

test("a wheel petal is as long as its score / 12", () => {
  fc.assert(
    fc.property(anyScores, (scores) => {
      for (const { key, tip } of wheelPetals(scores)) {
        expect(Math.hypot(tip.x, tip.y)).toBeCloseTo((scores[key] / 12) * wheelRim, 6);
      }
    }),
  );
  expect(wheelRadius(12)).toBe(wheelRim);
});

test("each lotus has the petals that tradition gives it", () => {
  const petals = (key: (typeof chakraKeys)[number]) =>
    lotusPaths(key)[0]?.d.match(/M[^MZ]*C[^MZ]*/gu)?.length;
  expect(chakraKeys.map(petals)).toEqual([4, 6, 10, 12, 16, 2, 20 + 28 + 36]);
});

test("every lotus stays inside its frame of -48 to 48", () => {
  for (const key of chakraKeys) {
    for (const { d } of lotusPaths(key)) {
      for (const number of d.match(/-?\d+(?:\.\d+)?/gu) ?? []) {
        expect(Math.abs(Number(number))).toBeLessThanOrEqual(48);
      }
    }
  }
});
