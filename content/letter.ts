import type { LetterWords } from "#domain/report/letter.ts";
import { joined, letterAnswers } from "./letter-answers.ts";

/** The letter that opens the report, put together in domain/report/letter.ts: 120 to 160 words for all answers. */
export const letter: LetterWords = {
  counts: {
    balanced: { one: "one is balanced", more: "{number} are balanced" },
    needs_support: { one: "one is in between", more: "{number} are in between" },
    blocked: { one: "one is low", more: "{number} are low" },
  },
  patterns: {
    allBalanced:
      "All seven of your scores are balanced, from {low} to {high}. Three answers are behind each, and one of them may differ.",
    allBlocked:
      "All seven of your scores are low, from {low} to {high}. That is no verdict on you. Go slowly, and read only as far as it does you good.",
    mostlyBlocked:
      "Of your seven scores, {counts}. That says more about these weeks than about you.",
    closeTogether:
      "Your seven scores lie close together, all from {low} to {high}. So the differences between them mean little.",
    oneShort:
      "Six of your seven scores are balanced, and {short} is not. Of all the chapters, that one counts most.",
    twoShort:
      "Five of your seven scores are balanced, and {short} are not. Perhaps the two have something to do with each other.",
    mostlyBetween:
      "Most of your scores lie in the middle: {counts}. Look at the three answers behind each.",
    mixed: "Your scores run from {low} to {high}: {counts}. The chapters take them one by one.",
  },
  allEqual: {
    balanced:
      "All seven of your scores are {high}, so no petal stands out from the others. What there is to read lies in single answers, and the chapters take up all twenty-one.",
    needs_support:
      "All seven of your scores are {high}, in the middle, so no petal stands out from the others. What there is to read lies in single answers, and the chapters take up all twenty-one.",
    blocked:
      "All seven of your scores are {high}, and each of them is low. Where so much runs short, one thing makes the next harder, and that is no failing of yours. So go slowly, and read only as far as it does you good.",
  },
  highest: {
    one: "By score, {names} stands highest, at {score}.",
    more: "By score, {names} stand highest, at {score} each.",
  },
  lowest: {
    one: "Of the seven, {names} is lowest, at {score}.",
    more: "Of the seven, {names} are lowest, at {score} each.",
  },
  evenThere: "Your lowest score is {score}, and even there no answer is below Often.",
  answers: letterAnswers,
  joined,
  times: { AM: "in the morning", Anytime: "at any hour", PM: "in the evening" },
  step: "If you do one thing this week, let it be “{title}” ({duration}, {time}), from {chapter}.",
  keep: "None of your answers is low, so this report is about keeping what is good. Rest, quiet and pleasure can go without anyone noticing but you. So in the overview, you choose one thing to protect.",
  close: {
    none: "Turn to “{together}” next, or begin wherever you are curious. A chapter at a time is a good pace.",
    home: "The note above says who can help, which matters more than all these pages. So read on only if you like. If it is safer to delete this report, delete it. You matter more, and you can take the scan again.",
    many: "The note above says where help is, a doctor or a counselor included, and nothing here has to be done at once, or alone.",
  },
};
