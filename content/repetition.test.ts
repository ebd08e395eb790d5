import { test } from "vitest";
import { likeness, tellingSentencesOf, tooAlike } from "#tests/support/likeness.ts";
import { expectHouseStyle, expectNoProblems } from "#tests/support/no-problems.ts";
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
  readAloud,
  type Text,
} from "./every-text.ts";
import { helpNotes } from "./help.ts";
import { finding } from "./finding.ts";
import { letter } from "./letter.ts";
import { isOwners } from "./owners-texts.ts";

type Sentence = Text & { readonly words: ReadonlySet<string> };

function sentencesOf({ file, field, text }: Text): readonly Sentence[] {
  return tellingSentencesOf(text).map((sentence) => ({ file, field, ...sentence }));
}

/** A visitor meets one of their sentences for each purpose; domain/report/letter.test.ts reads them as visitors do. */
const alternatives = ["content/letter.ts", "content/finding.ts", "content/answers/answers.ts"];

const chakraTexts = Object.values(chakras).flatMap(
  ({ key, snapshot, templates, openings, help, cautions }) =>
    textsIn(chakraFile(key), { snapshot, templates, openings, help, cautions }),
);

const sentences = [
  ...chakraTexts,
  ...textsIn("content/boosters.ts", boosters),
  ...textsIn("content/help.ts", helpNotes),
  ...readAloud,
  ...textsIn("content/letter.ts", letter),
  ...textsIn("content/finding.ts", finding),
  ...questionTexts,
  ...personalTexts,
  ...articles.flatMap(({ file, body }) =>
    proseOf(body).map((text) => ({ file, field: "text", text })),
  ),
].flatMap(sentencesOf);

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
  if (one.file !== other.file) return false;
  if ([one, other].every(({ field }) => /^(?:openings|evenAnswers)\./u.test(field))) return true;
  if (alternatives.includes(one.file)) return true;
  return one.field !== other.field && personalFiles.has(one.file);
}

test("no sentence of chakras, boosters, questions, articles or what depends on scores says again what another one says", () => {
  const problems = sentences.flatMap((one, index) =>
    sentences
      .slice(index + 1)
      .filter((other) => !areCases(one, other) && likeness(one, other) >= tooAlike)
      .map((other) => {
        // Who said it first keeps it.
        const [late, early] = isOwners(one.file) ? [one, other] : [other, one];
        return `${late.file}, ${late.field}: "${late.text}" is nearly "${early.text}" in ${early.file}, ${early.field}; say something else`;
      }),
  );
  expectHouseStyle(problems);
});
