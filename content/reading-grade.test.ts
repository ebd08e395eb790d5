import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { expect, test } from "vitest";
import { answersFor, exampleScores } from "#tests/examples.ts";
import { sentencesOf } from "#tests/support/likeness.ts";
import { expectHouseStyle, expectNoProblems } from "#tests/support/no-problems.ts";
import { paragraphsOf } from "#domain/report/template.ts";
import { openingFor, openingsIn } from "#tests/support/openings.ts";
import { asISeeYou } from "./as-i-see-you.ts";
import { boosters } from "./boosters.ts";
import { chakras } from "./chakras/chakras.ts";
import { adaptNote, focusNote, foodNote } from "./disclaimers.ts";
import { articles, chakraFile, personalTexts, proseOf, readAloud, textsIn } from "./every-text.ts";
import { faq } from "./faq.ts";
import { helpNotes } from "./help.ts";
import { questions } from "./questions.ts";
import { research } from "./research.ts";
import { wordsOf } from "./reading-time.ts";
import { site } from "./site.ts";

const hardestQuestion = 8;
const hardestText = 9;

/** The school grade that a text asks for (Flesch-Kincaid): long sentences and long words raise it. */
function gradeOf(paragraphs: readonly string[]): number {
  const words = wordsOf(paragraphs.join(" "));
  return fleschKincaid({
    sentence: paragraphs.flatMap(sentencesOf).length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

/** The advice for a text that asks for more than `hardest`. */
function tooHard(place: string, paragraphs: readonly string[], hardest: number): readonly string[] {
  const grade = gradeOf(paragraphs);
  if (grade <= hardest) return [];
  return [
    `${place}: reads at grade ${grade.toFixed(1)}; use shorter sentences and words, to reach ${hardest}`,
  ];
}

test("a question reads at grade 8 or below", () => {
  const problems = questions.flatMap(({ id, text }) =>
    tooHard(`content/questions.ts, question ${id}, text`, [text], hardestQuestion),
  );
  const seen = Object.entries(asISeeYou).flatMap(([id, text]) =>
    tooHard(`content/as-i-see-you.ts, question ${id}`, [text], hardestQuestion),
  );
  expectNoProblems([...problems, ...seen]);
});

test("all that a report says reads at grade 9 or below", () => {
  const insights = Object.values(chakras).flatMap(({ key, openings }) =>
    openingsIn(openings).flatMap(({ name, opening: { insight } }) =>
      tooHard(`${chakraFile(key)}, ${name}, insight`, paragraphsOf(insight), hardestText),
    ),
  );
  const descriptions = Object.entries(boosters).map(([key, { description }]) => [key, description]);
  const answers = faq.map(({ question, answer }) => [question, answer.replace(site.refund, "")]);
  const notes = Object.entries(helpNotes).map(([note, { text }]) => [note, text]);
  const texts = [
    ...Object.values(chakras).flatMap(({ key, snapshot, help }) =>
      textsIn(chakraFile(key), { snapshot, help }),
    ),
    ...textsIn("content/boosters.ts", Object.fromEntries(descriptions)),
    ...textsIn("content/faq.ts", Object.fromEntries(answers)),
    ...textsIn("content/help.ts", Object.fromEntries(notes)),
    ...textsIn("content/disclaimers.ts", { adaptNote, foodNote, focusNote }),
    ...textsIn("content/research.ts", { sourcesLead: research.sourcesLead }),
    ...personalTexts,
  ];
  const others = texts.flatMap(({ file, field, text }) =>
    tooHard(`${file}, ${field}`, [text], hardestText),
  );
  expectNoProblems([...insights, ...others]);
});

test("letters, answers and tensions read at grade 9 or below", () => {
  const letters = Object.entries(exampleScores).flatMap(([name, scores]) => {
    const { letter, finding } = openingFor(answersFor(scores));
    return [
      ...tooHard(`content/letter*.ts, letter of ${name}`, letter, hardestText),
      ...tooHard(`content/finding.ts, finding of ${name}`, [finding], hardestText),
    ];
  });
  // A title of three words has no grade.
  const readings = readAloud
    .filter(({ field }) => !field.endsWith(".title"))
    .flatMap(({ file, field, text }) => tooHard(`${file}, ${field}`, [text], hardestText));
  expectNoProblems([...letters, ...readings]);
});

test("an article reads at grade 9 or below", () => {
  const problems = articles.flatMap(({ file, body }) =>
    tooHard(`${file}, text`, proseOf(body), hardestText),
  );
  expectHouseStyle(problems);
});

test("the measure tells an easy text from a hard one", () => {
  expect(gradeOf(["The cat sat on the mat. It was warm."])).toBeLessThan(2);
  expect(
    gradeOf(["Organizational sustainability necessitates interdisciplinary collaboration."]),
  ).toBeGreaterThan(hardestText);
});
