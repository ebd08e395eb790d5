import type { KeptScores } from "#domain/report/guidance.ts";
import type { ReportCode } from "#domain/report/report-code.ts";
import { scoresOf, type Scores } from "#domain/scan/scores.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { readSnapshot, writeSnapshot, type Snapshot } from "#domain/scan/snapshot.ts";
import { keepText, readText, thisBrowser } from "#web/ui/storage.ts";
import { longDate } from "./long-date.ts";

/** In localStorage, only if the visitor asked for it. */
const storageKey = "seven-petals.snapshot";

/** The kept snapshot; undefined if there is none that can be read. */
export function readKeptSnapshot(): Snapshot | undefined {
  return readSnapshot(readText(thisBrowser, storageKey) ?? "");
}

/** Keeps this snapshot instead of any other. False if the browser refuses. */
export function keepSnapshot(snapshot: Snapshot): boolean {
  return keepText(thisBrowser, storageKey, writeSnapshot(snapshot));
}

/** Deletes the kept snapshot. */
export function deleteSnapshot(): void {
  keepText(thisBrowser, storageKey, undefined);
}

/** Whether these are the scores of the kept snapshot. */
export function areKept(kept: Snapshot, scores: Scores): boolean {
  return chakraKeys.every((key) => kept.scores[key] === scores[key]);
}

/** The kept scores as a report compares itself with them: those of an earlier scan with other scores, or none. */
export function keptBefore(
  { answers, openedAt }: ReportCode,
  kept = readKeptSnapshot(),
): KeptScores | undefined {
  if (!kept || areKept(kept, scoresOf(answers))) return undefined;
  const isEarlier = Date.parse(kept.keptAt) < openedAt * 1000;
  return isEarlier ? { scores: kept.scores, day: longDate(kept.keptAt) } : undefined;
}
