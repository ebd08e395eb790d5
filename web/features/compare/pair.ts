import { comparedQuestions, readCode, writeInvitation } from "#domain/compare/friend-code.ts";
import type { Answers } from "#domain/scan/answers.ts";
import { homeQuestion } from "#domain/scan/help.ts";
import { hasSameAnswers, readProgress, writeProgress } from "#domain/scan/progress.ts";
import { keepText, readText, thisBrowser } from "#web/ui/storage.ts";

/** In localStorage, from when the visitor makes a link until they forget it: the link's code, and the answers for it without home. */
const storageKey = "seven-petals.pair";

/** What is kept; undefined if there is nothing that can be read. */
export function readPair() {
  const [link = "", progress = ""] = (readText(thisBrowser, storageKey) ?? "").split(" ");
  const read = readCode(link);
  const answers = withoutHome(readProgress(progress)?.answers ?? {});
  const isWhole = comparedQuestions("self").every((id) => answers[id]);
  return isWhole && read.kind === "invitation" ? { seed: read.seed, answers } : undefined;
}

/** Keeps these answers, for the link that was sent already if they are the same; or nothing. False if the browser refuses. */
export function keepPair(given: Answers | undefined): boolean {
  if (!given) return keepText(thisBrowser, storageKey, undefined);
  const kept = readPair();
  const bytes = [...crypto.getRandomValues(new Uint8Array(8))];
  const seed =
    kept && isOfPair(kept, given)
      ? kept.seed
      : bytes.map((byte) => (byte % 36).toString(36)).join("");
  const progress = writeProgress({ index: 0, answers: withoutHome(given) });
  return keepText(thisBrowser, storageKey, `${writeInvitation(seed)} ${progress}`);
}

/** Not of another person at this browser, or the same one later: an answer to the older link is not about these. */
export function isOfPair({ answers }: { answers: Answers }, given: Answers): boolean {
  return hasSameAnswers(answers, withoutHome(given));
}

const withoutHome = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => Number(id) !== homeQuestion));
