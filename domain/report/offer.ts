import type { ByChakra } from "#domain/chakra.ts";
import { inReportOrder, stateOf, type Scores } from "#domain/scan/scores.ts";
import { filled } from "#domain/english.ts";

/** By how many of the two ask for care; "{first}" and "{second}" are filled in with their names. */
export type FocusWords = { readonly both: string; readonly one: string; readonly none: string };

/**
 * Names the two chakras that the report of these scores begins with (spec 4). Where only one of them asks for care, only one
 * of the seven does; where neither does, all are balanced. Ours.
 */
export function offerFocusOf(scores: Scores, names: ByChakra<string>, words: FocusWords): string {
  const [first, second] = inReportOrder(scores);
  const asksForCare = (score: number) => stateOf(score) !== "balanced";
  const one = asksForCare(scores[first]) ? words.one : words.none;
  return filled(asksForCare(scores[second]) ? words.both : one, {
    first: names[first],
    second: names[second],
  });
}
