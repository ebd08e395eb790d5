import { questionIdsOf, questionsPerChakra } from "#domain/scan/question.ts";
import { type AnswerValue, type CompleteAnswers, valueOf } from "#domain/scan/answers.ts";
import { homeQuestion, feelsUnsafe, supportQuestion, type HelpNote } from "#domain/scan/help.ts";
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
 * the scores, "{names}" and "{score}" of those at an end, "{short}", the names of those that are not balanced, and of the practice its "{title}", "{duration}", "{time}"
 * and "{chapter}"; "{together}" is the title of a tension.
 */
export type LetterWords = {
  readonly counts: Readonly<Record<ChakraState, Counted>>;
  readonly patterns: Readonly<Record<Exclude<ScorePattern, "allEqual">, string>>;
  /** By the state of all seven. */
  readonly allEqual: Readonly<Record<ChakraState, string>>;
  /** All that share the end, or how many, where an answer of one of them is named. */
  readonly highest: Counted;
  readonly lowest: Counted;
  /** In its place, where no answer is low. */
  readonly evenThere: string;
  /** By the id of the question. */
  readonly answers: Readonly<Record<number, Readonly<Record<(typeof sides)[AnswerValue], string>>>>;
  /** What the highest and the lowest answer say together, by the ids of their questions; nothing where there is but one. */
  readonly joined: (strongest: number | undefined, weakest: number | undefined) => string;
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

/** Beside an unsafe home only answers of weight are named, such as rest and somebody to call on. */
const weighty: readonly number[] = [3, 1, 15, 12, 17, 10, 19];

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

/** All that the letter says before the first step: three answers, what the ends of them say together, then how the scores lie. */
export function letterBeginning(facts: LetterFacts, words: LetterWords): readonly string[] {
  const { answers, sections } = facts;
  const { high, low } = namedAnswers(facts);
  const { highest, lowest } = extremesOf(sections);
  const isEven = highest.length === sections.length;
  const ofEnd = (group: typeof highest, ids: readonly number[], end: Counted) => {
    if (isEven || !ids.some((id) => isOfOne(group, id))) return "";
    return filled(end[group.length === 1 ? "one" : "more"], {
      names:
        group.length > named ? numberInWords(group.length) : listed(group.map(({ name }) => name)),
      score: group[0]?.score ?? "",
    });
  };
  const answer = (id: number) => words.answers[id]?.[sides[valueOf(id, answers)]] ?? "";
  const score = lowest[0]?.score ?? "";
  const isEvenThere = low.length === 0 && !isEven;
  const ends = [
    words.joined(high[0], low[0]),
    ofEnd(highest, high, words.highest),
    isEvenThere ? filled(words.evenThere, { score }) : ofEnd(lowest, low, words.lowest),
  ];
  // What is joined stands last; a home that is not safe stands first.
  const told = feelsUnsafe(answers) ? [low, high] : [high.toReversed(), low.toReversed()];
  const paragraphs = [told.flat().map(answer), ends.filter(Boolean), [pictureOf(facts, words)]];
  return paragraphs.map((texts) => texts.join(" ")).filter(Boolean);
}

const sides = { 1: "rarely", 2: "sometimes", 3: "often", 4: "always" } as const;

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
 * Sometimes nobody to call, then those of the lowest, then the lowest; two of the kind that there is more of, or of the low where home is one of them. Where several share an end, they are
 * of several chakras. That home feels safe is not praised, and that it does not comes first, beside answers of weight.
 */
function namedAnswers({ sections, answers }: LetterFacts) {
  const value = (id: number) => valueOf(id, answers);
  const { highest, lowest } = extremesOf(sections);
  const ids = sections.flatMap(({ key }) => questionIdsOf(key));
  const others = ids.filter((id) => id !== homeQuestion);
  const isUnsafe = feelsUnsafe(answers);
  const isAlone = (id: number) => id === supportQuestion && value(id) === 1;
  const lows = spread(
    lowest,
    (isUnsafe ? [homeQuestion, ...weighty] : others)
      .filter((id) => value(id) <= 2)
      .toSorted((a, b) => rank(a) - rank(b)),
  );
  const highs = spread(
    highest,
    (isUnsafe ? [...new Set([...weighty, ...others])] : others.toReversed())
      .filter((id) => value(id) >= 3)
      .toSorted((a, b) => (isUnsafe ? 0 : value(b) + of(highest, b) - value(a) - of(highest, a))),
  );
  const wanted = isUnsafe || lows.length > highs.length ? 2 : 1;
  const low = lows.slice(0, Math.max(wanted, named - highs.length));
  return { high: highs.slice(0, named - low.length), low };

  /** Where several share an end, of each chakra of theirs the first, then of each the second. */
  function spread(group: typeof highest, some: readonly number[]): readonly number[] {
    const chakra = (id: number) => Math.ceil(id / questionsPerChakra);
    const nth = (id: number) => some.filter((one) => chakra(one) === chakra(id)).indexOf(id);
    // Beside an Always for home, which is not named, an Often would credit the wrong answer.
    const isLesser = (id: number) =>
      value(id) === 3 && value(homeQuestion) === 4 && chakra(id) === chakra(homeQuestion);
    const place = (id: number) =>
      isAlone(id) ? -1 : isOfOne(group, id) && !isLesser(id) ? nth(id) : questionsPerChakra;
    return group.length > 1 && !isUnsafe ? some.toSorted((a, b) => place(a) - place(b)) : some;
  }

  function rank(id: number): number {
    return id === homeQuestion || isAlone(id) ? -far : value(id) - of(lowest, id);
  }

  function of(group: typeof highest, id: number): number {
    return isOfOne(group, id) ? far : 0;
  }
}
