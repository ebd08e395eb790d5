import type { LetterWords } from "#domain/report/letter-words.ts";
import { highest, lowest } from "./letter-chakras.ts";
import { patterns } from "./letter-patterns.ts";

/** The opening letter of the report, put together in domain/report/letter.ts: 150 to 220 words for all answers. */
export const letter: LetterWords = {
  counts: {
    balanced: { one: "one is balanced", more: "{number} are balanced" },
    needs_support: { one: "one is in between", more: "{number} are in between" },
    blocked: { one: "one is low", more: "{number} are low" },
  },
  points: { one: "one point more", more: "{number} points more" },
  patterns,
  highest,
  lowest,
  gifts: {
    root: "ground to stand on",
    sacral: "joy",
    solar: "a will of your own",
    heart: "kindness",
    throat: "a voice",
    third_eye: "a clear eye",
    crown: "a wide view",
  },
  strong: {
    often: "You answered Often to {theme}, and often is enough to build on.",
    always: "You answered Always to {theme}, the highest answer there is.",
    three: "All three {chakra} answers were {answer}, from {first} to {last}.",
    every: "You gave every question there the same answer: {answer}.",
    elsewhere: "And over in {chakra} you answered {answer} to {theme}, which is worth knowing.",
  },
  weak: {
    rarely: "Your lowest answer there, Rarely, went to {theme}, and a little may go a long way.",
    sometimes: "You answered Sometimes to {theme}, so a little more may help there.",
    scattered: "You answered {answer} {number} times: {themes}.",
    few: "{number} of your answers there are {answer}: {themes}.",
    many: "{number} of your answers there are {answer}, from {theme} to {last}, which is a lot to look after at one time.",
    throughout:
      "In all, {number} of your answers are {answer}, spread over every petal, which is a lot to look after at one time.",
    common: "Of these, take the one where the next step costs you least.",
    every: "Each answer there is {answer}, so whichever you choose, you cannot choose wrong.",
    none: "Not one answer there is below Often, which is one step short of balanced.",
  },
  sameAnswer: {
    2: "Sometimes is what you answered, all twenty-one times, and that is a good deal more than nothing.",
    3: "Often is what you answered, all twenty-one times, and a great deal can be built on often.",
  },
  safety: {
    one: "One answer matters more than the others: {answer}, to {theme}.",
    same: "One of the questions was about {theme}.",
    first: "If home is not safe, that comes before all else, and the note above says who can help.",
  },
  pairing: "Two of your petals are best read together.",
  times: { AM: "in the morning", Anytime: "at any hour", PM: "in the evening" },
  practice: "“{title}” ({duration}, {time})",
  step: {
    unsafe: "For later there is {practice}, from the {chapter} chapter.",
    gentle: "If one small thing appeals to you, let it be {practice}, from the {chapter} chapter.",
    bright:
      "Should you want one thing to do this week, let it be {practice}, from the {chapter} chapter, as a kind of thank-you to yourself.",
    steady: "For this week, one step is plenty. Let it be {practice}, from the {chapter} chapter.",
  },
  close: {
    gentle:
      "Help is for hard stretches too, and a friend, a doctor or a counselor can carry some of this with you. Go gently.",
    bright:
      "Read on when you like, one chapter at a sitting, and keep the pages that you would want on a worse day.",
    steady:
      "The other pages will keep. Take them in a quiet hour, with the kind eye you would lend a friend.",
  },
};
