import { questionIds, type CompleteAnswers, valueOf } from "#domain/scan/answers.ts";
import { feelsUnsafe, homeQuestion, type HelpNote } from "#domain/scan/help.ts";
import { filled, listed } from "#domain/english.ts";
import type { Practice } from "./template.ts";
import { gapOf } from "./tensions.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { questionIdsOf } from "#domain/scan/question.ts";
import { scoresOf, stateOf } from "#domain/scan/scores.ts";

/**
 * How a letter begins: what the answers say together, a sentence that names some of them, and what it may mean. Filled in
 * are "{high}" and "{low}", the named answers, also as "{either}", "{seldom}", how often the low ones are there, and "{home}".
 */
export type LetterText = {
  readonly lead: string;
  readonly named: string;
  readonly meaning: string;
};

/** Two sides of life of which one has more than the other: all of `high`, named in the text, and some of `low`, with their nouns. */
export type Contrast = LetterText & {
  readonly high: readonly number[];
  readonly low: Readonly<Record<number, string>>;
};

/** What a letter tells of in place of a contrast, or where there is none. */
type Plain = "unsafeLow" | "unsafeHigh" | "noneLow" | "noneHigh" | "fewLow" | "fewHigh" | "mixed";

export type LetterWords = {
  /** By the answer to it that is low. */
  readonly home: Readonly<Record<1 | 2, string>>;
  /** By the id of the question: a clause on Often and Always, and a noun for what Rarely and Sometimes lack. */
  readonly high: Readonly<Record<number, string>>;
  readonly low: Readonly<Record<number, string>>;
  /** By the answers that are named as low. */
  readonly seldom: (low: readonly number[]) => string;
  readonly contrasts: readonly Contrast[];
  readonly plain: Readonly<Record<Plain, LetterText>>;
  readonly step: (step: LetterStep) => string;
  /** By the help note that stands first, if there is one. */
  readonly close: Readonly<Record<HelpNote | "none", string>>;
};

/** The first step, and the display name of the chapter that it is from. */
export type LetterStep = {
  readonly practice: Pick<Practice, "title" | "duration" | "time">;
  readonly chapter: string;
};

/** Of each side so many answers are named, three or four in all; of one side alone three. */
const perSide = 2;
const alone = 3;

/** Of so many, they are few. */
const few = 3;

/** Beside an unsafe home, what is missed in everything else is named, or what helps to find help. */
const missed: readonly number[] = [3, 1, 19, 15, 10, 12, 17];
const helpful: readonly number[] = [3, 15, 17, 14, 12, 10, 1];

/** Where nothing is low: rest, quiet and pleasure, which can go without anyone noticing. */
const unnoticed: readonly number[] = [1, 19, 4];

/** The letter that opens a report, without greeting and signature, 120 to 160 words. Ours. */
export function letterFor(
  answers: CompleteAnswers,
  [first]: readonly HelpNote[],
  step: LetterStep | undefined,
  words: LetterWords,
): readonly string[] {
  const close = words.close[first ?? "none"];
  return [...letterBeginning(answers, words), step ? `${words.step(step)} ${close}` : close];
}

/** All that the letter says before the first step, in two paragraphs: what three or four answers say together, and what it may mean. */
export function letterBeginning(
  answers: CompleteAnswers,
  words: LetterWords,
): readonly [string, string] {
  const { text, high = [], low = [], nouns = words.low } = toldOf(answers, words);
  const home = words.home[answers[homeQuestion] === 1 ? 1 : 2];
  const named = low.map((id) => nouns[id] ?? "");
  const told = filled(text.named, {
    seldom: words.seldom(low.map((id) => valueOf(id, answers))),
    high: listed(high.map((id) => words.high[id] ?? "")),
    low: listed(named),
    either: listed(named, "or"),
  });
  return [`${filled(text.lead, { home })} ${told}`, text.meaning];
}

type Told = {
  readonly text: LetterText;
  readonly high?: readonly number[];
  readonly low?: readonly number[];
  readonly nouns?: Readonly<Record<number, string>>;
};

/**
 * The text, and the ids of the questions whose answers it names: of the low ones the lowest, those before others whose score is
 * not balanced; where nothing is high, others after them. Home, where it is not safe, comes before all else.
 */
export function toldOf(answers: CompleteAnswers, { contrasts, plain }: LetterWords): Told {
  const value = (id: number) => valueOf(id, answers);
  const highOf = (ids: readonly number[]) =>
    ids.filter((id) => value(id) >= 3).toSorted((a, b) => value(b) - value(a));
  const lowOf = (ids: readonly number[]) =>
    ids.filter((id) => value(id) <= 2).toSorted((a, b) => value(a) - value(b));
  const all = questionIds.filter((id) => id !== homeQuestion);
  const [highs, lows] = [highOf(all), lowOf(all)];
  const lowestOf = (ids: readonly number[]) => ids.filter((id) => value(id) === value(ids[0] ?? 0));
  if (feelsUnsafe(answers)) {
    const high = helpful.filter((id) => value(id) >= 3).slice(0, perSide);
    const low = lowOf(missed);
    const isLow = lows.length > highs.length ? low.length >= perSide : high.length < perSide;
    if (!isLow) return { text: plain.unsafeHigh, high };
    return { text: plain.unsafeLow, low: low.slice(0, alone) };
  }
  if (lows.length === 0) return { text: plain.noneLow, high: unnoticed };
  const scores = scoresOf(answers);
  const open = chakraKeys.filter((key) => stateOf(scores[key]) !== "balanced");
  const lowest = lowestOf(lowOf([...new Set([...missed, ...all])]));
  const asking = lowest.filter((id) => open.some((key) => questionIdsOf(key).includes(id)));
  const named = asking.length > 0 ? asking : lowest;
  const more = [...new Set([...named, ...lowOf(missed)])];
  if (highs.length === 0) return { text: plain.noneHigh, low: more.slice(0, alone) };
  const [widest] = contrasts
    .filter(({ high }) => high.every((id) => value(id) >= 3))
    .map((text) => ({ text, high: text.high, low: named.filter((id) => id in text.low) }))
    .filter(({ low }) => low.length > 0)
    .toSorted((a, b) => gapOf(b, answers) - gapOf(a, answers));
  if (widest) {
    const { text, low } = widest;
    return { text, low: low.slice(0, perSide), nouns: text.low };
  }
  return {
    text: plain[lows.length <= few ? "fewLow" : highs.length <= few ? "fewHigh" : "mixed"],
    high: highs.slice(0, perSide),
    low: named.slice(0, Math.max(perSide, alone - highs.length)),
  };
}
