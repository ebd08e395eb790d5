import { test } from "vitest";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { chakraStates } from "#domain/scan/scores.ts";
import { chakraFile } from "#content/every-text.ts";
import { chakras } from "./chakras.ts";

const foods = Object.values(chakras).flatMap(({ key, templates }) =>
  chakraStates.flatMap((state) =>
    templates[state].nutrition.map((food) => ({
      place: `${chakraFile(key)}, ${state}, nutrition`,
      food,
    })),
  ),
);

/** The foods that break a rule, each with its place and what to do about it. */
function problems(advice: string, isWrong: (food: string) => boolean): readonly string[] {
  return foods
    .filter(({ food }) => isWrong(food))
    .map(({ place, food }) => `${place}: "${food}"; ${advice}`);
}

test("a template names three or four foods by their names alone, easy to skip", () => {
  const counts = Object.values(chakras).flatMap(({ key, templates }) =>
    chakraStates
      .map((state) => ({ state, count: templates[state].nutrition.length }))
      .filter(({ count }) => count < 3 || count > 4)
      .map(
        ({ state, count }) =>
          `${chakraFile(key)}, ${state}, nutrition: has ${count} foods; write 3 or 4`,
      ),
  );
  const isNoName = (food: string) => !/^\p{Lu}[\p{Ll} ]+$/u.test(food);
  expectNoProblems([...counts, ...problems('write it as "Red lentils"', isNoName)]);
});

test("no food comes twice in a report", () => {
  const names = foods.map(({ food }) => food.toLowerCase());
  expectNoProblems(
    foods
      .filter((_, index) => names.indexOf(names[index] ?? "") < index)
      .map(({ place, food }) => `${place}: "${food}" has come before; choose another`),
  );
});

/**
 * Grapefruit, Seville oranges, pomelos and tangelos: US Food and Drug Administration, "Grapefruit Juice and Some Drugs
 * Don't Mix" (2017). Cranberries, with warfarin: NHS, "Warfarin". Licorice and St. John's wort: US National Center for
 * Complementary and Integrative Health.
 */
const actsOnMedicines =
  /\b(?:grapefruits?|pomelos?|tangelos?|seville|(?:bitter|sour) oranges?|marmalade|cranberr(?:y|ies)|licorice|st\.? john)/iu;

test("no food is one that is known to act on common medicines", () => {
  expectNoProblems(
    problems("can change how a medicine works; choose another", (food) =>
      actsOnMedicines.test(food),
    ),
  );
});

test("no food is served with a rule about eating less", () => {
  const diet =
    /\b(?:calor\w*|diet\w*|low-\w+|(?:sugar|fat)-free|(?:without|less|no) (?:sugar|fat|salt)|guilt\w*|sinful|skinny|slim\w*|portions?|one (?:square|bite|piece|slice)|a few|allow\w*|indulg\w*|superfoods?|weight)\b/iu;
  expectNoProblems(
    problems("sounds like a diet; say how it tastes or smells", (food) => diet.test(food)),
  );
});
