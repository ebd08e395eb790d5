import { questionIdsOf, questionsPerChakra } from "#domain/scan/question.ts";
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
 * and "{chapter}"; "{together}" is the title of the first tension.
 */
export type LetterWords = {
  readonly counts: Readonly<Record<ChakraState, Counted>>;
  readonly patterns: Readonly<Record<Exclude<ScorePattern, "allEqual">, string>>;
  /** By the state of all seven. */
  readonly allEqual: Readonly<Record<ChakraState, string>>;
  readonly highest: Counted;
  /** In place of more than four names. */
  readonly most: string;
  readonly lowest: Counted;
  /** After that, where no answer is low. */
  readonly evenThere: string;
  /** An answer of Often or Always, and one of Rarely or Sometimes, by the id of its question. */
  readonly answers: Readonly<Record<number, { readonly high: string; readonly low: string }>>;
  readonly times: Readonly<Record<PracticeTime, string>>;
  readonly step: string;
  /** In its place where no answer is low. */
  readonly keep: string;
  /** By the help note that stands first, if there is one. */
  readonly close: Readonly<Record<HelpNote | "none", string>>;
};

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

/** More than two answers can be apart. */
const far = 4;

const named = 3;

/** The letter that opens a report, without greeting and signature, 120 to 160 words. Ours. */
export function letterFor(
  facts: LetterFacts & { readonly help: readonly HelpNote[]; readonly together: string },
  step: LetterStep | undefined,
  words: LetterWords,
): readonly string[] {
  const [help = "none"] = facts.help;
  const first = step && {
    ...step.practice,
    time: words.times[step.practice.time],
    chapter: step.chapter,
  };
  const end = [
    first ? filled(words.step, first) : !feelsUnsafe(facts.answers) && words.keep,
    filled(words.close[help], { together: facts.together }),
  ]
    .filter(Boolean)
    .join(" ");
  return [...letterBeginning(facts, words), end];
}

/** All that the letter says before the first step; a paragraph with nothing to say is left out. */
export function letterBeginning(facts: LetterFacts, words: LetterWords): readonly string[] {
  const { high, low } = namedAnswers(facts);
  const { highest, lowest } = extremesOf(facts.sections);
  const isEven = highest.length === facts.sections.length;
  const ofEnd = (group: typeof highest, { one, more }: Counted) =>
    filled(group.length === 1 ? one : more, {
      names: group.length > far ? words.most : listed(group.map(({ name }) => name)),
      score: group.map(({ score }) => score)[0] ?? "",
    });
  const answer = (id: number, side: "high" | "low") => words.answers[id]?.[side] ?? "";
  // An answer that belongs to another chakra stands before what is said of these.
  const paragraph = (group: typeof highest, side: "high" | "low", ids: readonly number[]) => {
    const own = ids.filter((id) => isOfOne(group, id));
    return [
      ...ids.filter((id) => !own.includes(id)).map((id) => answer(id, side)),
      ...(isEven ? [] : [ofEnd(group, words[`${side}est`])]),
      ...own.map((id) => answer(id, side)),
      side === "low" && !isEven && ids.length === 0 ? words.evenThere : "",
    ]
      .filter(Boolean)
      .join(" ");
  };
  return [
    pictureOf(facts, words),
    paragraph(highest, "high", high),
    paragraph(lowest, "low", low),
  ].filter((text) => text !== "");
}

function isOfOne(sections: LetterFacts["sections"], id: number): boolean {
  return sections.some(({ key }) => questionIdsOf(key).includes(id));
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
  const pattern = patternOf(scores);
  const [score = 0] = scores;
  return filled(pattern === "allEqual" ? words.allEqual[stateOf(score)] : words.patterns[pattern], {
    low: Math.min(...scores),
    high: Math.max(...scores),
    counts: listed(counts),
    short: listed(short.map(({ name }) => name)),
  });
}

/**
 * The answers to name, three in all: of Often and Always those of the highest chakras first, then the highest; of Rarely and
 * Sometimes those of the lowest, then the lowest; two of the kind that there is more of, or of the low where home is one of them. Where all scores are equal, they are
 * of several chakras. That home feels safe is not praised, and that it does not comes first.
 */
function namedAnswers({ sections, answers }: LetterFacts) {
  const value = (id: number) => valueOf(id, answers);
  const { highest, lowest } = extremesOf(sections);
  const ids = sections.flatMap(({ key }) => questionIdsOf(key));
  const others = ids.filter((id) => id !== homeQuestion);
  const isEven = highest.length === sections.length;
  const lows = spread(
    (feelsUnsafe(answers) ? [homeQuestion, ...others] : others)
      .filter((id) => value(id) <= 2)
      .toSorted((a, b) => rank(a) - rank(b)),
  );
  const highs = spread(
    others
      .toReversed()
      .filter((id) => value(id) >= 3)
      .toSorted((a, b) => value(b) + of(highest, b) - value(a) - of(highest, a)),
  );
  const wanted = feelsUnsafe(answers) || lows.length > highs.length ? 2 : 1;
  const low = lows.slice(0, Math.max(wanted, named - highs.length));
  return { high: highs.slice(0, named - low.length), low };

  /** Of each chakra the first, then of each the second. */
  function spread(some: readonly number[]): readonly number[] {
    const chakra = (id: number) => Math.ceil(id / questionsPerChakra);
    const nth = (id: number) => some.filter((one) => chakra(one) === chakra(id)).indexOf(id);
    return isEven ? some.toSorted((a, b) => nth(a) - nth(b)) : some;
  }

  function rank(id: number): number {
    return id === homeQuestion ? -far : value(id) - of(lowest, id);
  }

  function of(group: typeof highest, id: number): number {
    return isOfOne(group, id) ? far : 0;
  }
}
