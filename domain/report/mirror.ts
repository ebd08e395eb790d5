import { answerLabel, type AnswerValue, type CompleteAnswers } from "#domain/scan/answers.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { phrased } from "#domain/english.ts";

/** One line of the answer mirror: "Strongest", and "accepting kindness (Always)". */
export type MirrorLine = { readonly label: string; readonly text: string };

type Asked = { readonly theme: string; readonly value: AnswerValue };

// These labels are the rule itself, as the names of the states are: another label needs another condition.
const labelsOfEqual: Readonly<Record<AnswerValue, string>> = {
  1: "All three ask for care",
  2: "All three ask for some care",
  3: "All three are steady",
  4: "All three are strong",
};

/**
 * The three answers about a chakra, given back: a line for each answer, from the highest to the lowest, with all the
 * questions that got it. `themes` are the phrases of all questions, by their ids. Without answers there are no lines.
 * Ours; the specification's report knows only the sums.
 */
export function mirrorOf(
  chakra: ChakraKey,
  answers: CompleteAnswers | undefined,
  themes: Readonly<Record<number, string>>,
): readonly MirrorLine[] {
  if (!answers) return [];
  const asked = questionIdsOf(chakra).map((id) => askedIn(id, answers, themes));
  const values = [...new Set(asked.map(({ value }) => value))].toSorted((a, b) => b - a);
  return values.map((value, index) => {
    const alike = asked.filter((answer) => answer.value === value);
    const label =
      values.length === 1
        ? labelsOfEqual[value]
        : labelOf(value, alike.length, index, values.length - 1);
    return { label, text: textOf(alike, value) };
  });
}

function labelOf(value: AnswerValue, count: number, index: number, last: number): string {
  if (index === 0) return labelOfBest(value, count);
  return index === last ? labelOfLeast(value, count) : "In between";
}

function askedIn(
  id: number,
  answers: CompleteAnswers,
  themes: Readonly<Record<number, string>>,
): Asked {
  const theme = themes[id];
  const value = answers[id];
  if (theme === undefined || value === undefined) {
    throw new Error(`Question ${id} has no theme or no answer.`);
  }
  return { theme, value };
}

/** Where Sometimes is the most, nothing is strong yet. */
function labelOfBest(value: AnswerValue, count: number): string {
  if (value >= 3) return "Strongest";
  return count === 1 ? "Comes most easily" : "Come most easily";
}

/** Where Often is the least, beside an Always, nothing asks for care. */
function labelOfLeast(value: AnswerValue, count: number): string {
  if (value >= 3) return "Close behind";
  return count === 1 ? "Asks for care" : "Ask for care";
}

/** "a (Often)", "a, and b (both Often)", "a, b, and c (each Often)". */
function textOf(asked: readonly Asked[], value: AnswerValue): string {
  const count = ["", "both ", "each "][asked.length - 1] ?? "";
  return `${phrased(asked.map(({ theme }) => theme))} (${count}${answerLabel(value)})`;
}
