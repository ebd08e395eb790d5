import { checkOf } from "#domain/report/report-code.ts";
import { questionIds, type Answers } from "#domain/scan/answers.ts";
import { homeQuestion, manyRarely } from "#domain/scan/help.ts";
import { answersIn, digitsOf } from "#domain/scan/progress.ts";

/** A friend answers for themselves, or as they see the one who asked. */
export type Mode = "self" | "seen";

/** A friend's answers to the link with this seed. What they could not tell and what they left out look the same. */
export type FriendCode = { readonly seed: string; readonly mode: Mode; readonly answers: Answers };

/** What a text is that somebody opened or pasted; "otherVersion" is of a newer or older page. */
export type Reading =
  | { readonly kind: "invitation"; readonly seed: string }
  | ({ readonly kind: "answers" } & FriendCode)
  | { readonly kind: "otherVersion" | "unreadable" };

/**
 * The questions whose answers a code may hold. Home is in none: nobody may be pressed to tell it (docs/decisions/028). Of somebody
 * else no feeling or trust is asked that stays inside (5, 17, 21), and no quiet that is kept alone (19).
 */
export function comparedQuestions(mode: Mode): readonly number[] {
  const unseen = mode === "seen" ? [5, 17, 19, 21] : [];
  return questionIds.filter((id) => id !== homeQuestion && !unseen.includes(id));
}

/** Whether so much is rare that a page about it would help nobody: no code is made of it, and none is read. */
export function isTooLow(answers: Answers): boolean {
  return Object.values(answers).filter((value) => value === 1).length >= manyRarely;
}

/** For the fragment of an address: format . seed . check, with no answer in it. The seed is 8 letters and digits. */
export function writeInvitation(seed: string): string {
  return withCheck(`${format}.${seed}`);
}

/** For the fragment of an address: format . seed . mode . answers that the mode may hold, a digit each . check. */
export function writeFriendCode({ seed, mode, answers }: FriendCode): string {
  const held = comparedQuestions(mode).flatMap((id) => (answers[id] ? [[id, answers[id]]] : []));
  return withCheck(`${format}.${seed}.${mode}.${digitsOf(Object.fromEntries(held))}`);
}

/** The code alone of an address, of a message around one, or of one that was broken over lines. */
export function codeIn(text: string): string {
  const end = text.slice(text.lastIndexOf("#") + 1);
  const whole = end.replaceAll(/\s/gu, "");
  return pattern.test(whole) ? whole : (/^t\d{1,3}(?:\.\w+)+/u.exec(end.trim())?.[0] ?? whole);
}

/** Reads what the two above wrote. */
export function readCode(text: string): Reading {
  const code = codeIn(text);
  const [, body, seed, mode, digits, check] = pattern.exec(code) ?? [];
  if (!body || !seed || check !== checkOf(body)) {
    return { kind: otherVersion.test(code) ? "otherVersion" : "unreadable" };
  }
  if (!digits) return { kind: "invitation", seed };
  const read = { seed, mode: mode === "self" ? mode : "seen", answers: answersIn(digits) } as const;
  // What this page never writes was made by hand.
  const isOurs = !isTooLow(read.answers) && writeFriendCode(read) === code;
  return isOurs ? { kind: "answers", ...read } : { kind: "unreadable" };
}

const format = "t1";
const pattern = /^(t1\.([0-9a-z]{8})(?:\.(self|seen)\.((?!0+\.)[0-4]{21}))?)\.([0-9a-z]{7})$/u;
const otherVersion = /^t(?!1\.)\d{1,3}\.[\w.]+$/u;

const withCheck = (body: string) => `${body}.${checkOf(body)}`;
