import type { ChakraSection } from "./chakra-section.ts";
import {
  answerLabel,
  questionIds,
  type AnswerValue,
  type CompleteAnswers,
} from "#domain/scan/answers.ts";
import { chakraKeys, type ChakraKey } from "#domain/chakra.ts";
import { feelsUnsafe, homeQuestion } from "#domain/scan/help.ts";
import { asSentence, filled, listed, numberInWords, phrased } from "#domain/english.ts";
import type { LetterWords, PlaceWords, PatternWords } from "./letter-words.ts";
import { questionsPerChakra } from "#domain/scan/question.ts";
import { balancedFrom, chakraStates, type ChakraState } from "#domain/scan/scores.ts";
import { extremesOf, stateCounts } from "#domain/scan/score-pattern.ts";
import {
  lowAnswersOf,
  mostNamed,
  strongAnswerOf,
  valueOf,
  type SharedAnswer,
  type ExtremeAnswer,
} from "#domain/scan/extreme-answers.ts";

/** What a letter tells of. */
export type LetterFacts = {
  /** All seven, in the order of the report. */
  readonly sections: readonly LetterSection[];
  /** Unknown where only scores are known: the letter then names no answer. */
  readonly answers?: CompleteAnswers | undefined;
  /** What each question is about, as a gerund phrase, by its id. */
  readonly themes: Readonly<Record<number, string>>;
};

type LetterSection = Pick<ChakraSection, "key" | "name" | "score" | "state">;

/** The picture as a whole. */
export function pictureOf(
  { sections }: LetterFacts,
  pattern: PatternWords,
  words: LetterWords,
): string {
  const scores = sections.map(({ score }) => score);
  const states = stateCounts(scores);
  const counts = chakraStates
    .filter((state) => states[state] > 0)
    .map((state) => counted(words.counts[state], states[state]));
  return filled(pattern.picture, {
    score: scores[0] ?? "",
    low: Math.min(...scores),
    high: Math.max(...scores),
    counts: listed(counts),
    blocked: asSentence(numberInWords(states.blocked)),
    short: listed(sections.filter(({ state }) => state !== "balanced").map(({ name }) => name)),
  });
}

/** What carries: the highest chakra or chakras, unless all are equal, and the strongest answer. */
export function carriesOf(facts: LetterFacts, pattern: PatternWords, words: LetterWords): string[] {
  const { highest } = extremesOf(facts.sections);
  const isEqual = highest.length === facts.sections.length;
  return [
    pattern.carries,
    isEqual ? undefined : placeOf(highest, words.highest, words),
    strongSentence(facts, highest, words),
  ].filter((sentence) => sentence !== undefined);
}

/** What asks for care: the lowest chakra or chakras and their weakest answer. */
export function asksOf(facts: LetterFacts, pattern: PatternWords, words: LetterWords): string[] {
  const { lowest } = extremesOf(facts.sections);
  const points = balancedFrom - Math.min(...facts.sections.map(({ score }) => score));
  return [
    pattern.asks === undefined
      ? placeOf(lowest, words.lowest, words)
      : filled(pattern.asks, { points: asSentence(counted(words.points, points)) }),
    weakSentence(facts, lowest, words),
  ].filter((sentence) => sentence !== undefined);
}

/** What comes before every other step where the answer about safety at home is Rarely or Sometimes. */
export function safetyOf(facts: LetterFacts, { safety }: LetterWords): string[] {
  const { answers } = facts;
  if (!answers || !feelsUnsafe(answers)) return [];
  const value = valueOf(homeQuestion, answers);
  const one = sameAnswerOf(answers) ? safety.same : safety.one;
  return [told({ chakra: "root", value, ids: [homeQuestion] }, one, facts), safety.first];
}

function placeOf(
  group: readonly LetterSection[],
  places: Readonly<Partial<Record<ChakraState, PlaceWords>>>,
  { gifts }: LetterWords,
): string | undefined {
  const [first] = group;
  const place = first && places[first.state];
  if (!place) return undefined;
  const { together } = place;
  const shared = group.length <= 3 ? together.few : together.many;
  return filled(group.length === 1 ? place[first.key] : shared, {
    names: listed(group.map(({ name }) => name)),
    score: first.score,
    gifts: listed(group.map(({ key }) => gifts[key])),
  });
}

