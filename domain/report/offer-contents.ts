import { boostersFor } from "./boosters.ts";
import type { ByChakra } from "#domain/chakra.ts";
import { asSentence, filled, listed, numberInWords } from "#domain/english.ts";
import { focusOf, isLeftOut } from "./plan.ts";
import { practiceLimits } from "./practice-order.ts";
import type { Answers } from "#domain/scan/answers.ts";
import { inReportOrder, severityOf, stateOf, type Scores } from "#domain/scan/scores.ts";

/** The words of the list; "{first}", "{second}", "{names}" and "{number}" are filled in. */
export type ContentsWords = {
  readonly letter: string;
  readonly focus: string;
  readonly others: string;
  /** By how many chakras the plan follows: none, one, or two or three. */
  readonly plan: { readonly none: string; readonly one: string; readonly few: string };
  /** `none` is said only where all seven scores are balanced. */
  readonly special: { readonly one: string; readonly more: string; readonly none: string };
  readonly keep: string;
};

/** What the report of these answers holds, line by line; it says nothing that this report would not hold. Ours. */
export function offerContentsOf(
  scores: Scores,
  names: ByChakra<string>,
  answers: Answers,
  words: ContentsWords,
): readonly string[] {
  const order = inReportOrder(scores);
  const [first, second] = order;
  const states = order.map((key) => stateOf(scores[key]));
  const focus = focusOf(
    order
      .filter((key) => !isLeftOut(key, answers))
      .map((key) => ({ key, severity: severityOf(stateOf(scores[key])) })),
  );
  const [plan, special] = [words.plan, words.special];
  const areas = boostersFor(scores).length;
  const more = areas > 1 ? special.more : special.one;
  return [
    words.letter,
    filled(words.focus, {
      first: names[first],
      second: names[second],
      number: numberInWords(
        practiceLimits[stateOf(scores[first])] + practiceLimits[stateOf(scores[second])],
      ),
    }),
    words.others,
    filled(focus.length > 1 ? plan.few : focus.length === 1 ? plan.one : plan.none, {
      names: listed(focus.map(({ key }) => names[key])),
      number: numberInWords(focus.length),
    }),
    ...(areas > 0 ? [asSentence(filled(more, { number: numberInWords(areas) }))] : []),
    ...(states.every((state) => state === "balanced") ? [special.none] : []),
    words.keep,
  ];
}
