import { numberInWords } from "#domain/english.ts";
import { stateLabels } from "./states.ts";
import { balancedFrom, maxScore, needsSupportFrom, stateOf } from "#domain/scan/scores.ts";

/**
 * How far a score from 3 to 12 is from the next state, or how it stands within the last: a phrase to read after the score,
 * without a period, another for each score; beside it stands the name of its state. Ours.
 */
export function nearnessOf(score: number): string {
  const state = stateOf(score);
  const balanced = stateLabels.balanced.toLowerCase();
  const needsSupport = stateLabels.needs_support.toLowerCase();
  if (state === "blocked") return `${points(needsSupportFrom - score)} below “${needsSupport}”`;
  if (state === "needs_support") return `${points(balancedFrom - score)} below ${balanced}`;
  if (score === maxScore) return "the highest there is";
  if (score === balancedFrom) return "right on the line";
  return `with ${points(score - balancedFrom)} to spare`;
}

/** The same for a chapter that is short by an unsafe home alone: no counting of points there. */
export const nearnessOfHome = "with only home low";

function points(count: number): string {
  return `${numberInWords(count)} ${count === 1 ? "point" : "points"}`;
}
