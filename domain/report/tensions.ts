import { questionIds, type AnswerValue, type CompleteAnswers } from "#domain/scan/answers.ts";

/**
 * Answers that say more together than alone: those to the questions of `high` are Often or Always, those of `low` Rarely or
 * Sometimes; where `low` is empty, all of `high` are Always.
 */
export type Together = { readonly high: readonly number[]; readonly low: readonly number[] };

/** What a report says of them, and something to try. */
export type TensionText = {
  readonly title: string;
  readonly text: string;
  readonly experiment: string;
};

/** For answers that hardly differ: nearly all the same, or all of them Often and Always. */
export type EvenAnswers = "rarely" | "sometimes" | "often" | "always" | "balanced";

/** A report reads so many. */
const limit = 5;

/** From so many equal answers on, the evenness itself is what there is to read. */
const nearlyAll = 20;

/** The parts of life that the questions are about: work and plans, people, rest and home. */
const parts = [
  [7, 8, 9, 16, 17],
  [3, 6, 10, 11, 12, 13, 14, 15, 18],
  [1, 4, 5, 19, 20, 21],
] as const;

/** An answer between Sometimes and Often, which stands for a side that is empty. */
const middle = 2.5;

/**
 * The strongest of these that the answers bear out, at most five, no question in two of them: the wider the gap between
 * high and low, the stronger, and a part of life that was read already counts half a step less each time. Of equal ones the
 * earlier comes first. None where nearly all answers are the same. Ours.
 */
export function tensionsOf<One extends Together>(
  answers: CompleteAnswers,
  all: readonly One[],
): readonly One[] {
  if (evenAnswersOf(answers) !== undefined) return [];
  let rest = all.filter((one) => isBorneOut(one, answers));
  const chosen: One[] = [];
  while (chosen.length < limit) {
    const weight = (one: One) =>
      gapOf(one, answers) - chosen.filter((other) => partOf(other) === partOf(one)).length / 2;
    const [strongest] = rest.toSorted((a, b) => weight(b) - weight(a));
    if (!strongest) break;
    chosen.push(strongest);
    const asked = new Set([...strongest.high, ...strongest.low]);
    rest = rest.filter(({ high, low }) => ![...high, ...low].some((id) => asked.has(id)));
  }
  return chosen;
}

/**
 * What a report says of the answers together: the strongest of the tensions, or, where the answers bear out none, what their
 * evenness can mean. Never empty.
 */
export function tensionsFor(
  answers: CompleteAnswers,
  words: {
    readonly tensions: readonly (Together & TensionText)[];
    readonly evenAnswers: Readonly<Record<EvenAnswers, TensionText>>;
  },
): readonly TensionText[] {
  const tensions = tensionsOf(answers, words.tensions);
  return tensions.length > 0 ? tensions : [words.evenAnswers[evenAnswersOf(answers) ?? "balanced"]];
}

/** How the answers are even, or undefined where they differ. Ours. */
export function evenAnswersOf(answers: CompleteAnswers): EvenAnswers | undefined {
  const count = (value: AnswerValue) => questionIds.filter((id) => answers[id] === value).length;
  if (count(1) >= nearlyAll) return "rarely";
  if (count(2) >= nearlyAll) return "sometimes";
  if (count(3) >= nearlyAll) return "often";
  return count(4) >= nearlyAll ? "always" : undefined;
}

function isBorneOut({ high, low }: Together, answers: CompleteAnswers): boolean {
  const least = low.length === 0 ? 4 : 3;
  return (
    high.every((id) => (answers[id] ?? 0) >= least) && low.every((id) => (answers[id] ?? 5) <= 2)
  );
}

function gapOf({ high, low }: Together, answers: CompleteAnswers): number {
  return meanOf(high, answers) - meanOf(low, answers);
}

function meanOf(ids: readonly number[], answers: CompleteAnswers): number {
  if (ids.length === 0) return middle;
  return ids.reduce((sum, id) => sum + (answers[id] ?? middle), 0) / ids.length;
}

function partOf({ high, low }: Together): number {
  const [first = 0] = [...low, ...high];
  return parts.findIndex((ids) => (ids as readonly number[]).includes(first));
}
