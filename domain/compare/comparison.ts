import { byChakra, type ByChakra } from "#domain/chakra.ts";
import type { Answers, AnswerValue } from "#domain/scan/answers.ts";
import { questionIdsOf, questionsPerChakra } from "#domain/scan/question.ts";
import { comparedQuestions, type FriendCode } from "./friend-code.ts";

/** What two people answered to the same question. */
export type Place = {
  readonly id: number;
  readonly own: AnswerValue;
  readonly friend: AnswerValue;
};

const gapOf = ({ own, friend }: Place) => friend - own;

/** At most three, the furthest apart first; not all in the same direction, where one in the other is as far as the third. */
function furthest(places: readonly Place[]): readonly Place[] {
  const sorted = places.toSorted((a, b) => Math.abs(gapOf(b)) - Math.abs(gapOf(a)));
  const [first, second, third] = sorted;
  if (!first || !second || !third) return sorted;
  const isAlone = [second, third].every((one) => gapOf(one) * gapOf(first) > 0);
  const other = sorted.find((one) => gapOf(one) === -gapOf(third));
  return [first, second, (isAlone && other) || third];
}

/**
 * What two sets of answers say to each other on the questions that both have answered, which are `all`; never which of them is
 * right. `alike` begins with the most frequent; the friend answered `more`, or `less`, or either in `apart`. `toFinish` are the
 * questions of the five sentences to finish in turns; what is alike is the easiest beginning.
 */
export function compare(own: Answers, { mode, answers }: FriendCode) {
  const asked = comparedQuestions(mode);
  const all = asked.flatMap((id): Place[] => {
    const [mine, theirs] = [own[id], answers[id]];
    return mine && theirs ? [{ id, own: mine, friend: theirs }] : [];
  });
  const alike = all.filter((one) => gapOf(one) === 0).toSorted((a, b) => b.own - a.own);
  const more = furthest(all.filter((one) => gapOf(one) > 0));
  const less = furthest(all.filter((one) => gapOf(one) < 0));
  const apart = furthest(all.filter((one) => gapOf(one) !== 0));
  const ids = [...alike.slice(0, 1), ...apart, ...alike].map(({ id }) => id);
  return { all, alike, more, less, apart, toFinish: [...new Set([...ids, ...asked])].slice(0, 5) };
}

/** The scores of a flower that knows only these answers: a chakra's mean, times three; undefined where none is known. */
export function scoresOfSome(answers: Answers): ByChakra<number | undefined> {
  return byChakra((key) => {
    const known = questionIdsOf(key).flatMap((id) => answers[id] ?? []);
    const sum = known.reduce<number>((total, value) => total + value, 0);
    return known.length > 0 ? (sum / known.length) * questionsPerChakra : undefined;
  });
}
