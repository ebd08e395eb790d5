import { stateOf, type ChakraState } from "./scores.ts";

/** How the seven scores lie together. */
export type ScorePattern =
  | "allEqual"
  | "allBalanced"
  | "allBlocked"
  | "mostlyBlocked"
  | "closeTogether"
  | "oneShort"
  | "twoShort"
  | "mostlyBetween"
  | "mixed";

/** From so many on, most of the seven share a state. */
export const most = 4;

/** Scores that are no further apart lie close together. */
const closePoints = 2;

/** From so many points between highest and lowest on, the middle is not what there is to tell of. */
const widePoints = 5;

/** The first pattern that fits, in the order of `ScorePattern`; `scores` are seven, in any order. The rule is our own. */
export function patternOf(scores: readonly number[]): ScorePattern {
  const { balanced, needs_support: between, blocked } = stateCounts(scores);
  const range = Math.max(...scores) - Math.min(...scores);
  if (range === 0) return "allEqual";
  if (balanced === scores.length) return "allBalanced";
  if (blocked === scores.length) return "allBlocked";
  if (blocked >= most) return "mostlyBlocked";
  if (range <= closePoints) return "closeTogether";
  if (balanced === scores.length - 1) return "oneShort";
  if (balanced === scores.length - 2) return "twoShort";
  return between >= most && range < widePoints ? "mostlyBetween" : "mixed";
}

/** How many of these scores are in each state. */
export function stateCounts(scores: readonly number[]): Readonly<Record<ChakraState, number>> {
  const count = (state: ChakraState) => scores.filter((score) => stateOf(score) === state).length;
  return {
    balanced: count("balanced"),
    needs_support: count("needs_support"),
    blocked: count("blocked"),
  };
}

/** Those that share the highest score and those that share the lowest, each in the order given. */
export function extremesOf<Scored extends { readonly score: number }>(
  sections: readonly Scored[],
): { readonly highest: readonly Scored[]; readonly lowest: readonly Scored[] } {
  const scores = sections.map(({ score }) => score);
  const having = (score: number) => sections.filter((section) => section.score === score);
  return { highest: having(Math.max(...scores)), lowest: having(Math.min(...scores)) };
}
