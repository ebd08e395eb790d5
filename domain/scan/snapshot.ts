import { byChakra, chakraKeys, type ByChakra } from "#domain/chakra.ts";
import { maxScore, minScore, type Scores } from "./scores.ts";

/** The result of one scan as a visitor may keep it: no answers, only scores, and when it was kept (ISO 8601). */
export type Snapshot = { readonly scores: Scores; readonly keptAt: string };

/** As a short text, such as "1 2026-11-21T09:30:00.000Z 8 5 9 11 6 10 7": format, time, scores from root to crown. */
function writeSnapshot({ scores, keptAt }: Snapshot): string {
  return [format, keptAt, ...chakraKeys.map((key) => scores[key])].join(" ");
}

/** Reads what `writeSnapshot` wrote; undefined for any other text. */
function readSnapshot(text: string): Snapshot | undefined {
  const [start, keptAt = "", ...numbers] = text.split(" ");
  if (start !== format || !time.test(keptAt) || numbers.length !== chakraKeys.length)
    return undefined;
  const scores = byChakra((key) => Number(numbers[chakraKeys.indexOf(key)]));
  const areScores = chakraKeys.every(
    (key) => Number.isInteger(scores[key]) && scores[key] >= minScore && scores[key] <= maxScore,
  );
  return areScores ? { scores, keptAt } : undefined;
}

/** So many are kept; then the oldest goes. */
export const mostSnapshots = 12;

/** Several, one to a line, the oldest first. */
export function writeSnapshots(kept: readonly Snapshot[]): string {
  return kept.slice(-mostSnapshots).map(writeSnapshot).join("\n");
}

/** Reads what `writeSnapshots` wrote, without the lines that cannot be read. */
export function readSnapshots(text: string): readonly Snapshot[] {
  return text.split("\n").flatMap((line) => readSnapshot(line) ?? []);
}

/** A flower to look back on; today's has no date until it is kept. */
export type Ring = Pick<Snapshot, "scores"> & Partial<Snapshot>;

/** The kept snapshots and last today's scores, which may be the newest of them. */
export function ringsOf(kept: readonly Snapshot[], scores: Scores): readonly Ring[] {
  const newest = kept.at(-1);
  return newest && hasSameScores(newest.scores, scores) ? kept : [...kept, { scores }];
}

export function hasSameScores(one: Scores, other: Scores): boolean {
  return chakraKeys.every((key) => one[key] === other[key]);
}

/** How much each score has risen since `before`; negative where it has fallen. */
export function changesSince(before: Scores, now: Scores): ByChakra<number> {
  return byChakra((key) => now[key] - before[key]);
}

const format = "1";

const time =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/u;
