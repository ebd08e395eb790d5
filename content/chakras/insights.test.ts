import { expect, test } from "vitest";
import { sentencesOf } from "#tests/support/likeness.ts";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import { openingsIn } from "#tests/support/openings.ts";
import { paragraphsOf } from "#domain/report/template.ts";
import { broken, repeated } from "#content/broken-rules.fixture.ts";
import { chakraFile, templates } from "#content/every-text.ts";
import { wordCount, wordsOf } from "#content/reading-time.ts";
import { chakras } from "./chakras.ts";

const insights = Object.values(chakras).flatMap(({ key, openings }) =>
  openingsIn(openings).map(({ name, opening }) => read(key, name, opening.insight)),
);

function read(key: ChakraKey, state: string, insight: string) {
  const paragraphs = paragraphsOf(insight);
  const [quotation = ""] = paragraphs;
  const sentences = paragraphs.flatMap(sentencesOf);
  const place = `${chakraFile(key)}, ${state}`;
  return { name: `${key} ${state}`, state, place, insight, quotation, paragraphs, sentences };
}

test("an insight has 8 to 35 words in one or two paragraphs, of which one sentence is quoted", () => {
  const problems = insights.flatMap(({ place, insight, paragraphs, quotation, sentences }) => {
    const [words, quoted] = [wordCount(insight), wordCount(quotation)];
    const isWhole = paragraphs.every(
      (text) => text === text.trim() && text !== "" && !text.includes("\n"),
    );
    const isSentence = quoted >= 8 && quoted <= 20 && /[.?]$/u.test(quotation);
    return broken(place, [
      [words >= 8 && words <= 35, `, insight: has ${words} words; write 8 to 35`],
      [
        paragraphs.length <= 2 && isWhole,
        ", insight: write one or two paragraphs with one empty line between them",
      ],
      [
        sentences.includes(quotation),
        `, quotation: "${quotation}"; copy a whole sentence of the insight`,
      ],
      [isSentence, `, quotation: has ${quoted} words; choose a sentence of 8 to 20`],
    ]);
  });
  expectNoProblems(problems);
});

test("a chapter whose low score may hide distress says who can help", () => {
  const helpers = /\b(?:doctor|counselor|therapist)\b/u;
  for (const key of ["root", "sacral", "heart", "crown"] as const) {
    expect(chakras[key].help ?? chakras[key].cautions?.at(-1)?.text).toMatch(helpers);
  }
});

test("an insight leaves out what seven chapters in a row would repeat", () => {
  const worn: readonly (readonly [RegExp, string])[] = [
    [/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/giu, "leave out days of the week"],
    [
      /\b(?:offices?|inbox|e-?mails?|meetings?|colleagues?|coworkers?|deadlines?|spreadsheets?|commute)\b/giu,
      "a reader may have no such work; choose a scene of everybody’s",
    ],
    [
      /\b(?:scores?|grades?|the number)\b/giu,
      "how to read a score is said once in a report; speak of the answers, or of life",
    ],
    [/\bcounts\b|, and no\b/giu, "this turn of phrase has been used up; say it another way"],
  ];
  const problems = insights.flatMap(({ place, insight }) =>
    worn.flatMap(([words, advice]) =>
      [...insight.matchAll(words)].map(([word]) => `${place}, insight: "${word}"; ${advice}`),
    ),
  );
  expectNoProblems(problems);
});

const snapshots = templates.map(({ key, state }) => ({
  state,
  place: `${chakraFile(key)}, snapshot, ${state}`,
  text: chakras[key].snapshot[state],
}));

test("a snapshot is one sentence of 12 to 24 words that ends in a period", () => {
  expectNoProblems(
    snapshots
      .filter(({ text }) => {
        const words = wordCount(text);
        return words < 12 || words > 24 || sentencesOf(text).length !== 1 || !text.endsWith(".");
      })
      .map(
        ({ place, text }) =>
          `${place}: "${text}"; write one sentence of 12 to 24 words with a period`,
      ),
  );
});

/** Those that begin with the word with which another one of their state does. */
function alike(texts: readonly { state: string; place: string; text: string }[]) {
  const begins = texts.map(({ state, place, text }) => ({
    place,
    name: `${state}: ${wordsOf(text)[0]} …`,
  }));
  return repeated(begins, "begin it another way");
}

test("no two snapshots, insights or last sentences of insights of a state begin with the same word", () => {
  const sentence = (position: number) =>
    insights.map((one) => ({ ...one, text: one.sentences.at(position) ?? "" }));
  expectNoProblems([snapshots, sentence(0), sentence(-1)].flatMap(alike));
});

const foods = templates.flatMap(({ place, template }) =>
  template.nutrition.map((name) => ({ place: `${place}, nutrition`, name })),
);

/** The foods that break a rule, each with its place and what to do about it. */
function problemsOfFoods(advice: string, isWrong: (food: string) => boolean): readonly string[] {
  return foods
    .filter(({ name }) => isWrong(name))
    .map(({ place, name }) => `${place}: "${name}"; ${advice}`);
}

test("a template names three or four foods by their names alone, easy to skip", () => {
  const counts = templates
    .map(({ place, template }) => ({ place, count: template.nutrition.length }))
    .filter(({ count }) => count < 3 || count > 4)
    .map(({ place, count }) => `${place}, nutrition: has ${count} foods; write 3 or 4`);
  const isNoName = (food: string) => !/^\p{Lu}[\p{Ll} ]+$/u.test(food);
  expectNoProblems([...counts, ...problemsOfFoods('write it as "Red lentils"', isNoName)]);
});

test("no food comes twice in a report", () => expectNoProblems(repeated(foods)));

/**
 * Grapefruit, Seville oranges, pomelos and tangelos: US Food and Drug Administration, "Grapefruit Juice and Some Drugs
 * Don't Mix" (2017). Cranberries, with warfarin: NHS, "Warfarin". Licorice and St. John's wort: US National Center for
 * Complementary and Integrative Health.
 */
const actsOnMedicines =
  /\b(?:grapefruits?|pomelos?|tangelos?|seville|(?:bitter|sour) oranges?|marmalade|cranberr(?:y|ies)|licorice|st\.? john)/iu;

const diet =
  /\b(?:calor\w*|diet\w*|low-\w+|(?:sugar|fat)-free|(?:without|less|no) (?:sugar|fat|salt)|guilt\w*|sinful|skinny|slim\w*|portions?|one (?:square|bite|piece|slice)|a few|allow\w*|indulg\w*|superfoods?|weight)\b/iu;

test.each([
  ["can change how a medicine works; choose another", actsOnMedicines],
  ["sounds like a diet; say how it tastes or smells", diet],
])("no food %s", (advice, words) => {
  expectNoProblems(problemsOfFoods(advice, (food) => words.test(food)));
});
