import { valueOf, type AnswerValue, type CompleteAnswers } from "#domain/scan/answers.ts";

/** A paragraph; or one whose end is another where the question `on` was answered Often or Always, which it leans on. */
export type AnswerText =
  | string
  | {
      readonly says: string;
      readonly next: string;
      readonly on: number;
      readonly leaning: string;
    };

/** What each answer to each question looks like from inside, by the question's id. */
export type AnswerTexts<Id extends number = number> = Readonly<
  Record<Id, Readonly<Record<AnswerValue, AnswerText>>>
>;

/** What a step at the end of a paragraph begins with; only the lowest answers of a report have theirs. */
export const nextStep = "Next step";

/** The paragraph on one answer as these answers make it. */
export function paragraphOn(text: AnswerText, answers: CompleteAnswers): string {
  if (typeof text === "string") return text;
  const { says, next, on, leaning } = text;
  return `${says} ${valueOf(on, answers) >= 3 ? leaning : next}`;
}
