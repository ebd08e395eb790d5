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
    allEqual:
      "All seven of your scores are {high}, so no petal stands out from the others. Where no sum stands out, a single answer is the better place to begin. This letter starts with three, and the chapters take up all twenty-one.",
    allBalanced:
      "All seven of your scores are balanced, from {low} to {high}. A score is a sum, and a sum can hide the one answer that differs. Three of yours come first here.",
    allBlocked:
      "All seven of your scores are low, from {low} to {high}. If that is hard to see in one place, go slowly, and read only as far as it does you good.",
    mostlyBlocked:
      "Of your seven scores, {counts}. A hard stretch can look like that, and it says more about what these weeks have asked of you than about who you are.",
    closeTogether:
      "Your seven scores lie close together, all from {low} to {high}. Read the differences between them lightly, like a degree or two on a thermometer. Your single answers differ more than their sums.",
    oneShort:
      "Six of your seven scores are balanced, and {short} is not. What is different there, single answers can tell better than a sum, so this letter turns to three of them.",
    twoShort:
      "Five of your seven scores are balanced, and {short} are not. Perhaps the two have something to do with each other. Your single answers know more of it than the sums.",
    mostlyBetween:
      "Most of your scores lie in the middle: {counts}. A middle score is often made of answers that differ a good deal, so look at the three behind it.",
    mixed:
      "Your scores run from {low} to {high}: {counts}. That is a wide range, and three of your answers show where it comes from.",
  },
  highest: {
    one: "{names} stands highest, at {score}.",
    more: "{names} stand highest, at {score} each.",
  },
  lowest: { one: "{names} is lowest, at {score}.", more: "{names} are lowest, at {score} each." },
  answers: letterAnswers,
  times: { AM: "in the morning", Anytime: "at any hour", PM: "in the evening" },
  step: "If you do one thing this week, let it be “{title}” ({duration}, {time}), from the {chapter} chapter.",
  close: {
    none: "Turn to “{together}” next, which reads some of your answers side by side, or begin wherever you are curious. The rest can wait for an evening.",
    home: "The note above says who can help, and it comes before everything else in these pages, which can all wait for a calmer hour. Read on only if you want to, and only where nobody looks over your shoulder. They will still be here on another day.",
    many: "The note above says where help is, and a friend, a doctor or a counselor can carry some of this with you. Nothing here has to be done at once.",
  },
};
