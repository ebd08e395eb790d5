import type { KeptScores } from "#domain/report/guidance.ts";
import { chakraKeys, type ByChakra } from "#domain/chakra.ts";
import { listed, numberInWords } from "#domain/english.ts";
import type { Scores } from "#domain/scan/scores.ts";
import { changesSince } from "#domain/scan/snapshot.ts";

/**
 * What has moved since a kept snapshot, in one to three sentences without praise or blame. Ours.
 */
export function changesInWords(before: KeptScores, now: Scores, names: ByChakra<string>): string {
  const changes = changesSince(before.scores, now);
  const stayed = chakraKeys.filter((key) => changes[key] === 0);
  const moves = [movesIn("higher", 1), movesIn("lower", -1)].filter((move) => move !== "");
  const what = moves.length === 0 ? "all seven scores are where they were" : moves.join("; ");
  const [lonely] = stayed;
  return [
    `Since ${before.day}, ${what}.`,
    ...(moves.length === 0 || lonely === undefined
      ? []
      : [
          stayed.length === 1
            ? `${names[lonely]} is where it was.`
            : `The other ${numberInWords(stayed.length)} are where they were.`,
        ]),
    ...(chakraKeys.some((key) => Math.abs(changes[key]) === 1)
      ? ["One point up or down means little."]
      : []),
  ].join(" ");

  /** "Heart and Crown are higher by two, and Root by one": the largest moves first, equal ones together. */
  function movesIn(direction: string, sign: 1 | -1): string {
    const amounts = [...new Set(Object.values(changes).map((change) => change * sign))];
    return amounts
      .filter((amount) => amount > 0)
      .toSorted((a, b) => b - a)
      .map((amount, index) => {
        const moved = chakraKeys.filter((key) => changes[key] === amount * sign);
        const who =
          moved.length === chakraKeys.length ? "all seven" : listed(moved.map((key) => names[key]));
        const verb = index > 0 ? "" : `${moved.length === 1 ? " is" : " are"} ${direction}`;
        return `${who}${verb} by ${numberInWords(amount)}`;
      })
      .join(", and ");
  }
}
