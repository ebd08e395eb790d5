import { wordsOf } from "#content/reading-time.ts";

/** Two sentences with this share of their telling words in common say the same thing twice. */
export const tooAlike = 0.65;

/** Below this number of telling words a sentence is a set phrase ("Do that six times."), free to return. */
const fewestWords = 4;

const fillers = new Set(
  `a an the and or but of to in on at for with as is are be it its that this you your i my me not no
  so if by from than then when what which who how do does did can may will have has had one`.split(
    /\s+/u,
  ),
);

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

type Telling = { readonly text: string; readonly words: ReadonlySet<string> };

/** The sentences of a text, trimmed. */
export function sentencesOf(text: string): readonly string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim());
}

/** The sentences of a text that are more than a set phrase, each with its telling words. */
export function tellingSentencesOf(text: string): readonly Telling[] {
  return sentencesOf(text)
    .map((sentence) => {
      const words = wordsOf(sentence.toLowerCase());
      return { text: sentence, words: new Set(words.filter((word) => !fillers.has(word))) };
    })
    .filter(({ words }) => words.size >= fewestWords);
}

/** The share of telling words that two sentences have in common, from 0 to 1 (Dice's coefficient). */
export function likeness(one: Telling, other: Telling): number {
  const common = [...one.words].filter((word) => other.words.has(word)).length;
  return (2 * common) / (one.words.size + other.words.size);
}
