import type { AnswerValue, CompleteAnswers } from "#domain/scan/answers.ts";

/** The answer to one question of a complete scan. */
export function valueOf(id: number, answers: CompleteAnswers): AnswerValue {
  const value = answers[id];
  if (value === undefined) throw new Error(`Question ${id} has no answer.`);
  return value;
}
