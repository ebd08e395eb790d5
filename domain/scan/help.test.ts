import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCompleteAnswers, anyScores } from "#tests/arbitraries.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { helpFor } from "./help.ts";
import { scoresOf, stateOf } from "./scores.ts";

const { balanced, blockedEverywhere } = exampleScores;

test("the note on many low scores belongs from four blocked chakras on", () => {
  const three = { ...balanced, root: 6, heart: 3, crown: 5 };
  expect(helpFor({ scores: three })).toEqual([]);
  expect(helpFor({ scores: { ...three, solar: 6 } })).toEqual(["many"]);
  expect(helpFor({ scores: { ...three, solar: 7 } })).toEqual([]);
});

test("the note on home belongs when home feels safe Rarely or Sometimes, however high the root", () => {
  const answers = answersFor(balanced);
  const notes = ([1, 2, 3, 4] as const).map((value) =>
    helpFor({ scores: balanced, answers: { ...answers, 2: value } }),
  );
  expect(notes).toEqual([["home"], ["home"], [], []]);
});

test("where both belong, safety at home comes first", () => {
  const answers = { ...answersFor(blockedEverywhere), 2: 1 } as const;
  expect(helpFor({ scores: blockedEverywhere, answers })).toEqual(["home", "many"]);
});

test("without answers only the scores decide", () => {
  fc.assert(
    fc.property(anyScores, (scores) => {
      const blocked = chakraKeys.filter((key) => stateOf(scores[key]) === "blocked");
      expect(helpFor({ scores })).toEqual(blocked.length > 3 ? ["many"] : []);
    }),
  );
});

test("an answer to another question never brings the note on home", () => {
  fc.assert(
    fc.property(anyCompleteAnswers, (answers) => {
      const safe = { ...answers, 2: 4 } as typeof answers;
      expect(helpFor({ scores: scoresOf(safe), answers: safe })).not.toContain("home");
    }),
  );
});
