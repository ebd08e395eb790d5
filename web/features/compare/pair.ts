import { readCode, writeInvitation } from "#domain/compare/friend-code.ts";
import { completeAnswers, type CompleteAnswers } from "#domain/scan/answers.ts";
import { readProgress, writeProgress } from "#domain/scan/progress.ts";
import { questionCount } from "#domain/scan/question.ts";
import { keepText, readText, thisBrowser } from "#web/ui/storage.ts";

/** In localStorage, from when the visitor makes a link until they forget it: the link's code, and the answers for it. */
const storageKey = "seven-petals.pair";

/** What is kept; undefined if there is nothing that can be read. */
export function readPair() {
  const [link = "", progress = ""] = (readText(thisBrowser, storageKey) ?? "").split(" ");
  const read = readCode(link);
  const answers = completeAnswers(readProgress(progress)?.answers ?? {});
  return answers && read.kind === "invitation" ? { seed: read.seed, answers } : undefined;
}

/** Keeps these answers, for the link that was sent already if they are the same; or nothing. False if the browser refuses. */
export function keepPair(answers: CompleteAnswers | undefined): boolean {
  if (!answers) return keepText(thisBrowser, storageKey, undefined);
  const progress = writeProgress({ index: questionCount, answers });
  const kept = readPair();
  // Another person at this browser, or the same one later: an answer to the older link is not about these.
  const isSame =
    kept && writeProgress({ index: questionCount, answers: kept.answers }) === progress;
  const bytes = [...crypto.getRandomValues(new Uint8Array(8))];
  const seed = isSame ? kept.seed : bytes.map((byte) => (byte % 36).toString(36)).join("");
  return keepText(thisBrowser, storageKey, `${writeInvitation(seed)} ${progress}`);
}
