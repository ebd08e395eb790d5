import { checkOf } from "#domain/report/report-code.ts";
import {
  answerChoices,
  questionIds,
  type Answers,
  type AnswerValue,
} from "#domain/scan/answers.ts";
import { homeQuestion, manyRarely } from "#domain/scan/help.ts";

/** Whether a friend answered for themselves, or as they see the one who asked. */
export type Mode = "self" | "seen";

/** A friend's answers to the link with this seed. What they could not tell and what they left out look the same. */
export type FriendCode = { readonly seed: string; readonly mode: Mode; readonly answers: Answers };

/** What a text is that somebody opened or pasted. */
export type Reading =
  | { readonly kind: "invitation"; readonly seed: string }
  | ({ readonly kind: "answers" } & FriendCode)
  /** Of a page that is newer or older than this one. */
  | { readonly kind: "otherVersion" }
  | { readonly kind: "unreadable" };

/**
 * The questions that a friend is asked about somebody else: no feeling or trust that stays inside (5, 17, 21), no quiet that is
 * kept alone (19), and never home, which nobody may be pressed to judge or to tell (docs/decisions/028).
 */
export const seenQuestions: readonly number[] = questionIds.filter(
  (id) => ![homeQuestion, 5, 17, 19, 21].includes(id),
);

/** The questions whose answers a code may hold: home is in none. */
export function comparedQuestions(mode: Mode): readonly number[] {
  return mode === "seen" ? seenQuestions : questionIds.filter((id) => id !== homeQuestion);
}

/** Not without any answer, and not where so much is rare that a page about it would help nobody. */
export function canBeSent(answers: Answers): boolean {
  const values = Object.values(answers);
  return values.length > 0 && values.filter((value) => value === 1).length < manyRarely;
}

/** For the fragment of an address: format . seed . check, with no answer in it. The seed is 8 letters and digits. */
export function writeInvitation(seed: string): string {
  return withCheck(`${format}.${seed}`);
}

/** For the fragment of an address: format . mode . seed . answers . check. Only answers that the mode may hold are written. */
export function writeFriendCode({ seed, mode, answers }: FriendCode): string {
  const asked = comparedQuestions(mode);
  // The digits of a number to the base 5, the first question's foremost; 0 is no answer.
  const number = questionIds.reduce(
    (sum, id) => sum * 5 + (asked.includes(id) ? (answers[id] ?? 0) : 0),
    0,
  );
  return withCheck(`${format}.${mode}.${seed}.${number.toString(36).padStart(10, "0")}`);
}

/** Reads what the two above wrote, also at the end of an address or broken over lines. */
export function readCode(text: string): Reading {
  const code = text.slice(text.lastIndexOf("#") + 1).replaceAll(/\s/gu, "");
  const [, body, mode, seed, digits, check] = pattern.exec(code) ?? [];
  if (!body || !seed || check !== checkOf(body)) {
    return { kind: otherVersion.test(code) ? "otherVersion" : "unreadable" };
  }
  if (mode !== "self" && mode !== "seen") return { kind: "invitation", seed };
  const read = { seed, mode, answers: answersIn(digits ?? "") } as const;
  // What this page never writes was made by hand.
  const isOurs = canBeSent(read.answers) && writeFriendCode(read) === code;
  return isOurs ? { kind: "answers", ...read } : { kind: "unreadable" };
}

const format = "t1";
const pattern = /^(t1(?:\.(self|seen))?\.([0-9a-z]{8})(?:\.([0-9a-z]{10}))?)\.([0-9a-z]{7})$/u;
const otherVersion = /^t(?!1\.)\d{1,3}\.[\w.]+$/u;

function withCheck(body: string): string {
  return `${body}.${checkOf(body)}`;
}

function answersIn(digits: string): Answers {
  let number = Number.parseInt(digits, 36);
  const answers: Record<number, AnswerValue> = {};
  for (const id of questionIds.toReversed()) {
    const choice = answerChoices.find(({ value }) => value === number % 5);
    if (choice) answers[id] = choice.value;
    number = Math.floor(number / 5);
  }
  return answers;
}
