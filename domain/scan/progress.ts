import { answerChoices, type Answers, type AnswerValue } from "./answers.ts";
import { questionCount } from "./question.ts";

/** The question that is shown, from 0, or 21 for the results; every question before it has an answer. */
export type Progress = { readonly index: number; readonly answers: Answers };

/** Whether the question at `index` may be shown: all before it have an answer (spec 5). */
export function isWithinReach(index: number, answers: Answers): boolean {
  for (let id = 1; id <= index; id++) if (answers[id] === undefined) return false;
  return Number.isInteger(index) && index >= 0 && index <= questionCount;
}

/** The place of the first question without an answer, counted from 0; 21 if there is none. */
export function firstOpenIndex(answers: Answers): number {
  let index = 0;
  while (answers[index + 1] !== undefined) index++;
  return index;
}

/** How many of the 21 questions have an answer. */
export function countAnswers(answers: Answers): number {
  return Object.keys(answers).length;
}

/** The same answers, question by question. */
export function hasSameAnswers(one: Answers, other: Answers): boolean {
  return digitsOf(one) === digitsOf(other);
}

/** As a short text, such as "1.8.333333330000000000000": format, index, one digit a question, 0 for an open one. */
export function writeProgress({ index, answers }: Progress): string {
  return `${format}.${index}.${digitsOf(answers)}`;
}

/** Reads what `writeProgress` wrote; undefined for any other text. */
export function readProgress(text: string): Progress | undefined {
  const [, index, digits] = pattern.exec(text) ?? [];
  if (index === undefined || digits === undefined) return undefined;
  const answers = answersIn(digits);
  return isWithinReach(Number(index), answers) ? { index: Number(index), answers } : undefined;
}

/** One digit a question, 0 for an open one. */
export function digitsOf(answers: Answers): string {
  return Array.from({ length: questionCount }, (_, place) => answers[place + 1] ?? 0).join("");
}

/** Reads what `digitsOf` wrote. */
export function answersIn(digits: string): Answers {
  const answers: Record<number, AnswerValue> = {};
  for (const [place, digit] of [...digits].entries()) {
    const choice = answerChoices.find(({ value }) => value === Number(digit));
    if (choice) answers[place + 1] = choice.value;
  }
  return answers;
}

const format = "1";
const pattern = new RegExp(`^${format}\\.(\\d|1\\d|2[01])\\.([0-4]{${questionCount}})$`, "u");
