import type { ChakraKey } from "#domain/chakra.ts";
import { chakrasOf } from "#domain/scan/question.ts";
import {
  answerLabel,
  questionIds,
  type AnswerValue,
  type CompleteAnswers,
  valueOf,
} from "#domain/scan/answers.ts";
import { feelsUnsafe } from "#domain/scan/help.ts";
import type { Guidance } from "./guidance.ts";

/** Where those of `high` are Often or Always, and those of `low` Rarely or Sometimes; without `low`, all of `high` are Always. */
export type Together = {
  readonly high: readonly number[];
  readonly low: readonly number[];
  /** What the others have to be, so that no answer contradicts the text: of each the same as above. */
  readonly also?: Omit<Together, "also">;
  /** How far apart they are at least, for a text that one step would not bear. */
  readonly steps?: number;
};

/** Said in a sentence that stands alone, on the free results. */
export type Insight = Together & { readonly insight: string };

/** What a report says of them, and something to try. */
export type TensionText = {
  readonly title: string;
  readonly text: string;
  readonly experiment: string;
};

/** What a report says of some answers, the ids of their questions, and a line that names them; none on answers that hardly differ. */
export type Tension = TensionText & {
  readonly ids: readonly number[];
  readonly answered?: readonly Alike[];
};

/** Answers of one kind, named in a sentence, and the chakra of the first. */
export type Alike = {
  readonly text: string;
  readonly isLow: boolean;
  readonly chakra: ChakraKey;
};

/** For answers that hardly differ: the same in all, or in nearly all; of Often and Always, or of these and one more. */
export type EvenAnswers =
  (typeof allNames | typeof nearlyNames)[AnswerValue] | "alwaysButOne" | "highButOne";

/** A report reads so many. */
const limit = 5;

/** A report of many high answers reads as few as that. */
const fewest = 5;

/** From so many equal answers on, the evenness itself is what there is to read; from fewer, if the others are one step away. */
const allButOne = 20;
const nearlyAll = 18;

/** A point more or less means little: a gap of so many steps is read before a smaller one, and for five such so many are tried at each place. */
const [wide, wideTries] = [2, 3];

/** The parts of life that the questions are about: work and plans, people, rest and home. */
const parts = [
  [7, 8, 9, 16],
  [3, 6, 10, 11, 12, 13, 14, 15, 17, 18],
  [1, 4, 5, 19, 20, 21],
] as const;

/** What a side that is empty counts as: less than the other side does where it has answers. */
const emptySide = { high: 3.25, low: 3.25 } as const;

/** Others are given something, and what is one's own waits: told twice it is known, whatever the third would be about. */
const [given, own] = [
  [11, 15, 18],
  [5, 9, 10, 14, 15, 17],
] as const;

/** So many of a report may tell that. */
const givingLimit = 2;

/**
 * The keys of the strongest that the answers bear out, at most five, no question in two of them, and two at most that tell of giving: those
 * two steps apart before others, and five of them where there are five. The wider the gap, the stronger, and a part of life that was read
 * already counts half a step less each time; the lower the low, the sooner. Of equal ones the earlier comes first. None where nearly all answers are the same. Ours.
 */
export function tensionsOf<Key extends string>(
  answers: CompleteAnswers,
  all: Readonly<Record<Key, Together>>,
): readonly Key[] {
  return sameAnswerOf(answers) === undefined ? strongestOf(answers, all) : [];
}

function strongestOf<Key extends string>(
  answers: CompleteAnswers,
  all: Readonly<Record<Key, Together>>,
  told = 0,
): readonly Key[] {
  const borneOut = (Object.keys(all) as Key[]).filter((key) => isBorneOut(all[key], answers));
  const gap = (key: Key) => gapOf(all[key], answers);
  const nextTo = (chosen: readonly Key[], least: number) => {
    const asked = new Set(chosen.flatMap((key) => idsOf(all[key])));
    const isKnown = chosen.filter((key) => isGiving(all[key])).length === givingLimit;
    const read = (key: Key) => chosen.filter((one) => partOf(all[one]) === partOf(all[key])).length;
    const weight = (key: Key) =>
      gap(key) - read(key) / 2 - meanOf(all[key].low, answers, emptySide.low);
    return borneOut
      .filter((key) => gap(key) >= least && !(isKnown && isGiving(all[key])))
      .filter((key) => !idsOf(all[key]).some((id) => asked.has(id)))
      .toSorted((a, b) => weight(b) - weight(a));
  };
  const chosenAfter = (chosen: readonly Key[], least: number, tries: number): readonly Key[] => {
    let most = chosen;
    for (const key of nextTo(chosen, least).slice(0, tries)) {
      const more = most.length < limit ? chosenAfter([...chosen, key], least, tries) : [];
      if (more.length > most.length) most = more;
    }
    return most;
  };
  const first = borneOut
    .filter((key) => idsOf(all[key]).includes(told))
    .toSorted((a, b) => gap(b) - gap(a))
    .slice(0, 1);
  const five = chosenAfter(first, wide, wideTries);
  return five.length === limit ? five : chosenAfter(chosenAfter(first, wide, 1), 0, 1);
}

