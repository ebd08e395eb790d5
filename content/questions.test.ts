import { expect, test } from "vitest";
import { expectNoProblems } from "#tests/support/no-problems.ts";
import { chakraKeys } from "#domain/chakra.ts";
import { questionCount, questionIdsOf, type Question } from "#domain/scan/question.ts";
import { comparedQuestions } from "#domain/compare/friend-code.ts";
import { asISeeYou } from "./as-i-see-you.ts";
import { broken } from "./broken-rules.fixture.ts";
import { questions } from "./questions.ts";
import { wordCount } from "./reading-time.ts";
import { sideBySide } from "./side-by-side.ts";

const mostWords = 16;

const longestTheme = 10;

test("there are 21 questions, three a chakra, in the order of spec 3", () => {
  const expected = chakraKeys.flatMap((chakra) =>
    questionIdsOf(chakra).map((id) => ({ id, chakra })),
  );
  const wrong = expected.find(({ id, chakra }, index) => {
    const question: Question | undefined = questions[index];
    return question?.id !== id || question.chakra !== chakra;
  });
  const { length } = questions;
  const rules = broken("content/questions.ts: ", [
    [length === questionCount, `has ${length} questions; keep ${questionCount}`],
    [!wrong, `question ${wrong?.id} must stand in its place and be about ${wrong?.chakra}`],
  ]);
  expectNoProblems(rules);
});

const isTooLong = (text: string) => wordCount(text) > mostWords;
const isNoSentence = (text: string) => !/^[A-Z][^.!?;:]+\.$/u.test(text);
const isAboutNobody = (text: string) => !/\bI\b/u.test(text);
const speaksToYou = (text: string) => /\byou(?:r|rs|rself)?\b/iu.test(text);
const denial = /\b(?:not|never|nothing|nobody|none|without|hardly|rarely|seldom|\w+n't)\b/iu;
const jargon =
  /\b(?:chakras?|energ(?:y|ies)|auras?|spirit\w*|souls?|god|pray\w*|divine|kundalini|vibrations?|meditat\w*|manifest\w*)\b/iu;

/** Each is answered by Rarely to Always, of which Always is the balanced answer. */
test.each([
  [`is too long; say it in ${mostWords} words or fewer`, isTooLong],
  ["must be one sentence that ends in a period", isNoSentence],
  ['must say what "I" do or feel', isAboutNobody],
  ['says "you"; let the visitor speak as "I"', speaksToYou],
  ["denies something; say what is there when things go well", (text: string) => denial.test(text)],
  ["uses a special word; describe an everyday experience", (text: string) => jargon.test(text)],
] as const)("no question %s", (advice, isWrong) => {
  expectNoProblems(
    questions
      .filter(({ text }) => isWrong(text))
      .map(({ id, text }) => `content/questions.ts, question ${id}, text: "${text}" ${advice}`),
  );
});

test("a theme says what its question asks about, as a phrase that begins with doing", () => {
  const isPhrase = (theme: string) => /^[a-z]+ing [a-z ]+$/u.test(theme);
  const isShort = (theme: string) => wordCount(theme) <= longestTheme;
  const wrong = questions
    .filter(({ theme }) => !isPhrase(theme) || !isShort(theme))
    .map(
      ({ id, theme }) =>
        `content/questions.ts, question ${id}, theme: "${theme}"; write 2 to ${longestTheme} small words, as in "accepting kindness"`,
    );
  expectNoProblems(wrong);
});

test("two answers can be told of each question that two people compare, and of no other", () => {
  const ids = (texts: object) => Object.keys(texts).map(Number);
  expect(ids(sideBySide)).toEqual(comparedQuestions("self"));
  expect(ids(asISeeYou)).toEqual(comparedQuestions("seen"));
  const ofSeen = Object.entries(sideBySide).filter(([, { more, less }]) => more && less);
  expect(ofSeen.map(([id]) => Number(id))).toEqual(comparedQuestions("seen"));
});
