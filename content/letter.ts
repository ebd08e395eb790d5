import type { LetterWords } from "#domain/report/letter.ts";
import { letterAnswers } from "./letter-answers.ts";

/** The letter that opens the report, put together in domain/report/letter.ts: 120 to 160 words for all answers. */
export const letter: LetterWords = {
  counts: {
    balanced: { one: "one is balanced", more: "{number} are balanced" },
    needs_support: { one: "one is in between", more: "{number} are in between" },
    blocked: { one: "one is low", more: "{number} are low" },
  },
  patterns: {
    allBalanced:
      "All seven of your scores are balanced, from {low} to {high}. A score is a sum, and a sum can hide the one answer that differs.",
    allBlocked:
      "All seven of your scores are low, from {low} to {high}. If that is hard to see in one place, go slowly, and read only as far as it does you good.",
    mostlyBlocked:
      "Of your seven scores, {counts}. A hard stretch can look like that, and it says more about what these weeks have asked of you than about who you are.",
    closeTogether:
      "Your seven scores lie close together, all from {low} to {high}. Read the differences between them lightly, like a degree or two on a thermometer. What your single answers say is more exact than their sums.",
    oneShort:
      "Six of your seven scores are balanced, and {short} is not. What is different there, a single answer can tell better than a sum.",
    twoShort:
      "Five of your seven scores are balanced, and {short} are not. Perhaps the two have something to do with each other. Your single answers know more of it than the sums.",
    mostlyBetween:
      "Most of your scores lie in the middle: {counts}. A middle score can be made in quite different ways, so look at the three answers behind it.",
    mixed:
      "All in all, your scores run from {low} to {high}: {counts}. Each is made of three answers, and the chapters read every one of them.",
  },
  allEqual: {
    balanced:
      "All seven of your scores are {high}, so no petal stands out from the others. What there is to read lies in single answers, and the chapters take up all twenty-one.",
    needs_support:
      "All seven of your scores are {high}, in the middle, so no petal stands out from the others. What there is to read lies in single answers, and the chapters take up all twenty-one.",
    blocked:
      "All seven of your scores are {high}, and each of them is low. Where so much runs short, one thing wears on the next, and that is no failing of yours. So go slowly, and read only as far as it does you good.",
  },
  highest: {
    one: "So {names} stands highest, at {score}.",
    more: "So {names} stand highest, at {score} each.",
    among: "So {names} is among the highest, at {score}.",
    someAmong: "So {names} are among the highest, at {score} each.",
  },
  lowest: {
    one: "So {names} is lowest, at {score}.",
    more: "So {names} are lowest, at {score} each.",
    among: "So {names} is among the lowest, at {score}.",
    someAmong: "So {names} are among the lowest, at {score} each.",
  },
  evenThere: "Your lowest score is {score}, and even there no answer is below Often.",
  answers: letterAnswers,
  times: { AM: "in the morning", Anytime: "at any hour", PM: "in the evening" },
  step: "If you do one thing this week, let it be “{title}” ({duration}, {time}), from the {chapter} chapter.",
  keep: "None of your answers is low, so the chapters look at what keeps these things going, and at where one of them could slip.",
  close: {
    none: "Turn to “{together}” next, or begin wherever you are curious. A chapter at a time is a good pace, and the rest can wait for an evening.",
    home: "The note above says who can help, and it comes before everything else in these pages, which can all wait for a calmer hour. Read on only if you want to, and only where nobody looks over your shoulder. These pages will still be here on another day.",
    many: "The note above says where help is, and a friend, a doctor or a counselor can carry some of this with you. Nothing here has to be done at once.",
  },
};
