import type { AnswerValue, Answers } from "#domain/scan/answers.ts";
import { chakraStates, type ChakraState } from "#domain/scan/scores.ts";
import { minutesOf, plannedOf } from "./plan.ts";
import type { Practice, StateTemplate } from "./template.ts";

/** How many practices a section shows (spec 9). */
export const practiceLimits: Readonly<Record<ChakraState, number>> = {
  blocked: 5,
  needs_support: 4,
  balanced: 3,
};

/** A practice, and the answer to the question that it serves. */
export type Fitting = {
  readonly practice: Practice;
  readonly serves: { readonly id: number; readonly answer: AnswerValue };
};

/**
 * The practices of a chapter, as many as its state shows (spec 9), from the pool of all three states: those first that serve
 * the question with the lowest answer, of equal ones those of its own state; for the morning, for any time and for the
 * evening there is one at least. Ours.
 */
export function practicesFor(
  templates: Readonly<Record<ChakraState, Pick<StateTemplate, "practices">>>,
  state: ChakraState,
  answers: Answers,
): readonly Practice[] {
  const others = chakraStates.filter((other) => other !== state);
  const pool = [state, ...others].flatMap((one) => templates[one].practices);
  const sorted = byNeed(pool, answers);
  const kept = plannedOf(sorted);
  const rest = sorted.filter((practice) => !kept.includes(practice));
  return byNeed([...kept, ...rest.slice(0, practiceLimits[state] - kept.length)], answers);
}

/** Those before that serve the question with the lowest answer, the one to try first before all. */
function byNeed(practices: readonly Practice[], answers: Answers): readonly Practice[] {
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
export function firstToTry(practices: readonly Practice[], answers: Answers): Fitting | undefined {
  const lowest = servedBy(practices[0], answers)?.answer;
  const [practice] = plannedOf(practices)
    .filter((one) => servedBy(one, answers)?.answer === lowest)
    .toSorted((a, b) => minutesOf(a) - minutesOf(b));
  const serves = servedBy(practice, answers);
  return practice && serves && { practice, serves };
}

function servedBy(practice: Practice | undefined, answers: Answers) {
  const id = practice?.serves;
  const answer = id === undefined ? undefined : answers[id];
  return id === undefined || answer === undefined ? undefined : { id, answer };
}
