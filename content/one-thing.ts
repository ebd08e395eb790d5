import type { OneThingWords } from "#domain/report/one-thing.ts";

/** Why the one thing of the week is this one: the answer that the practice serves, and what it may change. */
export const oneThingWords: OneThingWords = {
  unsafe: {
    1: "Call or text one of the lines in the note at the beginning. Or pick one person who doesn’t live with you and can keep this to themselves, a doctor or a teacher included, and say: “Home doesn’t feel safe.” That is enough for a start. On a line, you can say that you just want to talk, and hang up whenever you like. Everything after this can wait.",
    2: "Pick one person who doesn’t live with you and can keep this to themselves, and say: “Home doesn’t always feel safe.” Or call one of the lines in the note at the beginning, which are there for a worry, too. You can say that you just want to talk, and hang up whenever you like. Everything after this can wait.",
  },
  keep: "A score isn’t homework. When a day goes badly, what goes first: rest, quiet, play, a kind word? Give it a name and an hour, if only in your head: “Mine is …, and on … I do it before the list.” In the 7-day plan it can take the place of any practice.",
  practice: "You answered {answer} to {theme}. What to do: {how} {why}",
  grows: "It starts small on purpose, and goes a step further in week 2.",
};
