import type { AnswerValue, Answers } from "#domain/scan/answers.ts";
import { feelsUnsafe } from "#domain/scan/help.ts";
import { chakraStates, type ChakraState } from "#domain/scan/scores.ts";
import { minutesOf, plannedOf } from "./plan.ts";
import type { Practice, StateTemplate } from "./template.ts";

/** How many practices a section shows (spec 9). */
export const practiceLimits: Readonly<Record<ChakraState, number>> = {
  blocked: 5,
  needs_support: 4,
  balanced: 3,
};

const often: AnswerValue = 3;

type Needs = Readonly<Partial<Record<number, number>>>;

/**
 * The practices of a chapter, as many as its state shows (spec 9), from the pool of all three states: those first that serve
 * the question that is told first, then that with the lowest answer, of equal ones those of its own state or, where there is nothing to mend, of the balanced
 * one; for the morning, for any time and for the evening there is one at least. Where home is not safe, none presumes it. Ours.
 */
export function practicesFor(
  templates: Readonly<Record<ChakraState, Pick<StateTemplate, "practices">>>,
  state: ChakraState,
  answers: Answers,
  told = 0,
): readonly Practice[] {
  const ofStates = (states: readonly ChakraState[]) =>
    states.flatMap((one) => templates[one].practices);
  const keeps = isKept(ofStates(chakraStates), answers);
  // Low answers are served best by what was written for a low state.
  const all = ofStates(keeps ? chakraStates : chakraStates.toReversed());
  const own = keeps ? "balanced" : state;
  const isOwn = (practice: Practice) => templates[own].practices.includes(practice);
  const pool = all.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  // Where nothing is low, an Often asks for nothing more than an Always does.
  const needs = keeps ? {} : { ...answers, [told]: 0 };
  const sorted = byNeed(suitable(pool, answers), needs);
  const kept = plannedOf(sorted);
  const rest = sorted.filter((practice) => !kept.includes(practice));
  return byNeed([...kept, ...rest.slice(0, practiceLimits[state] - kept.length)], needs);
}

/** Without those that presume a safe home where home is not safe, or a higher answer than was given. Ours. */
export function suitable(practices: readonly Practice[], answers: Answers): readonly Practice[] {
  return practices.filter(
    ({ needsSafeHome, from = 1, serves = 0 }) =>
      !(needsSafeHome && feelsUnsafe(answers)) && (answers[serves] ?? 1) >= from,
  );
}

/** Whether each serves an answer of Often or Always: they keep what is there. */
export function isKept(practices: readonly Practice[], answers: Answers): boolean {
  return practices.every(({ serves = 0 }) => (answers[serves] ?? 1) >= often);
}

/** Those before that serve the question with the lowest answer, the one to try first before all. */
function byNeed(practices: readonly Practice[], needs: Needs): readonly Practice[] {
  const sorted = practices.toSorted((a, b) => needOf(a, needs) - needOf(b, needs));
  const first = firstToTry(sorted, needs);
  return first ? [first, ...sorted.filter((practice) => practice !== first)] : sorted;
}

/**
 * The practice of a chapter to begin with: of the first ones for the morning, for any time and for the evening, which the
 * plan takes, one that serves the question with the lowest answer; of several the shortest, and of these the earliest.
 * `practices` are in the order of `byNeed`. Ours.
 */
function firstToTry(practices: readonly Practice[], needs: Needs): Practice | undefined {
  const [lowest] = practices;
  return plannedOf(practices)
    .filter((one) => lowest && needOf(one, needs) === needOf(lowest, needs))
    .toSorted((a, b) => minutesOf(a) - minutesOf(b))[0];
}

/** 0 for the one that is told, else 1 to 4, the less the more pressing. */
function needOf({ serves = 0 }: Practice, needs: Needs): number {
  return needs[serves] ?? often;
}
