import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCompleteAnswers } from "#tests/arbitraries.ts";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { questionIds } from "./answers.ts";
import { helpFor } from "./help.ts";
import { scoresOf, type Scores } from "./scores.ts";

const { balanced, blockedEverywhere } = exampleScores;
const notesFor = (scores: Scores) => helpFor({ scores, answers: { ...answersFor(scores), 2: 4 } });

test.each([
  ["three blocked chakras, one of them very low", { root: 6, heart: 3, crown: 6 }, false],
  ["a fourth one", { root: 6, heart: 3, crown: 6, solar: 6 }, true],
  ["two at 3 or 4", { heart: 3, throat: 4 }, true],
  ["one at 4, one at 5", { heart: 4, throat: 5 }, false],
  ["Sacral and Crown both at 5", { sacral: 5, crown: 5 }, true],
  ["Crown at 6", { sacral: 5, crown: 6 }, false],
] as const)("with %s, the note on much that is low: %o %s", (_, low, isShown) => {
  expect(notesFor({ ...balanced, ...low })).toEqual(isShown ? ["many"] : []);
});

test("eight Rarelys bring it too, however they are spread, and seven do not", () => {
  const spread = [1, 4, 7, 10, 13, 16, 19, 5];
  const withRarelys = (count: number) => {
    const answers = { ...answersFor({ ...balanced, root: 12, sacral: 12, throat: 12 }) };
    for (const id of questionIds) answers[id] = spread.slice(0, count).includes(id) ? 1 : 4;
    return helpFor({ scores: scoresOf(answers), answers });
  };
  expect(withRarelys(7)).toEqual([]);
  expect(withRarelys(8)).toEqual(["many"]);
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

test("an answer to another question never brings the note on home", () => {
  fc.assert(
    fc.property(anyCompleteAnswers, (answers) => {
      const safe = { ...answers, 2: 4 } as typeof answers;
      expect(helpFor({ scores: scoresOf(safe), answers: safe })).not.toContain("home");
    }),
  );
});