/**
 * The strongest tensions, one on the answer that is told first before all, each after the answers that it reads. Where the answers bear out none, or are nearly all the same, what
 * their evenness can mean comes first, and beside Rarely stands alone. Pairs of Often or Always make three of fewer. Never empty.
 */
export function tensionsFor(
  answers: CompleteAnswers,
  guidance: Pick<
    Guidance,
    "insights" | "tensions" | "evenAnswers" | "oftenPairs" | "answered" | "themes"
  >,
  told?: number,
): readonly Tension[] {
  const { insights, tensions, evenAnswers, oftenPairs, themes } = guidance;
  const same = sameAnswerOf(answers);
  const readingOf = ({ title, text, experiment }: TensionText, read: Together) => {
    const answered = ([4, 3, 2, 1] as const).flatMap((value) => {
      const ids = idsOf(read).filter((id) => valueOf(id, answers) === value);
      const named = ids.map((id) => themes[id] ?? "");
      const [chakra] = chakrasOf(ids.slice(0, 1));
      const said = guidance.answered(answerLabel(value), named);
      return chakra ? [{ text: said, isLow: value <= 2, chakra }] : [];
    });
    return { title, text, experiment, ids: idsOf(read), answered };
  };
  const chosen = strongestOf(answers, insights, told)
    .slice(0, same === undefined ? limit : same === 1 ? 0 : 4)
    .map((key) => {
      const [read, words] = [insights[key], tensions[key]];
      if (!read || !words) throw new Error(`The tension ${key} has no text.`);
      return { read, words };
    });
  const isEven = same !== undefined || chosen.length === 0;
  const even = evenAnswersOf(answers);
  const isHome = feelsUnsafe(answers) && (even === "alwaysButOne" || even === "highButOne");
  const asked = new Set(chosen.flatMap(({ read }) => idsOf(read)));
  const more = oftenPairs
    .filter(({ high }) => high.every((id) => valueOf(id, answers) >= 3 && !asked.has(id)))
    .slice(0, Math.max(0, fewest - chosen.length - Number(isEven)));
  return [
    ...(isEven ? [{ ...evenAnswers[isHome ? "highButHome" : even], ids: [] }] : []),
    ...chosen.map(({ read, words }) => readingOf(words, read)),
    ...more.map((pair) => readingOf(pair, pair)),
  ];
}

/** How the answers are even: one of them apart, the one that nearly all are, Often and Always mixed, or else the most frequent. */
export function evenAnswersOf(answers: CompleteAnswers): EvenAnswers {
  const same = sameAnswerOf(answers);
  if (countOf(4, answers) === allButOne) return "alwaysButOne";
  if (countOf(1, answers) + countOf(2, answers) === 1) return "highButOne";
  if (same !== undefined)
    return (countOf(same, answers) > allButOne ? allNames : nearlyNames)[same];
  if (questionIds.every((id) => valueOf(id, answers) >= 3)) return "balanced";
  return nearlyNames[countOf(1, answers) > countOf(2, answers) ? 1 : 2];
}

const allNames = { 1: "allRarely", 2: "allSometimes", 3: "allOften", 4: "allAlways" } as const;
const nearlyNames = { 1: "rarely", 2: "sometimes", 3: "often", 4: "balanced" } as const;

function sameAnswerOf(answers: CompleteAnswers): AnswerValue | undefined {
  const values = questionIds.map((id) => valueOf(id, answers));
  const least = Math.max(...values) - Math.min(...values) <= 1 ? nearlyAll : allButOne;
  return ([1, 2, 3, 4] as const).find((value) => countOf(value, answers) >= least);
}

function countOf(value: AnswerValue, answers: CompleteAnswers): number {
  return questionIds.filter((id) => answers[id] === value).length;
}

function idsOf({ high, low }: Together): readonly number[] {
  return [...low, ...high];
}

function isBorneOut(one: Together, answers: CompleteAnswers): boolean {
  const { high, low, also, steps = 0 } = one;
  const areHigh = (ids: readonly number[], least: number) =>
    ids.every((id) => valueOf(id, answers) >= least);
  const areLow = (ids: readonly number[]) => ids.every((id) => valueOf(id, answers) <= 2);
  const alone = areHigh(high, low.length === 0 ? 4 : 3) && areLow(low);
  const isMeant = !also || (areHigh(also.high, 3) && areLow(also.low));
  return alone && isMeant && gapOf(one, answers) >= steps;
}

function isGiving({ high, low }: Together): boolean {
  const areOf = (ids: readonly number[], some: readonly number[]) =>
    ids.length > 0 && ids.every((id) => some.includes(id));
  return areOf(high, given) && areOf(low, own);
}

/** By how many steps the mean of `high` is above that of `low`. */
export function gapOf({ high, low }: Together, answers: CompleteAnswers): number {
  return meanOf(high, answers, emptySide.high) - meanOf(low, answers, emptySide.low);
}

function meanOf(ids: readonly number[], answers: CompleteAnswers, ofNone: number): number {
  if (ids.length === 0) return ofNone;
  return ids.reduce((sum, id) => sum + valueOf(id, answers), 0) / ids.length;
}

function partOf(one: Together): number {
  const [first = 0] = idsOf(one);
  return parts.findIndex((ids) => (ids as readonly number[]).includes(first));
}
