import { feelsUnsafe } from "#domain/scan/help.ts";
import {
  asksOf,
  carriesOf,
  commonOf,
  pictureOf,
  safetyOf,
  type LetterFacts,
} from "./letter-sentences.ts";
import type { LetterWords, Tone } from "./letter-words.ts";
import type { Pairing } from "./pairings.ts";
import { maxScore, minScore, stateOf } from "#domain/scan/scores.ts";
import { filled } from "#domain/english.ts";
import { most, patternOf, stateCounts } from "#domain/scan/score-pattern.ts";
import type { Practice } from "./template.ts";

export type LetterInput = LetterFacts & {
  readonly pairing?: Pairing | undefined;
  readonly oneThing: {
    readonly practice: Pick<Practice, "title" | "duration" | "time">;
    /** The display name of the chakra that the practice belongs to. */
    readonly chapter: string;
  };
};

/** A letter with more words than these leaves out what it can spare. */
const enoughWords = 205;

/** A sentence, or several that stand together; `spare` is the order in which a long letter leaves them out. */
type Line = { readonly text: string; readonly spare?: 1 | 2 | 3 | 4 };

/**
 * The letter that opens a report, ours and not in the specification: four paragraphs without greeting and signature,
 * 150 to 220 words. The picture as a whole; what carries; what asks for care, and a pairing if there is one; one first
 * step. An answer is named as strong only if it is Often or Always, as asking for care only if Rarely or Sometimes.
 */
export function letterFor(input: LetterInput, words: LetterWords): readonly string[] {
  const { pairing, oneThing } = input;
  const scores = input.sections.map(({ score }) => score);
  const pattern = words.patterns[letterPatternOf(scores)];
  const unsafe = feelsUnsafe(input.answers);
  const tone = toneOf(scores, unsafe);
  const { title, duration, time } = oneThing.practice;
  const step = filled(words.step[unsafe ? "unsafe" : tone], {
    practice: filled(words.practice, { title, duration, time: words.times[time] }),
    chapter: oneThing.chapter,
  });
  return fitted([
    [said(pictureOf(input, pattern, words))],
    [...carriesOf(input, pattern, words).map(said), spare(pattern.carriesMore, 2)],
    [
      ...asksOf(input, pattern, words).map(said),
      ...commonOf(input, words).map((text) => spare(text, 4)),
      spare(pattern.asksMore, 1),
      // Two of seven equal scores say nothing together.
      ...(pairing && patternOf(scores) !== "allEqual"
        ? [spare(words.pairing, 3), said(pairing.sentence)]
        : []),
    ],
    [...safetyOf(input, words).map(said), said(step), said(words.close[tone])],
  ]);
}

/**
 * How the letter of these facts begins, word for word: its first paragraph, and what the second and the third begin with,
 * however much a long letter leaves out.
 */
export function letterBeginning(
  facts: LetterFacts,
  words: LetterWords,
): readonly [string, string, string] {
  const pattern = words.patterns[letterPatternOf(facts.sections.map(({ score }) => score))];
  return [
    pictureOf(facts, pattern, words),
    carriesOf(facts, pattern, words).join(" "),
    asksOf(facts, pattern, words).join(" "),
  ];
}

function letterPatternOf(scores: readonly number[]): keyof LetterWords["patterns"] {
  const pattern = patternOf(scores);
  if (pattern !== "allEqual") return pattern;
  const [score = minScore] = scores;
  if (score === maxScore) return "equalHighest";
  if (score === minScore) return "equalLowest";
  const byState = {
    balanced: "equalBalanced",
    needs_support: "equalBetween",
    blocked: "equalBlocked",
  } as const;
  return byState[stateOf(score)];
}

function toneOf(scores: readonly number[], unsafe: boolean): Tone {
  const { balanced, blocked } = stateCounts(scores);
  if (blocked >= most) return "gentle";
  return balanced === scores.length && !unsafe ? "bright" : "steady";
}

function said(text: string): Line {
  return { text };
}

function spare(text: string, order: 1 | 2 | 3 | 4): Line {
  return { text, spare: order };
}

function fitted(paragraphs: readonly (readonly Line[])[]): readonly string[] {
  const kept = new Set(paragraphs.flat());
  const wordCount = () => [...kept].reduce((sum, { text }) => sum + text.split(" ").length, 0);
  const spares = [...kept].filter(({ spare: order }) => order !== undefined);
  for (const line of spares.toSorted((a, b) => (a.spare ?? 0) - (b.spare ?? 0))) {
    if (wordCount() > enoughWords) kept.delete(line);
  }
  return paragraphs.map((lines) =>
    lines
      .filter((line) => kept.has(line))
      .map(({ text }) => text)
      .join(" "),
  );
}
