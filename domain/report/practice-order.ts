import type { AnswerValue, Answers } from "#domain/scan/answers.ts";
import { plannedOf } from "./plan.ts";
import type { Practice } from "./template.ts";

/** A practice, and the answer to the question that it serves; none where nothing tells whom it would serve. */
export type Fitting = {
  readonly practice: Practice;
  readonly serves?: { readonly id: number; readonly answer: AnswerValue };
};

/**
 * The practices of a chapter: the one to try first, then the others, those before that serve the question with the lowest
 * answer. Otherwise they keep their order, and so do all where the answers are unknown; whatever serves no question comes
 * last. Ours.
 */
export function byNeed(
  practices: readonly Practice[],
  answers: Answers | undefined,
): readonly Practice[] {
  if (!answers) return practices;
  const need = ({ serves }: Practice) => (serves === undefined ? undefined : answers[serves]) ?? 5;
  const sorted = practices.toSorted((a, b) => need(a) - need(b));
  const first = firstToTry(sorted, answers)?.practice;
  return first ? [first, ...sorted.filter((practice) => practice !== first)] : sorted;
}

/**
 * The practice of a chapter to begin with: of the first ones for the morning, for any time and for the evening, which the
 * plan takes, one that serves the question with the lowest answer; of several the shortest, and of these the earliest.
 * `practices` are in the order of `byNeed`. Ours.
 */
export function firstToTry(
  practices: readonly Practice[],
  answers: Answers | undefined,
): Fitting | undefined {
  const lowest = servedBy(practices[0], answers)?.answer;
  const [practice] = plannedOf(practices)
    .filter((one) => servedBy(one, answers)?.answer === lowest)
    .toSorted((a, b) => minutesOf(a) - minutesOf(b));
  const serves = servedBy(practice, answers);
  return practice && { practice, ...(serves && { serves }) };
}

function servedBy(practice: Practice | undefined, answers: Answers | undefined) {
  const id = practice?.serves;
  const answer = id === undefined ? undefined : answers?.[id];
  return id === undefined || answer === undefined ? undefined : { id, answer };
}

/** The minutes that a practice takes in all, three for "1 min, 3x"; a great many where its duration is written otherwise. */
function minutesOf({ duration }: Practice): number {
  const [, minutes, times = 1] = /^(\d+) min(?:, (\d+)x)?$/u.exec(duration) ?? [];
  return minutes === undefined ? Number.MAX_SAFE_INTEGER : Number(minutes) * Number(times);
}
