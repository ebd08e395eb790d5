import { questionCount } from "./question.ts";

/** Rarely 1, Sometimes 2, Often 3, Always 4 (spec 3). */
export type AnswerValue = 1 | 2 | 3 | 4;

/** The four answers in the order they are offered, with the labels of spec 3. */
export const answerChoices: readonly { readonly value: AnswerValue; readonly label: string }[] = [
  { value: 1, label: "Rarely" },
  { value: 2, label: "Sometimes" },
  { value: 3, label: "Often" },
  { value: 4, label: "Always" },
];

/** The label of an answer: "Often" for 3. */
export function answerLabel(value: AnswerValue): string {
  return answerChoices.find((choice) => choice.value === value)?.label ?? "";
}

/** Answers so far, keyed by question id. */
export type Answers = Readonly<Record<number, AnswerValue>>;

/** Answers to all 21 questions; made by `completeAnswers` only. */
export type CompleteAnswers = Answers & { readonly complete: unique symbol };

/** The ids of all questions, 1 to 21. */
export const questionIds: readonly number[] = Array.from(
  { length: questionCount },
  (_, i) => i + 1,
);

/** The same answers, known to be complete, or undefined while a question is open. */
export function completeAnswers(answers: Answers): CompleteAnswers | undefined {
  return questionIds.every((id) => answers[id] !== undefined)
    ? (answers as CompleteAnswers)
    : undefined;
}

/** The answer to one question of a complete scan. */
export function valueOf(id: number, answers: CompleteAnswers): AnswerValue {
  const value = answers[id];
  if (value === undefined) throw new Error(`Question ${id} has no answer.`);
  return value;
}
