import type { KeptScores } from "#domain/report/guidance.ts";
import type { ReportCode } from "#domain/report/report-code.ts";
import { scoresOf } from "#domain/scan/scores.ts";
import {
  hasSameScores,
  readSnapshots,
  writeSnapshots,
  type Snapshot,
} from "#domain/scan/snapshot.ts";
import { keepText, readText, thisBrowser } from "#web/ui/storage.ts";
import { longDate } from "./long-date.ts";

/** In localStorage, only if the visitor asked for it. */
const storageKey = "seven-petals.snapshot";

/** The kept snapshots, the oldest first. */
export function readKeptSnapshots(): readonly Snapshot[] {
  return readSnapshots(readText(thisBrowser, storageKey) ?? "");
}

/** Keeps this snapshot beside the others, or none any more. False if the browser refuses. */
export function keepSnapshot(snapshot: Snapshot | undefined): boolean {
  const all = snapshot && writeSnapshots([...readKeptSnapshots(), snapshot]);
  return keepText(thisBrowser, storageKey, all);
}

/** The kept scores as a report compares itself with them: the newest of an earlier scan with other scores, or none. */
export function keptBefore(
  { answers, openedAt }: ReportCode,
  kept = readKeptSnapshots(),
): KeptScores | undefined {
  const scores = scoresOf(answers);
  const before = kept.findLast(
    (one) => Date.parse(one.keptAt) < openedAt * 1000 && !hasSameScores(one.scores, scores),
  );
  return before && { scores: before.scores, day: longDate(before.keptAt) };
}
