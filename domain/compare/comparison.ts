import { byChakra, type ByChakra } from "#domain/chakra.ts";
import type { Answers, AnswerValue, CompleteAnswers } from "#domain/scan/answers.ts";
import { questionIdsOf, questionsPerChakra } from "#domain/scan/question.ts";
import { comparedQuestions, type FriendCode } from "./friend-code.ts";

/** What two people answered to the same question. */
export type Place = {
  readonly id: number;
  readonly own: AnswerValue;
  readonly friend: AnswerValue;
};

/** What two sets of answers have to say to each other; it never says which of them is right. */
export type Comparison = {
  /** What both answered, in the order of the questions. */
  readonly all: readonly Place[];
  /** The same answer, the most frequent first. */
  readonly alike: readonly Place[];
  /** At most three each, the furthest apart first. Where the friend sees more, and where the first person does. */
  readonly more: readonly Place[];
  readonly less: readonly Place[];
  /** The same for two who answered for themselves, whichever has more. */
  readonly apart: readonly Place[];
  /** The questions of the five sentences to finish in turns. */
  readonly toFinish: readonly number[];
};

const mostPlaces = 3;
const sentences = 5;

/** Compares the questions that both have answered. */
export function compare(own: CompleteAnswers, { mode, answers }: FriendCode): Comparison {
  const asked = comparedQuestions(mode);
  const all = asked.flatMap((id): Place[] => {
    const [mine, theirs] = [own[id], answers[id]];
    return mine && theirs ? [{ id, own: mine, friend: theirs }] : [];
  });
  const where = (holds: (gap: number) => boolean) => all.filter((place) => holds(gapOf(place)));
  const furthest = (places: readonly Place[]) =>
    places.toSorted((a, b) => Math.abs(gapOf(b)) - Math.abs(gapOf(a))).slice(0, mostPlaces);
  const alike = where((gap) => gap === 0).toSorted((a, b) => b.own - a.own);
  const apart = furthest(where((gap) => gap !== 0));
  // What is alike is the easiest beginning.
  const ids = [...alike.slice(0, 1), ...apart, ...alike].map(({ id }) => id);
  return {
    all,
    alike,
    more: furthest(where((gap) => gap > 0)),
    less: furthest(where((gap) => gap < 0)),
    apart,
    toFinish: [...new Set([...ids, ...asked])].slice(0, sentences),
  };
}

/** The scores of a flower that knows only these answers: a chakra's mean, times three; undefined where none is known. */
export function scoresOfSome(answers: Answers): ByChakra<number | undefined> {
  return byChakra((key) => {
    const known = questionIdsOf(key).flatMap((id) => answers[id] ?? []);
    const sum = known.reduce<number>((total, value) => total + value, 0);
    return known.length > 0 ? (sum / known.length) * questionsPerChakra : undefined;
  });
}

const gapOf = ({ own, friend }: Place) => friend - own;
