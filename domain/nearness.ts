import { numberInWords } from "./in-words.ts";
import { balancedFrom, maxScore, needsSupportFrom, stateLabels, stateOf } from "./scores.ts";

/**
 * How far a score from 3 to 12 is from the next state, or how it stands within the last: a phrase to read after the score,
 * without a period, another for each score. Its words are the rule itself, as the names of the states are. Ours.
 */
export function nearnessOf(score: number): string {
  const state = stateOf(score);
  const balanced = stateLabels.balanced.toLowerCase();
  const needsSupport = stateLabels.needs_support.toLowerCase();
  if (state === "blocked") return `${points(needsSupportFrom - score)} from “${needsSupport}”`;
  if (state === "needs_support") return `${points(balancedFrom - score)} from ${balanced}`;
  if (score === maxScore) return `${balanced}, the most a score can be`;
  if (score === balancedFrom) return `${balanced}, right where that begins`;
  return `${balanced}, with ${points(score - balancedFrom)} to spare`;
}

function points(count: number): string {
  return `${numberInWords(count)} ${count === 1 ? "point" : "points"}`;
}
