import type { ByChakra } from "#domain/chakra.ts";
import { inReportOrder, stateOf, type Scores } from "#domain/scan/scores.ts";
import { filled } from "#domain/english.ts";

/** By how many of the two ask for care, or where a help note stands above; "{first}" and "{second}" are their names. */
export type FocusWords = {
  readonly both: string;
  readonly one: string;
  readonly none: string;
  readonly canWait: string;
};

/** Names the two chakras that the report begins with (spec 4). With a help note above it, it says that it can wait. Ours. */
export function offerFocusOf(
  scores: Scores,
  names: ByChakra<string>,
  hasHelp: boolean,
  words: FocusWords,
): string {
  if (hasHelp) return words.canWait;
  const [first, second] = inReportOrder(scores);
  const asksForCare = (score: number) => stateOf(score) !== "balanced";
  const one = asksForCare(scores[first]) ? words.one : words.none;
  return filled(asksForCare(scores[second]) ? words.both : one, {
    first: names[first],
    second: names[second],
  });
}
