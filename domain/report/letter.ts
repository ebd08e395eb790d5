import { questionIdsOf } from "#domain/scan/question.ts";
import { type CompleteAnswers, valueOf } from "#domain/scan/answers.ts";
import { homeQuestion, feelsUnsafe, type HelpNote } from "#domain/scan/help.ts";
import {
  extremesOf,
  patternOf,
  stateCounts,
  type ScorePattern,
} from "#domain/scan/score-pattern.ts";
import { chakraStates, stateOf, type ChakraState } from "#domain/scan/scores.ts";
import type { ChakraSection } from "./chakra-section.ts";
import { filled, listed, numberInWords } from "#domain/english.ts";
import type { Practice, PracticeTime } from "./template.ts";

type Counted = { readonly one: string; readonly more: string };

/**
 * The words of the letter. Filled in are "{counts}", how many chakras are in each state, "{low}" and "{high}", the bounds of
 * the scores, "{names}" and "{score}" of those that share an end, "{short}", the names of those that are not balanced, and of the practice its "{title}", "{duration}", "{time}"
 * and "{chapter}".
 */
export type LetterWords = {
  readonly counts: Readonly<Record<ChakraState, Counted>>;
  /** The picture as a whole. */
  readonly patterns: Readonly<Record<ScorePattern, string>>;
  readonly highest: Counted;
  readonly lowest: Counted;
  /** An answer of Often or Always, and one of Rarely or Sometimes, by the id of its question. */
  readonly answers: Readonly<Record<number, { readonly high: string; readonly low: string }>>;
  readonly times: Readonly<Record<PracticeTime, string>>;
  readonly step: string;
  /** By the help note that stands first, if there is one. */
  readonly close: Readonly<Record<HelpNote | "none", string>>;
};

/** What a letter tells of. */
export type LetterFacts = {
  /** All seven, in the order of the report. */
  readonly sections: readonly Pick<ChakraSection, "key" | "name" | "score">[];
  readonly answers: CompleteAnswers;
};

/** The first step, and the display name of the chapter that it is from. */
export type LetterStep = {
  readonly practice: Pick<Practice, "title" | "duration" | "time">;
  readonly chapter: string;
};

/** A letter names so many answers. */
const named = 3;

/**
 * The letter that opens a report, ours and not in the specification: without greeting and signature, 120 to 160 words. The
 * picture as a whole, what carries, what is low, and one first step, which is left out where `step` is.
 */
export function letterFor(
  facts: LetterFacts & { readonly help: readonly HelpNote[] },
  step: LetterStep | undefined,
  words: LetterWords,
): readonly string[] {
  const [help = "none"] = facts.help;
  const first = step && {
    ...step.practice,
    time: words.times[step.practice.time],
    chapter: step.chapter,
  };
  const end = [first && filled(words.step, first), words.close[help]].filter(Boolean).join(" ");
  return [...letterBeginning(facts, words), end];
}

/** All that the letter says before the first step; a paragraph with nothing to say is left out. */
export function letterBeginning(facts: LetterFacts, words: LetterWords): readonly string[] {
  const { high, low } = namedAnswers(facts);
  const { highest, lowest } = extremesOf(facts.sections);
  const isEven = highest.length === facts.sections.length;
  const ofEnd = (group: typeof highest, { one, more }: Counted) =>
    filled(group.length === 1 ? one : more, {
      names: listed(group.map(({ name }) => name)),
      score: group.map(({ score }) => score)[0] ?? "",
    });
  const answer = (id: number, side: "high" | "low") => words.answers[id]?.[side] ?? "";
  return [
    pictureOf(facts, words),
    [
      ...(isEven ? [] : [ofEnd(highest, words.highest)]),
      ...high.map((id) => answer(id, "high")),
    ].join(" "),
    [...(isEven ? [] : [ofEnd(lowest, words.lowest)]), ...low.map((id) => answer(id, "low"))].join(
      " ",
    ),
  ].filter((paragraph) => paragraph !== "");
}

function pictureOf({ sections }: LetterFacts, words: LetterWords): string {
  const scores = sections.map(({ score }) => score);
  const states = stateCounts(scores);
  const counts = chakraStates
    .filter((state) => states[state] > 0)
    .map((state) => {
      const { one, more } = words.counts[state];
      return states[state] === 1 ? one : filled(more, { number: numberInWords(states[state]) });
    });
  const short = sections.filter(({ score }) => stateOf(score) !== "balanced");
  return filled(words.patterns[patternOf(scores)], {
    low: Math.min(...scores),
    high: Math.max(...scores),
    counts: listed(counts),
    short: listed(short.map(({ name }) => name)),
  });
}

/**
 * The answers to name, three in all: of Often and Always the highest, of Rarely and Sometimes the lowest, two of the kind
 * that there is more of. That home feels safe is not praised, and that it does not comes first.
 */
function namedAnswers({ sections, answers }: LetterFacts) {
  const value = (id: number) => valueOf(id, answers);
  const ids = sections.flatMap(({ key }) => questionIdsOf(key));
  const others = ids.filter((id) => id !== homeQuestion);
  const lows = (feelsUnsafe(answers) ? [homeQuestion, ...others] : others)
    .filter((id) => value(id) <= 2)
    .toSorted((a, b) => rank(a) - rank(b));
  const highs = others
    .toReversed()
    .filter((id) => value(id) >= 3)
    .toSorted((a, b) => value(b) - value(a));
  const wanted = lows.length > highs.length ? 2 : 1;
  const low = lows.slice(0, Math.max(wanted, named - highs.length));
  return { high: highs.slice(0, named - low.length), low };

  function rank(id: number): number {
    return id === homeQuestion ? 0 : value(id);
  }
}