function strongSentence(
  facts: LetterFacts,
  highest: readonly LetterSection[],
  words: LetterWords,
): string | undefined {
  const { answers } = facts;
  if (!answers) return undefined;
  const same = sameAnswerOf(answers);
  if (same) return words.sameAnswer[same];
  const strong = strongAnswerOf(keysOf(highest), answers);
  if (strong) {
    const one = strong.value === 4 ? words.strong.always : words.strong.often;
    return told(strong, alikeOr(one, strong, highest, words.strong), facts);
  }
  const elsewhere = strongAnswerOf(chakraKeys, answers);
  return elsewhere && told(elsewhere, words.strong.elsewhere, facts);
}

function weakSentence(
  facts: LetterFacts,
  lowest: readonly LetterSection[],
  words: LetterWords,
): string | undefined {
  if (!facts.answers || !mayNameLow(facts)) return undefined;
  const low = lowAnswersOf(keysOf(lowest), facts.answers);
  if (!low) return words.weak.none;
  const { value, ids } = low;
  return asSentence(
    filled(lowWords(low, lowest.length, words), {
      answer: answerLabel(value),
      number: numberInWords(ids.length),
      theme: facts.themes[ids[0] ?? 0] ?? "",
      last: facts.themes[ids.at(-1) ?? 0] ?? "",
      themes: phrased(ids.map((id) => facts.themes[id] ?? "")),
    }),
  );
}

/** One answer to be careful with is enough for a letter, and where all is balanced none asks for care. */
function mayNameLow({ sections, answers }: LetterFacts): boolean {
  if (!answers || feelsUnsafe(answers) || sameAnswerOf(answers)) return false;
  return sections.some(({ state }) => state !== "balanced");
}

/** What follows two or three low answers that are named. */
export function commonOf(facts: LetterFacts, { weak }: LetterWords): string[] {
  if (!facts.answers || !mayNameLow(facts)) return [];
  const low = lowAnswersOf(keysOf(extremesOf(facts.sections).lowest), facts.answers);
  return low && low.ids.length > 1 && low.ids.length <= mostNamed ? [weak.common] : [];
}

/** A sentence names up to three low answers; of more it names the first and the last. */
function lowWords({ value, ids, among }: SharedAnswer, chakras: number, { weak }: LetterWords) {
  if (among === "all") return weak.scattered;
  if (ids.length === 1) return value === 1 ? weak.rarely : weak.sometimes;
  if (ids.length <= mostNamed) return weak.few;
  if (chakras === chakraKeys.length) return weak.throughout;
  return ids.length === chakras * questionsPerChakra ? weak.every : weak.many;
}

/** The words for one telling answer, or for three alike; chakras that share a place then have nothing else. */
function alikeOr(
  one: string,
  { ids }: ExtremeAnswer,
  group: readonly LetterSection[],
  { three, every }: { readonly three: string; readonly every: string },
): string {
  if (ids.length === 1) return one;
  return group.length === 1 ? three : every;
}

/** The one answer that was given to all questions. */
function sameAnswerOf(answers: CompleteAnswers): AnswerValue | undefined {
  const [first, ...others] = questionIds.map((id) => valueOf(id, answers));
  return others.every((value) => value === first) ? first : undefined;
}

function told(
  { chakra, value, ids }: ExtremeAnswer,
  words: string,
  { sections, themes }: LetterFacts,
): string {
  const themeOf = (id: number | undefined) => (id === undefined ? "" : (themes[id] ?? ""));
  return filled(words, {
    answer: answerLabel(value),
    chakra: sections.find(({ key }) => key === chakra)?.name ?? "",
    theme: themeOf(ids[0]),
    first: themeOf(ids[0]),
    last: themeOf(ids.at(-1)),
  });
}

function counted(
  { one, more }: { readonly one: string; readonly more: string },
  number: number,
): string {
  return number === 1 ? one : filled(more, { number: numberInWords(number) });
}

function keysOf(sections: readonly LetterSection[]): readonly ChakraKey[] {
  return sections.map(({ key }) => key);
}
