import { byChakra, chakraKeys, type ByChakra, type ChakraKey } from "#domain/chakra.ts";
import { questionIdsOf } from "./question.ts";
import type { CompleteAnswers } from "./answers.ts";

/** Each score is the sum of three answers: 3 to 12 (spec 3). */
export type Scores = ByChakra<number>;

export const minScore = 3;
export const maxScore = 12;

/** Adds up the three answers of each chakra (spec 3). */
export function scoresOf(answers: CompleteAnswers): Scores {
  return byChakra((chakra) =>
    questionIdsOf(chakra).reduce((sum, id) => sum + (answers[id] ?? 0), 0),
  );
}

export const chakraStates = ["balanced", "needs_support", "blocked"] as const;
export type ChakraState = (typeof chakraStates)[number];

/** The lowest score of each state (spec 4 and 9). */
export const balancedFrom = 10;
export const needsSupportFrom = 7;

export function stateOf(score: number): ChakraState {
  if (score >= balancedFrom) return "balanced";
  return score >= needsSupportFrom ? "needs_support" : "blocked";
}

const severities = { blocked: 3, needs_support: 2, balanced: 1 } as const;
export type Severity = (typeof severities)[ChakraState];

/** Spec 4: blocked 3, needs_support 2, balanced 1. */
export function severityOf(state: ChakraState): Severity {
  return severities[state];
}

/** All seven by score, which is severity descending, then score ascending (spec 4); ties keep chakra order. */
export function inReportOrder(scores: Scores) {
  const order = chakraKeys.toSorted((a, b) => scores[a] - scores[b]);
  return order as readonly ChakraKey[] as readonly [ChakraKey, ChakraKey, ...ChakraKey[]];
}

/** How much of the way from the least score to the most this one has gone, 0 to 1, as bars and petals are drawn. Ours. */
export function portionOf(score: number): number {
  return (score - minScore) / (maxScore - minScore);
}

/** A score as a rounded percentage of 12, so 3 is 25 and 12 is 100 (spec 3, overview.summary_graph). */
export function percentOf(score: number): number {
  return Math.round((score / maxScore) * 100);
}
