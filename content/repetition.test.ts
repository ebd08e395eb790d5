import { test } from "vitest";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { boosters } from "./boosters.ts";
import { chakras } from "./chakras/chakras.ts";
import {
  articles,
  chakraFile,
  everyText,
  personalTexts,
  proseOf,
  textsIn,
  questionTexts,
  type Text,
} from "./every-text.ts";
import { wordsOf } from "./reading-time.ts";

/** Two sentences with this share of their telling words in common say the same thing twice. */
const tooAlike = 0.65;

/** Below this number of telling words a sentence is a set phrase ("Do that six times."), free to return. */
const fewestWords = 4;

const fillers = new Set(
  `a an the and or but of to in on at for with as is are be it its that this you your i my me not no
  so if by from than then when what which who how do does did can may will have has had one`.split(
    /\s+/u,
  ),
);

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

type Sentence = Text & { readonly words: ReadonlySet<string> };

function sentencesOf({ file, field, text }: Text): readonly Sentence[] {
  return [...segmenter.segment(text)].map(({ segment }) => {
    const words = wordsOf(segment.toLowerCase());
    return {
      file,
      field,
      text: segment.trim(),
      words: new Set(words.filter((word) => !fillers.has(word))),
    };
  });
}

/** The share of telling words that two sentences have in common, from 0 to 1 (Dice's coefficient). */
function likeness(one: Sentence, other: Sentence): number {
  const common = [...one.words].filter((word) => other.words.has(word)).length;
  return (2 * common) / (one.words.size + other.words.size);
}

const templateTexts = Object.values(chakras).flatMap(({ key, templates }) =>
  textsIn(chakraFile(key), templates, "templates"),
);

const sentences = [
  ...templateTexts,
  ...textsIn("content/boosters.ts", boosters),
  ...questionTexts,
  ...personalTexts,
  ...articles.flatMap(({ file, body }) =>
    proseOf(body).map((text) => ({ file, field: "text", text })),
  ),
]
  .flatMap(sentencesOf)
  .filter(({ words }) => words.size >= fewestWords);

test("no text is empty", () => {
  const problems = everyText
    // The owner's settings have rules of their own, in site.test.ts.
    .filter(({ file, text }) => file !== "content/site.ts" && text.trim() === "")
    .map(({ file, field }) => `${file}, ${field}: is empty; write it or remove the entry`);
  expectNoProblems(problems);
});

const personalFiles = new Set(personalTexts.map(({ file }) => file));

/** Two cases of one text, which no reader sees side by side. */
function areCases(one: Text, other: Text): boolean {
  return one.file === other.file && one.field !== other.field && personalFiles.has(one.file);
}

test("no sentence of templates, boosters, questions, articles or what depends on scores says again what another one says", () => {
  const problems = sentences.flatMap((one, index) =>
    sentences
      .slice(index + 1)
      .filter((other) => !areCases(one, other) && likeness(one, other) >= tooAlike)
      .map(
        (other) =>
          `${other.file}, ${other.field}: "${other.text}" is nearly "${one.text}" in ${one.file}, ${one.field}; say something else`,
      ),
  );
  expectNoProblems(problems);
});
