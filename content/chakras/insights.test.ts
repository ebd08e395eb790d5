import { test } from "vitest";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import type { ChakraKey } from "#domain/chakra.ts";
import { answerChoices } from "#domain/scan/answers.ts";
import { homeQuestion } from "#domain/scan/help.ts";
import { chakraStates, stateOf, type ChakraState } from "#domain/scan/scores.ts";
import { paragraphsOf } from "#domain/report/template.ts";
import { chakraFile } from "#content/every-text.ts";
import { wordCount, wordsOf } from "#content/reading-time.ts";
import { chakras } from "./chakras.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Those of the states, and in between those of the weakest answers, by their ids. */
const insights = Object.values(chakras).flatMap(({ key, templates, reflections }) => [
  ...chakraStates.flatMap((state) => {
    const { insight, quotation } = templates[state];
    return insight && quotation ? [read(key, state, insight, quotation)] : [];
  }),
  ...Object.entries(reflections).map(([id, { between }]) =>
    read(key, id, between.insight, paragraphsOf(between.insight)[0] ?? ""),
  ),
]);

function read(key: ChakraKey, state: string, insight: string, quotation: string) {
  const paragraphs = paragraphsOf(insight);
  const sentences = paragraphs.flatMap((text) =>
    [...segmenter.segment(text)].map(({ segment }) => segment.trim()),
  );
  const place = `${chakraFile(key)}, ${state}`;
  return { name: `${key} ${state}`, state, place, insight, quotation, paragraphs, sentences };
}

/** What a text may say of the three answers of a state, whichever question they belong to. */
const bears: Readonly<Record<ChakraState, (three: readonly number[]) => boolean>> = {
  // At least two are Rarely or Sometimes.
  blocked: (three) => three.filter((answer) => answer <= 2).length >= 2,
  // At least one is Often or Always, and at least one is not Always.
  needs_support: (three) =>
    three.some((answer) => answer >= 3) && three.some((answer) => answer <= 3),
  // None is Rarely, and at least one is Always.
  balanced: (three) => three.every((answer) => answer >= 2) && three.some((answer) => answer === 4),
};

test("whatever an insight says of the answers holds for every three answers of its state", () => {
  const values = answerChoices.map(({ value }) => value);
  const threes = values.flatMap((one) =>
    values.flatMap((two) => values.map((three) => [one, two, three])),
  );
  const wrong = threes.filter(
    (three) => !bears[stateOf(three.reduce((sum, answer) => sum + answer, 0))](three),
  );
  expectNoProblems(
    wrong.map(
      (three) =>
        `content/chakras: the answers ${three.join(", ")} are none of what the insights say of their state; read all 21 again`,
    ),
  );
});

test("an insight has 10 to 35 words in one or two paragraphs", () => {
  const problems = insights.flatMap(({ place, insight, paragraphs }) => {
    const words = wordCount(insight);
    return [
      ...(words >= 10 && words <= 35
        ? []
        : [`${place}, insight: has ${words} words; write 10 to 35`]),
      ...(paragraphs.length <= 2 &&
      paragraphs.every((text) => text === text.trim() && text !== "" && !text.includes("\n"))
        ? []
        : [`${place}, insight: write one or two paragraphs with one empty line between them`]),
    ];
  });
  expectNoProblems(problems);
});

test("a quotation is one sentence of its insight, of 8 to 20 words", () => {
  const problems = insights.flatMap(({ place, quotation, sentences }) => {
    const words = wordCount(quotation);
    return [
      ...(sentences.includes(quotation)
        ? []
        : [`${place}, quotation: "${quotation}"; copy a whole sentence of the insight`]),
      ...(words >= 8 && words <= 20 && /[.?]$/u.test(quotation)
        ? []
        : [`${place}, quotation: has ${words} words; choose a sentence of 8 to 20`]),
    ];
  });
  expectNoProblems(problems);
});

/** Where a low score may go with distress: a home that is not safe, grief, lost pleasure or meaning, a tiredness that stays. */
const asksForHelp = [
  "root blocked",
  `root ${homeQuestion}`,
  "sacral blocked",
  "heart blocked",
  "crown blocked",
];

test("an insight into a score that may hide distress says who can help", () => {
  const helpers = /\b(?:doctor|counselor|therapist|helpline)\b/u;
  expectNoProblems(
    insights
      .filter(({ name, insight }) => asksForHelp.includes(name) && !helpers.test(insight))
      .map(
        ({ place }) =>
          `${place}, insight: name a doctor, a counselor, a therapist or a helpline, and say when`,
      ),
  );
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

test("no two insights of a state begin with the same word, nor their last sentences", () => {
  const ends = [
    ["first", 0],
    ["last", -1],
  ] as const;
  const problems = ends.flatMap(([which, position]) => {
    const begins = insights.map(({ state, sentences }) => {
      const [word = ""] = wordsOf(sentences.at(position) ?? "");
      return `${state} ${word.toLowerCase()}`;
    });
    return insights
      .filter((_, index) => begins.indexOf(begins[index] ?? "") < index)
      .map(
        ({ place }) =>
          `${place}, insight: its ${which} sentence begins like another one’s of this state; build it another way`,
      );
  });
  expectNoProblems(problems);
});
