import { completeAnswers, type AnswerValue, type CompleteAnswers } from "#domain/scan/answers.ts";
import { questionCount } from "#domain/scan/question.ts";

/** How many code points of a first name are kept in a private link: older links hold longer names, and still open. */
export const longestKeptName = 80;

/** What a reader is told of a private link, on screen and on paper: a code as below, and the e-mail address of the purchase. */
export const whatTheLinkHolds =
  "This link holds your answers, your first name and your email address";

/** All that a bought report is written from, besides the purchase. `openedAt` is in seconds since 1970, up to 36 to the power of 7. */
export type ReportCode = {
  readonly answers: CompleteAnswers;
  readonly firstName: string;
  readonly openedAt: number;
};

/** For the fragment of an address: format . answers . time . first name . check, as "r1.16tg1xikd.toue80.QW5h.0ynnc7n". */
export function writeReportCode({ answers, firstName, openedAt }: ReportCode): string {
  const body = [
    format,
    packAnswers(answers),
    openedAt.toString(36),
    toBase64(shortened(firstName)),
  ].join(".");
  return `${body}.${checkOf(body)}`;
}

/**
 * Reads what `writeReportCode` wrote, whatever follows after a further dot (`writeBegun`); undefined for anything else, a letter
 * too few or one that was changed.
 */
export function readReportCode(text: string): ReportCode | undefined {
  const [, body, packed, seconds, name, check] = pattern.exec(text) ?? [];
  if (!body || !packed || !seconds || name === undefined || check !== checkOf(body)) {
    return undefined;
  }
  const answers = unpackAnswers(packed);
  const firstName = fromBase64(name);
  const openedAt = Number.parseInt(seconds, 36);
  // A time has one way to be written.
  if (openedAt.toString(36) !== seconds) return undefined;
  if (!answers || firstName === undefined || toBase64(shortened(firstName)) !== name) {
    return undefined;
  }
  return { answers, firstName, openedAt };
}

const format = "r1";
const pattern = /^(r1\.([0-9a-z]{9})\.([0-9a-z]{1,7})\.([\w-]*))\.([0-9a-z]{7})(\.|$)/u;

/** The 21 answers are the digits of a number to the base 4, the first question's foremost. */
function packAnswers(answers: CompleteAnswers): string {
  let number = 0;
  for (let id = 1; id <= questionCount; id++) number = number * 4 + ((answers[id] ?? 1) - 1);
  return number.toString(36).padStart(9, "0");
}

function unpackAnswers(packed: string): CompleteAnswers | undefined {
  let number = Number.parseInt(packed, 36);
  if (number >= 4 ** questionCount) return undefined;
  const answers: Record<number, AnswerValue> = {};
  for (let id = questionCount; id >= 1; id--) {
    answers[id] = ((number % 4) + 1) as AnswerValue;
    number = Math.floor(number / 4);
  }
  return completeAnswers(answers);
}

function shortened(firstName: string): string {
  return [...firstName].slice(0, longestKeptName).join("");
}

/** UTF-8 in the base 64 that addresses can carry; broken halves of characters become U+FFFD. */
function toBase64(text: string): string {
  const bytes = String.fromCodePoint(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64(text: string): string | undefined {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** FNV-1a over 32 bits: finds slips, and is no seal against forgers. */
export function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, "0");
}
