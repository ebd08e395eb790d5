import { byChakra, chakraKeys, type ByChakra } from "#domain/chakra.ts";
import { maxScore, minScore, type Scores } from "./scores.ts";

/** The result of one scan as a visitor may keep it: no answers, only scores, and when it was kept (ISO 8601). */
export type Snapshot = { readonly scores: Scores; readonly keptAt: string };

/** As a short text, such as "1 2026-11-21T09:30:00.000Z 8 5 9 11 6 10 7": format, time, scores from root to crown. */
export function writeSnapshot({ scores, keptAt }: Snapshot): string {
  return [format, keptAt, ...chakraKeys.map((key) => scores[key])].join(" ");
}

/** Reads what `writeSnapshot` wrote; undefined for any other text. */
export function readSnapshot(text: string): Snapshot | undefined {
  const [start, keptAt = "", ...numbers] = text.split(" ");
  if (start !== format || !time.test(keptAt) || numbers.length !== chakraKeys.length)
    return undefined;
  const scores = byChakra((key) => Number(numbers[chakraKeys.indexOf(key)]));
  const areScores = chakraKeys.every(
    (key) => Number.isInteger(scores[key]) && scores[key] >= minScore && scores[key] <= maxScore,
  );
  return areScores ? { scores, keptAt } : undefined;
}

/** How much each score has risen since `before`; negative where it has fallen. */
export function changesSince(before: Scores, now: Scores): ByChakra<number> {
  return byChakra((key) => now[key] - before[key]);
}

const format = "1";

const time =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/u;
