import { questionIds, type AnswerValue, type CompleteAnswers } from "./answers.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import { questionIdsOf } from "./question.ts";

/** Answers worth naming: one question of a chakra, or all three where they were answered alike. */
export type ExtremeAnswer = {
  readonly chakra: ChakraKey;
  readonly value: AnswerValue;
  readonly ids: readonly number[];
};

/** The first of the highest answers to the questions of these chakras; undefined where none is Often or Always. */
export function strongAnswerOf(
  chakras: readonly ChakraKey[],
  answers: CompleteAnswers,
): ExtremeAnswer | undefined {
  const [strong] = answersOf(chakras, answers)
    .filter(({ value }) => value >= 3)
    .toSorted((a, b) => b.value - a.value);
  return strong;
}

/** The questions that share an answer, and where: among all questions, or among those of some chakras. */
export type SharedAnswer = {
  readonly value: AnswerValue;
  readonly ids: readonly number[];
  readonly among: "all" | "these";
};

/** A sentence names no more questions than these. */
export const mostNamed = 3;

/**
 * The questions with the lowest answer, where that is Rarely or Sometimes: of all questions if these are two or three and so
 * show a pattern, and otherwise of the questions about these chakras; undefined where all of them are Often or Always.
 */
export function lowAnswersOf(
  chakras: readonly ChakraKey[],
  answers: CompleteAnswers,
): SharedAnswer | undefined {
  const all = lowestOf(questionIds, answers);
  if (all.value <= 2 && all.ids.length > 1 && all.ids.length <= mostNamed) {
    return { ...all, among: "all" };
  }
  const these = lowestOf(chakras.flatMap(questionIdsOf), answers);
  return these.value <= 2 ? { ...these, among: "these" } : undefined;
}

function lowestOf(ids: readonly number[], answers: CompleteAnswers) {
  const value = Math.min(...ids.map((id) => valueOf(id, answers))) as AnswerValue;
  return { value, ids: ids.filter((id) => valueOf(id, answers) === value) };
}

function answersOf(
  chakras: readonly ChakraKey[],
  answers: CompleteAnswers,
): readonly ExtremeAnswer[] {
  return chakras.flatMap((chakra) => {
    const ids = questionIdsOf(chakra);
    return ids.map((id) => {
      const value = valueOf(id, answers);
      const areAlike = ids.every((other) => answers[other] === value);
      return { chakra, value, ids: areAlike ? ids : [id] };
    });
  });
}

/** The answer to one question of a complete scan. */
export function valueOf(id: number, answers: CompleteAnswers): AnswerValue {
  const value = answers[id];
  if (value === undefined) throw new Error(`Question ${id} has no answer.`);
  return value;
}
