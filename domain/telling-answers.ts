import type { AnswerValue, CompleteAnswers } from "./answers.ts";
import type { ChakraKey } from "./chakra.ts";
import { questionIdsOf } from "./question.ts";

/** Answers worth naming: one question of a chakra, or all three where they were answered alike. */
export type TellingAnswer = {
  readonly chakra: ChakraKey;
  readonly value: AnswerValue;
  readonly ids: readonly number[];
};

/** The first of the highest answers to the questions of these chakras; undefined where none is Often or Always. */
export function strongAnswerOf(
  chakras: readonly ChakraKey[],
  answers: CompleteAnswers,
): TellingAnswer | undefined {
  const [strong] = answersOf(chakras, answers)
    .filter(({ value }) => value >= 3)
    .toSorted((a, b) => b.value - a.value);
  return strong;
}

/** The first of the lowest answers to the questions of these chakras; undefined where none is Rarely or Sometimes. */
export function weakAnswerOf(
  chakras: readonly ChakraKey[],
  answers: CompleteAnswers,
): TellingAnswer | undefined {
  const [weak] = answersOf(chakras, answers)
    .filter(({ value }) => value <= 2)
    .toSorted((a, b) => a.value - b.value);
  return weak;
}

function answersOf(
  chakras: readonly ChakraKey[],
  answers: CompleteAnswers,
): readonly TellingAnswer[] {
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
