import { test } from "vitest";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { chakraStates } from "#domain/scan/scores.ts";
import { chakraFile } from "#content/every-text.ts";
import { wordCount, wordsOf } from "#content/reading-time.ts";
import { chakras } from "./chakras.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const sentenceCount = (text: string) => [...segmenter.segment(text)].length;

const snapshots = Object.values(chakras).flatMap(({ key, snapshot }) =>
  chakraStates.map((state) => ({
    state,
    place: `${chakraFile(key)}, snapshot, ${state}`,
    text: snapshot[state],
  })),
);

test("a snapshot is one sentence of 12 to 24 words that ends in a period", () => {
  expectNoProblems(
    snapshots
      .filter(({ text }) => {
        const words = wordCount(text);
        return words < 12 || words > 24 || sentenceCount(text) !== 1 || !text.endsWith(".");
      })
      .map(
        ({ place, text }) =>
          `${place}: "${text}"; write one sentence of 12 to 24 words with a period`,
      ),
  );
});

test("no two snapshots of a state begin with the same word, since seven may stand below each other", () => {
  const begins = snapshots.map(({ state, text }) => `${state} ${wordsOf(text)[0]?.toLowerCase()}`);
  expectNoProblems(
    snapshots
      .filter((_, index) => begins.indexOf(begins[index] ?? "") < index)
      .map(({ place, text }) => `${place}: "${text}"; another one begins so, build it another way`),
  );
});
